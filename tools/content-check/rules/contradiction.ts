import { InvalidFacts } from '../../../lib/facts/readFacts';
import type { PageRule } from '../rule';

/** Figures, prices, addresses and names that differ from the facts in `src/site`, and years that are over. */
export const contradiction: PageRule = {
  name: 'contradiction',
  severity: 'error',
  handbook: '/handbook/facts',
  yields: true,
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    try {
      // The module reads the facts, which may have errors; the rule "facts" reports them.
      const { contradictionsIn } = await import('../contradictions');
      return contradictionsIn(page, site.today);
    } catch (error) {
      if (error instanceof InvalidFacts) return [];
      throw error;
    }
  },
};
