import {
  ALL_PAGES,
  type ChangedPage,
  type PageChange,
  type PreviewChanges,
  type Report,
} from '../../../plugins/preview/changes';

/** As many characters of a segment's text as tell it from others. */
const SEGMENT_CHARACTERS = 80;

function changedPage({ route, title, kinds, words }: PageChange): ChangedPage {
  const segments = words.flatMap(({ index, kind, after }) =>
    index === null || kind === 'removed' ? [] : [{ index, kind, text: after.slice(0, SEGMENT_CHARACTERS) }],
  );
  return { route, title, kinds, segments };
}

/** Returns the part of a report that the preview bar uses. */
export function previewChanges({ base, head, rows }: Report): PreviewChanges {
  const pages = rows.filter(({ route, kinds }) => route !== ALL_PAGES && !kinds.includes('removed'));
  return { base: base.commit, head: head.commit, pages: pages.map(changedPage) };
}
