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
  weight: 'weight',
};

/** What `npm run review` found; null where no comparison was made, and where its file cannot be read. */
export async function loadChanges(): Promise<PreviewChanges | null> {
  try {
    const response = await fetch(`/${CHANGES_FILE}`);
    return response.ok ? ((await response.json()) as PreviewChanges | null) : null;
  } catch {
    return null;
  }
}

/** The entry of a page in the report. */
export function pageAt(changes: PreviewChanges | null, pathname: string): ChangedPage | undefined {
  return changes?.pages.find(({ route }) => route === routeOf(pathname));
}

/** How many pages changed, in words. */
export function countOfPages(changes: PreviewChanges | null): string {
  if (!changes) return 'No comparison';
  const { length } = changes.pages;
  return length === 1 ? '1 page changed' : `${length || 'No'} pages changed`;
}

/** The list of changed pages, or why there is none. */
export function changedPages(changes: PreviewChanges | null, pathname: string): HTMLElement {
  if (!changes) {
    return element('p', {}, 'No comparison was made for this build, so changed pages are neither listed nor marked.');
  }
  if (changes.pages.length === 0) {
    return element('p', {}, 'No page differs by itself. The report says what is shared by all.');
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
