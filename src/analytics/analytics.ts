/**
 * Asks once, keeps the answer, and counts if it was yes: a script of its own on every page of a site that was built with
 * `GA_MEASUREMENT_ID`, bundled by `plugins/static-pages/analytics.ts`. It begins with the visitor's first interaction.
 */
import { choose, hasChosen, startConsent } from './consent';
import { startAnalytics, stopAnalytics } from './googleAnalytics';
import { trackLinkClicks } from './linkClicks';

/** Written in by the bundler. */
declare const MEASUREMENT_ID: string;

const INTERACTIONS = ['mousemove', 'touchstart', 'keydown', 'focusin'];

const question = document.querySelector<HTMLElement>('[data-consent=question]');
/** What had the focus before the question. */
let opener: EventTarget | null = null;

/** Keeps room for the question below the page and below whatever gets the focus, so that it covers neither for good. */
function keepRoom(): void {
  const room = question && !question.hidden ? `${question.offsetHeight + 2 * question.offsetLeft}px` : '';
  document.documentElement.style.scrollPaddingBlockEnd = room;
  document.body.style.paddingBlockEnd = room;
}

function open(): void {
  question?.removeAttribute('hidden');
  keepRoom();
}

function close(): void {
  const hadFocus = question?.contains(document.activeElement);
  question?.setAttribute('hidden', '');
  keepRoom();
  if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

function press({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('button[data-consent]');
  if (button?.dataset.consent === 'settings') {
    open();
    // The visitor asked for it. A question that comes by itself leaves the focus where it is.
    question?.focus();
  } else if (button) {
    choose(button.dataset.consent === 'agree');
    close();
  }
}

function start(): void {
  for (const name of INTERACTIONS) removeEventListener(name, start);
  startConsent((isAgreed) => (isAgreed ? startAnalytics(MEASUREMENT_ID) : stopAnalytics(MEASUREMENT_ID)));
  trackLinkClicks();
  addEventListener('click', press);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('resize', keepRoom);
  question?.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !question.contains(relatedTarget as Node)) opener = relatedTarget;
  });
  if (!hasChosen()) open();
}

for (const name of INTERACTIONS) addEventListener(name, start);
