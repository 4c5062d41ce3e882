import type { PageChange } from '../compare';
import type { Grouped } from '../group';

/** A page of the head; `from` is its route on the base, or null if it is new. */
export interface PicturedPage {
  route: string;
  from: string | null;
}

/** With more pages than this, a review would take too long. The report names the others. */
const MAX_PAGES = 60;

/**
 * Chooses the pages of which pictures are taken: every page that may look different, except that one page shows a change
 * which several pages share, such as an entry in a menu or a logo.
 * @returns also the routes that have no picture because there are too many pages
 */
export function choosePages(
  pages: readonly PageChange[],
  { texts, pictures: replaced }: Grouped,
): { pictured: PicturedPage[]; left: string[] } {
  const examples = new Set([...texts, ...replaced].map(({ routes }) => routes[0]));
  const chosen = pages
    .filter(({ route, after, differences, pictures, mayLookDifferent: { body, styles } }) => {
      const isExplained = differences.length + pictures.length > 0 && !styles;
      return after && (body || styles) && (!isExplained || examples.has(route));
    })
    .map(({ route, kind, from = route }) => ({ route, from: kind === 'added' ? null : from }));
  return { pictured: chosen.slice(0, MAX_PAGES), left: chosen.slice(MAX_PAGES).map(({ route }) => route) };
}
