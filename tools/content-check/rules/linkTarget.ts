import { unlessInvalid } from '../../../lib/facts/readFacts';
import type { PageRule } from '../rule';

/** Links that work and still lead to the wrong place: a preview, a search, a query that no page reads. */
export const linkTarget: PageRule = {
  name: 'link-target',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    // The module reads the facts; the rule "facts" reports their errors.
    const module = await unlessInvalid(() => import('../linkTargets'));
    return module?.linkTargetsIn(page, site) ?? [];
  },
};
