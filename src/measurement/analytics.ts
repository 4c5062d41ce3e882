/**
 * Asks once, keeps the answer, and counts if it was yes: a script of its own on every page of a site that was built with
 * `GA_MEASUREMENT_ID`, bundled by `src/tooling/plugins/analytics.ts`. It begins with the visitor's first interaction.
 */
import { choose, hasChosen, startConsent } from './consent';
import { startAnalytics, stopAnalytics } from './googleAnalytics';
import { measureLinkClicks } from './linkClicks';

/** Written in by the bundler. */
declare const MEASUREMENT_ID: string;

const INTERACTIONS = ['mousemove', 'touchstart', 'keydown', 'focusin'];

const question = document.querySelector<HTMLElement>('[data-consent=question]');
let opener: Element | null = null;

function open(): void {
  opener = document.activeElement;
  question?.removeAttribute('hidden');
}

function close(): void {
  const hadFocus = question?.contains(document.activeElement);
  question?.setAttribute('hidden', '');
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
  measureLinkClicks();
  addEventListener('click', press);
  question?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  if (!hasChosen()) open();
}

for (const name of INTERACTIONS) addEventListener(name, start);
