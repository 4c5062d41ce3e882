import { InvalidFacts } from '../../../lib/facts/readFacts';
import type { PageRule } from '../rule';

/** Links that work and still lead to the wrong place: a preview, a search, a query that no page reads. */
export const linkTarget: PageRule = {
  name: 'link-target',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    try {
      // The module reads the facts, which may have errors; the rule "facts" reports them.
      const { linkTargetsIn } = await import('../linkTargets');
      return linkTargetsIn(page, site);
    } catch (error) {
      if (error instanceof InvalidFacts) return [];
      throw error;
    }
  },
};
