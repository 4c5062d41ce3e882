import { impossibleValuesIn } from '../impossible';
import type { PageRule } from '../rule';

/** Dates, times, shares, ranges, amounts and numbers that cannot be. */
export const impossibleValue: PageRule = {
  name: 'impossible-value',
  severity: 'error',
  handbook: '/handbook/words#numbers',
  yields: true,
  readsFacts: true,
  checkPage: (page, site) => (page.kind === 'handbook' ? [] : impossibleValuesIn(page, site.today)),
};
