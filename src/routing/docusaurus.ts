import { pageKey } from './pageKey';
import { loadPage, pageAt, pageFile } from './pages';

type ConnectedNavigator = Navigator & { connection?: { effectiveType: string; saveData: boolean } };

const prefetched = new Set<string>();

function maySpendData(): boolean {
  const { connection } = navigator as ConnectedNavigator;
  return !connection?.saveData && !connection?.effectiveType.includes('2g');
}

/** Fetches the file of a page without running it. Docusaurus' Link calls it when a link comes into view. */
function prefetch(pathname: string): void {
  const file = pageFile(pageKey(pathname));
  if (!maySpendData() || pageAt(pathname) || prefetched.has(file)) return;
  prefetched.add(file);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = file;
  document.head.append(link);
}

/** Loads a page. Docusaurus' Link calls it when the pointer or a finger comes to a link. */
function preload(pathname: string): void {
  // A failure shows when the visitor follows the link; until then there is nothing to tell.
  if (maySpendData()) loadPage(pathname).catch(() => {});
}

/** Stands for `@docusaurus/core/lib/client/docusaurus` in the browser's bundle; see `src/tooling/plugins/pageFiles.ts`. */
export default Object.freeze({ prefetch, preload });
