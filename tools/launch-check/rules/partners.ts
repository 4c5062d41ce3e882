import { lineOf } from '../lines';
import type { LaunchRule } from '../rule';

/** Partners that are marked as samples. */
export const partners: LaunchRule = {
  name: 'partners',
  check: (site) =>
    site.facts.partners
      .filter(({ sample }) => sample)
      .map(({ name }) => ({
        ...lineOf(site, 'src/site/partners.yaml', `name: ${name}`),
        what: `${name} is a sample partner.`,
        mend: 'Check that you may name it and that its description is true, then delete "sample"; or delete the entry.',
      })),
};
