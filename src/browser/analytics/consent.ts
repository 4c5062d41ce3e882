/**
 * Asks for consent once and starts Google Analytics if the visitor agrees. A separate script, bundled by
 * `plugins/scripts/plugin.ts`, on every page of a site that was built with `GA_MEASUREMENT_ID`. It starts with the
 * visitor's first interaction.
 */
import * as library from 'vanilla-cookieconsent';
import { analyticsCookies, storage } from '../../facts/storage';
import { closest } from '../closest';
import { switchAnalytics } from './googleAnalytics';

/** Defined by the bundler. */
declare const MEASUREMENT_ID: string;

const INTERACTIONS = ['mousemove', 'touchstart', 'keydown', 'focusin'];
const ANALYTICS = 'analytics';

const question = document.querySelector<HTMLElement>('[data-consent=question]');
/** The element that had the focus before the visitor moved into the question. */
let opener: EventTarget | null = null;

/**
 * Starts the consent library. It stores the choice and its time in a cookie, and deletes the analytics cookies
 * when consent is withdrawn. Its own dialog, which needs 30 kB of CSS, never enters the page.
 */
function startConsent(): void {
  // With every choice, including one from an earlier visit.
  const report = () => switchAnalytics(MEASUREMENT_ID, library.acceptedCategory(ANALYTICS));
  library.run({
    // An empty domain makes it a cookie of this host only.
    cookie: { name: storage.consentCookie, expiresAfterDays: 365 * storage.consentYears, domain: '', sameSite: 'Lax' },
    root: document.createElement('div'),
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      [ANALYTICS]: {
        autoClear: { cookies: analyticsCookies.map(({ name }) => ({ name: new RegExp(`^${name}(_|$)`) })) },
      },
    },
    language: { default: 'en', translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } } },
    onConsent: report,
    onChange: report,
  });
}

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

function handleClick(event: MouseEvent): void {
  const button = closest(event, 'button[data-consent]');
  if (button?.dataset.consent === 'settings') {
    open();
    // Only if the visitor opened it: a question that opens by itself must not move the focus.
    question?.focus();
  } else if (button) {
    library.acceptCategory(button.dataset.consent === 'agree' ? 'all' : []);
    close();
  }
}

function start(): void {
  for (const name of INTERACTIONS) removeEventListener(name, start);
  startConsent();
  addEventListener('click', handleClick);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('resize', reserveSpace);
  question?.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !question.contains(relatedTarget as Node)) opener = relatedTarget;
  });
  if (!library.validConsent()) open();
}

for (const name of INTERACTIONS) addEventListener(name, start);
