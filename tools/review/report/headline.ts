import { ALL_PAGES, type ChangeGroup, type Report } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';

/** Returns the pages that a change touches, without header and footer. */
export function routesOf({ places }: ChangeGroup): string[] {
  return [...new Set(places.map(({ route }) => route).filter((route) => route !== ALL_PAGES))];
}

/** Says where a change is: `/pricing, Plans › Professional`, or `12 places on 5 pages`. */
export function placesSentence(group: ChangeGroup): string {
  const { places } = group;
  const [first] = places;
  if (!first) return '';
  const one = first.route === ALL_PAGES ? first.where : `${first.route}, ${first.where}`;
  if (places.length === 1) return one;
  const pages = routesOf(group).length;
  const shell = places.filter(({ route }) => route === ALL_PAGES).map(({ where }) => where.split(' › ')[0] ?? '');
  const onPages = pages > 0 ? `on ${counted(pages, 'page')}` : '';
  return [`${counted(places.length, 'place')} ${onPages}`.trim(), ...new Set(shell)].join('; ');
}

/** Sums the report up in one sentence. */
export function headline({ groups, pageCount }: Report): string {
  if (groups.length === 0) return 'Nothing changes for visitors of the site.';
  const pages = new Set(groups.flatMap(routesOf)).size;
  const where = pages > 0 ? `, on ${pages} of ${pageCount} pages` : '';
  const everywhere = groups.some(({ places }) => places.some(({ route }) => route === ALL_PAGES));
  return `${counted(groups.length, 'change')} to decide${where}${everywhere ? `${where ? ' and' : ','} in header or footer` : ''}.`;
}
