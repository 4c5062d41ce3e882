import { ALL_PAGES, type ChangeGroup, type Place, type Report } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';

/** Returns the pages that a change touches, without header, footer and states. */
export function routesOf({ places }: ChangeGroup): string[] {
  return [...new Set(places.map(({ route }) => route).filter((route) => route !== ALL_PAGES))];
}

const isShell = ({ part }: Place) => part === 'header' || part === 'footer';

/** Says where a change is: `/pricing, Plans › Professional`, or `12 places on 5 pages`. */
export function placesSentence(group: ChangeGroup): string {
  const { places } = group;
  const [first] = places;
  if (!first) return '';
  const one = first.route === ALL_PAGES ? first.where : `${first.route}, ${first.where}`;
  if (places.length === 1) return one;
  const pages = routesOf(group).length;
  const shell = places.filter(isShell).map(({ where }) => where.split(' › ')[0] ?? '');
  const states = new Set(places.filter(({ part }) => part === 'state').map(({ where }) => where)).size;
  const onPages = pages > 0 ? `on ${counted(pages, 'page')}` : '';
  const inStates = states > 0 ? [counted(states, 'state')] : [];
  const count = states === places.length ? [] : [`${counted(places.length - states, 'place')} ${onPages}`.trim()];
  return [...count, ...new Set(shell), ...inStates].join('; ');
}

/** Sums the report up in one sentence. */
export function headline({ groups, pageCount }: Report): string {
  if (groups.length === 0) return 'Nothing changes for visitors of the site.';
  const pages = new Set(groups.flatMap(routesOf)).size;
  const where = pages > 0 ? `, on ${pages} of ${pageCount} pages` : '';
  const everywhere = groups.some(({ places }) => places.some(isShell));
  return `${counted(groups.length, 'change')} to decide${where}${everywhere ? `${where ? ' and' : ','} in header or footer` : ''}.`;
}
