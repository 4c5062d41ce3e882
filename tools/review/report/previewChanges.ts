import {
  ALL_PAGES,
  type ChangedPage,
  type ChangeGroup,
  type PreviewChanges,
  type Report,
} from '../../../plugins/preview/changes';
import { ownTitle } from '../ownTitle';

/** As many characters of a segment's text as distinguish it from others. */
const SEGMENT_CHARACTERS = 80;

/** Pages of both builds by route. */
export interface PageTitles {
  before: ReadonlySet<string>;
  after: ReadonlyMap<string, string>;
}

function segmentsOf(groups: readonly ChangeGroup[], route: string): ChangedPage['segments'] {
  return groups.flatMap(({ mark, places }) =>
    places.flatMap(({ index, before, after, source, ...place }) =>
      place.route === route && index !== null
        ? [{ index, mark, isNew: before === '', text: after.slice(0, SEGMENT_CHARACTERS), before, source }]
        : [],
    ),
  );
}

/** Returns the part of a report that the preview bar uses. */
export function previewChanges(
  { base, head, groups }: Report,
  titles: PageTitles,
  files: readonly string[],
): PreviewChanges {
  const touched = groups.flatMap(({ places }) => places.map(({ route }) => route));
  const routes = [...new Set(touched)].filter((route) => titles.after.has(route));
  const pages = routes.map((route): ChangedPage => {
    const own = groups.filter(({ places }) => places.some((place) => place.route === route));
    return {
      route,
      title: ownTitle(titles.after.get(route) ?? ''),
      kinds: [...new Set(own.map(({ kind }) => kind))],
      isNew: !titles.before.has(route),
      segments: segmentsOf(own, route),
    };
  });
  const everywhere = groups
    .filter(({ places }) => places.length === 0 || places.some(({ route }) => route === ALL_PAGES))
    .map(({ mark, kind, title }) => ({ mark, kind, title }));
  return { base: base.commit, head: head.commit, pages, everywhere, files: [...files] };
}
