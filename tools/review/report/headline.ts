import { ALL_PAGES, type ChangeGroup, type Place, type Report } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import { NOTHING_TO_DECIDE } from '../groups/unseenGroups';

function routesOf(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ route }) => route).filter((route) => route !== ALL_PAGES))];
}

const isShell = ({ part }: Place) => part === 'header' || part === 'footer';
/** Returns the part of header or footer that a place is in: `Footer, on all 30 pages`. */
const shellOf = ({ where }: Place) => where.split(' › ')[0] ?? '';

/** Says where on pages a change is: `/pricing, Plans › Professional`, `3 places on /pricing`, `24 pages`. */
function pagesSentence(places: readonly Place[]): string[] {
  const [first, ...more] = places;
  if (!first) return [];
  const routes = routesOf(places);
  const isWhole = places.every(({ where }) => where === '');
  if (more.length === 0) return [[first.route, first.where].filter(Boolean).join(', ')];
  if (isWhole) return [counted(routes.length, 'page')];
  const on = routes.length === 1 ? first.route : counted(routes.length, 'page');
  return [`${counted(places.length, 'place')} on ${on}`];
}

/** Says where a change is: `/pricing, Plans › Professional`, or `12 places on 5 pages; Footer, on all 30 pages`. */
export function placesSentence({ places, kind }: Pick<ChangeGroup, 'places' | 'kind'>): string {
  if (kind === 'metadata')
    return routesOf(places).length === 1 ? routesOf(places).join() : pagesSentence(places).join();
  // What a page says to search engines is no place where a visitor meets changed words.
  const isData = ({ part }: Place) => part === 'head' && kind === 'words';
  const data = routesOf(places.filter(isData)).length;
  return [
    ...pagesSentence(places.filter((place) => !isShell(place) && !isData(place))),
    ...new Set(places.filter(isShell).map(shellOf)),
    ...(data > 0 ? [`search and sharing of ${counted(data, 'page')}`] : []),
  ].join('; ');
}

/** Sums the report up in one sentence, in which each number says what it counts. */
export function headline({ groups, pageCount }: Pick<Report, 'groups' | 'pageCount'>): string {
  if (groups.length === 0) return 'Nothing changes for visitors of the site.';
  if (groups.every(({ remarks }) => remarks.includes(NOTHING_TO_DECIDE))) return NOTHING_TO_DECIDE;
  const isOf = (isData: boolean) =>
    groups.flatMap(({ kind, places }) =>
      places.filter(({ part }) => (part === 'head' && kind !== 'weight') === isData),
    );
  const [pages, data] = [routesOf(isOf(false)).length, routesOf(isOf(true)).length];
  const all = groups.flatMap(({ places }) => places);
  const shell = [...new Set(all.filter(isShell).map((place) => shellOf(place).split(',')[0] ?? ''))];
  const where = [
    ...(pages > 0 ? [`on ${pages} of ${pageCount} pages`] : []),
    ...(shell.length > 0
      ? [`in ${shell.map((name) => (/^[HF]/.test(name) ? `the ${name.toLowerCase()}` : name)).join(', ')}`]
      : []),
    ...(data > 0 ? [`in search and sharing of ${counted(data, 'page')}`] : []),
  ];
  const count = `${counted(groups.length, 'change')} to decide`;
  return `${[count, ...where].join(', ')}.`;
}
