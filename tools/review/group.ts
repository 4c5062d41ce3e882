import { groupBy } from '../groupBy';
import { type Difference, editsOf, type PageChange, type PictureChange } from './compare';

export interface Place {
  route: string;
  difference: Difference;
}

/** A difference and every place where it occurs. The first place is the example. */
export interface TextChange {
  places: [Place, ...Place[]];
  routes: string[];
}

export interface GroupedPicture extends PictureChange {
  routes: string[];
}

export interface Grouped {
  /** Those on several pages first, by the number of their pages; then in the order of pages. */
  texts: TextChange[];
  pictures: GroupedPicture[];
}

const routesOf = (places: readonly { route: string }[]) => [...new Set(places.map(({ route }) => route))];

/** Two changes are the same if the same words took the place of the same others, and links lead from and to the same addresses. */
function keyOf({ kind, before, after, links }: Difference): string {
  return JSON.stringify([...(kind === 'changed' ? editsOf(before, after) : [kind, before, after]), links]);
}

/** Groups the differences of all pages, so that each is listed once. */
export function groupChanges(pages: readonly PageChange[]): Grouped {
  const places = pages.flatMap(({ route, differences }) => differences.map((difference) => ({ route, difference })));
  const texts = [...groupBy(places, ({ difference }) => keyOf(difference)).values()].map((same) => ({
    places: same,
    routes: routesOf(same),
  }));
  const pictures = pages.flatMap((page) => page.pictures.map((picture) => ({ route: page.route, picture })));
  const samePicture = ({ picture }: (typeof pictures)[number]) =>
    JSON.stringify([picture.name, picture.before?.hash, picture.after?.hash]);
  return {
    texts: texts.sort((one, other) => other.routes.length - one.routes.length),
    pictures: [...groupBy(pictures, samePicture).values()].map((same) => ({
      ...same[0].picture,
      routes: routesOf(same),
    })),
  };
}

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
