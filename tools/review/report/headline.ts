import { ALL_PAGES, type ChangeGroup, type Place, type Report } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';

/** Returns the pages that a change touches, without header, footer and states. */
function routesOf({ places }: ChangeGroup): string[] {
  return [...new Set(places.map(({ route }) => route).filter((route) => route !== ALL_PAGES))];
}

const isShell = ({ part }: Place) => part === 'header' || part === 'footer';

/** Says where a change is: `/pricing, Plans › Professional`, or `12 places on 5 pages; Footer, on all 30 pages`. */
export function placesSentence(group: ChangeGroup): string {
  const { places } = group;
  // What a page says to search engines is no place where a visitor meets changed words.
  const isData = ({ part }: Place) => part === 'head' && group.kind === 'words';
  const data = new Set(places.filter(isData).map(({ route }) => route)).size;
  const onPages = places.filter((place) => !isShell(place) && !isData(place) && place.part !== 'state');
  const [only, ...more] = onPages;
  const states = [...new Set(places.filter(({ part }) => part === 'state').map(({ where }) => where))];
  const count = `${counted(onPages.length, 'place')} on ${counted(routesOf({ ...group, places: onPages }).length, 'page')}`;
  return [
    ...(only ? [more.length === 0 ? `${only.route}, ${only.where}` : count] : []),
    ...new Set(places.filter(isShell).map(({ where }) => where.split(' › ')[0] ?? '')),
    ...(data > 0 ? [`search and sharing of ${counted(data, 'page')}`] : []),
    ...(states.length > 0 ? [states.length === 1 ? states.join() : counted(states.length, 'state')] : []),
  ].join('; ');
}

/** Sums the report up in one sentence. */
export function headline({ groups, pageCount }: Report): string {
  if (groups.length === 0) return 'Nothing changes for visitors of the site.';
  const pages = new Set(groups.flatMap(routesOf)).size;
  const where = pages > 0 ? `, on ${pages} of ${pageCount} pages` : '';
  const everywhere = groups.some(({ places }) => places.some(isShell));
  return `${counted(groups.length, 'change')} to decide${where}${everywhere ? `${where ? ' and' : ','} in header or footer` : ''}.`;
}
