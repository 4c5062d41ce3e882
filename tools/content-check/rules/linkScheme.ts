import { addressDiagnostic } from '../addressDiagnostic';
import { linksOf } from '../links';
import type { PageRule } from '../rule';

/** Addresses whose start is misspelled, missing or not allowed: `htps://`, `https:/`, `www.`, `mailto` without a colon, `../`. */
export const linkScheme: PageRule = {
  name: 'link-scheme',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page) =>
    linksOf(page).flatMap(({ target, isFile, start, end }) => {
      const diagnostic = addressDiagnostic(target, isFile);
      return diagnostic ? [{ start, end, ...diagnostic }] : [];
    }),
};
