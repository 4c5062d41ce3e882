import { unlessInvalid } from '../../../lib/facts/readFacts';
import type { PageRule } from '../rule';

/** What differs from the facts, from the rest of the page or from other pages, and years that are over. */
export const contradiction: PageRule = {
  name: 'contradiction',
  severity: 'error',
  handbook: '/handbook/facts',
  yields: true,
  readsFacts: true,
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    // The module reads the facts; the rule "facts" reports their errors.
    const module = await unlessInvalid(() => import('../contradictions'));
    return (await module?.contradictionsIn(page, site)) ?? [];
  },
};
