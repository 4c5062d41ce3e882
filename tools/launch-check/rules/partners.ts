import { factIn } from '../facts';
import type { LaunchRule } from '../rule';

const FILE = 'src/site/partners.ts';

/** Partners that are marked as samples. */
export const partners: LaunchRule = {
  name: 'partners',
  check: (site) =>
    factIn(site, FILE, 'partners')
      .items.filter(({ entries }) => entries.get('sample')?.value === true)
      .map(({ entries, line }) => ({
        file: FILE,
        line: entries.get('sample')?.line ?? line,
        what: `Sample partner: ${entries.get('name')?.value}.`,
        mend: 'Check that you may name it and that the description is true, then delete "sample"; or delete the entry.',
      })),
};
