import { lineOf } from '../lines';
import type { LaunchRule } from '../rule';

/** Figures whose source nobody has entered. */
export const figures: LaunchRule = {
  name: 'figures',
  check: (site) =>
    Object.entries(site.facts.figures)
      .filter(([, { source }]) => !source)
      .map(([name, { value, kind }]) => ({
        ...lineOf(site, 'src/site/figures.yaml', `  ${name}:`),
        what: `The figure "${name}" (${value}, ${kind}) has no source.`,
        mend: 'Write where it comes from into its "source", or correct the figure and its kind.',
      })),
};
