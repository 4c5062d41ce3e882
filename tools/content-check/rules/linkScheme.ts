import { addressDiagnostic } from '../addressDiagnostic';
import { linksOf } from '../links';
import type { PageRule } from '../rule';

/** Addresses that the build refuses, or that lead nowhere because their start is wrong: `htps://`, `www.`, `mailto` without a colon. */
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
