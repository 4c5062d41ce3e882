import { CHANGES_FILE } from '../build';
import type { ChangedPage, ChangeKind, PreviewChanges } from '../changes';
import { element } from '../dom';
import { routeOf } from './facts';

const KINDS: Record<ChangeKind, string> = {
  added: 'new page',
  removed: 'removed',
  words: 'words',
  appearance: 'appearance',
  metadata: 'search and sharing',
  weight: 'page weight',
};

/** Loads the result of `npm run review`; null if no comparison was made or its file cannot be read. */
export async function loadChanges(): Promise<PreviewChanges | null> {
  try {
    const response = await fetch(`/${CHANGES_FILE}`);
    return response.ok ? ((await response.json()) as PreviewChanges | null) : null;
  } catch {
    return null;
  }
}

export function pageAt(changes: PreviewChanges | null, pathname: string): ChangedPage | undefined {
  return changes?.pages.find(({ route }) => route === routeOf(pathname));
}

/** Returns the label of the button that opens the list: `2 pages changed`. */
export function countOfPages(changes: PreviewChanges | null): string {
  if (!changes) return 'No comparison';
  const { length } = changes.pages;
  return length === 1 ? '1 page changed' : `${length || 'No'} pages changed`;
}

/** Creates the list of changed pages, or a sentence that says why there is none. */
export function changedPages(changes: PreviewChanges | null, pathname: string): HTMLElement {
  if (!changes) {
    return element('p', {}, 'No comparison was made for this build, so changed pages are not listed or marked.');
  }
  if (changes.pages.length === 0) {
    return element('p', {}, 'No single page changed. The report lists changes that all pages share.');
  }
  const items = changes.pages.map(({ route, title, kinds }) =>
    element(
      'li',
      {},
      element('a', { href: route, 'aria-current': route === routeOf(pathname) && 'page' }, title),
      `: ${kinds.map((kind) => KINDS[kind]).join(', ')}`,
    ),
  );
  return element('ul', {}, ...items);
}
