import { CHANGES_FILE } from '../build';
import { type ChangedPage, KIND_NAMES, type PreviewChanges } from '../changes';
import { element } from '../dom';

/** Loads the result of `npm run review`; null if no comparison was made or its file cannot be read. */
export async function loadChanges(): Promise<PreviewChanges | null> {
  try {
    const response = await fetch(`/${CHANGES_FILE}`);
    return response.ok ? ((await response.json()) as PreviewChanges | null) : null;
  } catch {
    return null;
  }
}

export function pageAt(changes: PreviewChanges | null, shown: string): ChangedPage | undefined {
  return changes?.pages.find(({ route }) => route === shown);
}

/** Returns the label of the button that opens the list: `2 pages changed`. */
export function countOfPages(changes: PreviewChanges | null): string {
  if (!changes) return 'No comparison';
  const { length } = changes.pages;
  return length === 1 ? '1 page changed' : `${length || 'No'} pages changed`;
}

/** Creates the list of changed pages and of changes that pages share, or a sentence that says why there is none. */
export function changedPages(changes: PreviewChanges | null, shown: string): HTMLElement {
  if (!changes) {
    return element('p', {}, 'No comparison was made for this build, so changed pages are not listed or marked.');
  }
  const pages = changes.pages.map(({ route, title, kinds }) =>
    element(
      'li',
      {},
      element('a', { href: route, 'aria-current': route === shown && 'page' }, title),
      `: ${kinds.map((kind) => KIND_NAMES[kind].toLowerCase()).join(', ')}`,
    ),
  );
  const everywhere = changes.everywhere.map(({ mark, kind, title }) =>
    element('li', {}, element('a', { href: `/review#change-${mark}` }, KIND_NAMES[kind]), `: ${title}`),
  );
  if (pages.length + everywhere.length === 0) return element('p', {}, 'Nothing changes for visitors of the site.');
  return element('ul', {}, ...pages, ...everywhere);
}
