/**
 * Asks for consent once and starts Google Analytics if the visitor agrees. A separate script, bundled by
 * `plugins/scripts/plugin.ts`, on every page of a site that was built with `GA_MEASUREMENT_ID`. It starts with the
 * visitor's first interaction.
 */
import { formPages } from '../../config/mailSettings';
import { choose, hasChosen, startConsent } from './consent';
import { startAnalytics, stopAnalytics } from './googleAnalytics';
import { trackEvent } from './trackEvent';

/** Tracks a click on a link to a form. */
function trackClick({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  if (link?.origin === location.origin && Object.values(formPages).includes(link.pathname)) {
    trackEvent({ name: 'link_clicked', to: link.pathname });
  }
}

/** Defined by the bundler. */
declare const MEASUREMENT_ID: string;

const INTERACTIONS = ['mousemove', 'touchstart', 'keydown', 'focusin'];

const question = document.querySelector<HTMLElement>('[data-consent=question]');
/** The element that had the focus before the visitor moved into the question. */
let opener: EventTarget | null = null;

/** Adds space below the page and below the focused element, so that the question does not cover them. */
function reserveSpace(): void {
  const space = question && !question.hidden ? `${question.offsetHeight + 2 * question.offsetLeft}px` : '';
  document.documentElement.style.scrollPaddingBlockEnd = space;
  document.body.style.paddingBlockEnd = space;
}

function open(): void {
  question?.removeAttribute('hidden');
  reserveSpace();
}

function close(): void {
  const hadFocus = question?.contains(document.activeElement);
  question?.setAttribute('hidden', '');
  reserveSpace();
  if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

function handleClick({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('button[data-consent]');
  if (button?.dataset.consent === 'settings') {
    open();
    // Only if the visitor opened it: a question that opens by itself must not move the focus.
    question?.focus();
  } else if (button) {
    choose(button.dataset.consent === 'agree');
    close();
  }
}

function start(): void {
  for (const name of INTERACTIONS) removeEventListener(name, start);
  startConsent((isAgreed) => (isAgreed ? startAnalytics(MEASUREMENT_ID) : stopAnalytics(MEASUREMENT_ID)));
  document.addEventListener('click', trackClick, true);
  addEventListener('click', handleClick);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('resize', reserveSpace);
  question?.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !question.contains(relatedTarget as Node)) opener = relatedTarget;
  });
  if (!hasChosen()) open();
}

for (const name of INTERACTIONS) addEventListener(name, start);
