import { addressTypo } from '../addressTypos';
import { linksOf } from '../links';
import type { PageRule } from '../rule';

/** Links out of the site whose beginning is mistyped or missing: `htps://`, `https:/`, `www.`, `mailto` without a colon. */
export const linkScheme: PageRule = {
  name: 'link-scheme',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page) =>
    linksOf(page).flatMap(({ target, start, end }) => {
      const typo = addressTypo(target);
      return typo ? [{ start, end, ...typo }] : [];
    }),
};
