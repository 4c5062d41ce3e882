import {
  ALL_PAGES,
  type ChangedPage,
  type PageChange,
  type PreviewChanges,
  type Report,
} from '../../../plugins/preview/changes';

/** How much of a block's words tells it from others. */
const CHARACTERS_OF_BLOCK = 80;

function changedPage({ route, title, kinds, words }: PageChange): ChangedPage {
  const blocks = words.flatMap(({ index, kind, after }) =>
    index === null || kind === 'removed' ? [] : [{ index, kind, text: after.slice(0, CHARACTERS_OF_BLOCK) }],
  );
  return { route, title, kinds, blocks };
}

/** What the bar of a preview needs of a report. */
export function previewChanges({ base, head, rows }: Report): PreviewChanges {
  const pages = rows.filter(({ route, kinds }) => route !== ALL_PAGES && !kinds.includes('removed'));
  return { base: base.commit, head: head.commit, pages: pages.map(changedPage) };
}
