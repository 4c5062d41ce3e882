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
        what: `${entries.get('name')?.value} is a sample partner.`,
        mend: 'Delete the entry; or make sure that you may name this partner and that the description is true, and delete "sample".',
      })),
};
