import * as library from 'vanilla-cookieconsent';
import { cookies } from '../../facts/storage';

const ANALYTICS = 'analytics';
/** Days for which the choice is kept: one year (specification, part 9). */
const COOKIE_DAYS = 365;

/**
 * Starts the consent library. It stores the choice and its time in `user_preferences`, and deletes the analytics cookies
 * when consent is withdrawn. Its own dialog, which needs 30 kB of CSS, never enters the page.
 * @param onChoice called with every choice, including one from an earlier visit
 */
export function startConsent(onChoice: (isAgreed: boolean) => void): void {
  const report = () => onChoice(library.acceptedCategory(ANALYTICS));
  library.run({
    // An empty domain makes it a cookie of this host only.
    cookie: { name: 'user_preferences', expiresAfterDays: COOKIE_DAYS, domain: '', sameSite: 'Lax' },
    root: document.createElement('div'),
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      [ANALYTICS]: {
        autoClear: {
          cookies: cookies
            .filter(({ group }) => group === ANALYTICS)
            .map(({ name }) => ({ name: new RegExp(`^${name}(_|$)`) })),
        },
      },
    },
    language: { default: 'en', translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } } },
    onConsent: report,
    onChange: report,
  });
}

/** Whether the visitor has chosen, now or on an earlier visit. */
export function hasChosen(): boolean {
  return library.validConsent();
}

/** Stores the visitor's choice. */
export function choose(isAgreed: boolean): void {
  library.acceptCategory(isAgreed ? 'all' : []);
}
