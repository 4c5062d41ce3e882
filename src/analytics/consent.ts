import * as library from 'vanilla-cookieconsent';
import { cookies, PREFERENCES_COOKIE, PREFERENCES_DAYS } from '../site/cookies';

const ANALYTICS = 'analytics';

/**
 * Starts the consent library. Its own dialog, which would bring 30 kB of CSS, never shows. It keeps the choice and its time in `user_preferences`, and
 * deletes the cookies of analytics when the agreement is taken back.
 * @param onChoice called with every choice, also with one that was made on an earlier visit
 */
export function startConsent(onChoice: (isAgreed: boolean) => void): void {
  const tell = () => onChoice(library.acceptedCategory(ANALYTICS));
  library.run({
    // An empty domain: a cookie of this host alone, as `src/ui/preferences.ts` writes it.
    cookie: { name: PREFERENCES_COOKIE, expiresAfterDays: PREFERENCES_DAYS, domain: '', sameSite: 'Lax' },
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
    onConsent: tell,
    onChange: tell,
  });
}

/** Whether the visitor has chosen, now or on an earlier visit. */
export function hasChosen(): boolean {
  return library.validConsent();
}

/** Keeps the visitor's choice. */
export function choose(isAgreed: boolean): void {
  // Reads the cookie again: another part of the site may have written into it since the library did.
  library.setCookieData({ value: {}, mode: 'update' });
  library.acceptCategory(isAgreed ? 'all' : []);
}
