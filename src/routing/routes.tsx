import { useLocation } from '@docusaurus/router';
import { useEffect, useReducer } from 'react';
import { ANY_PATH, loadPage, pageAt } from './pages';

/** Shows the page at the present address. A page of another path is another component, so nothing of the last one stays. */
function CurrentPage(props: object) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  // Docusaurus loads a page before it shows it, except when a visitor goes on while the page is still being loaded.
  useEffect(() => {
    if (!page) loadPage(pathname).then(renderAgain, () => window.location.reload());
  }, [page, pathname]);

  return page ? <page.component key={page.path} {...props} /> : null;
}

/** Stands for `@generated/routes` in the browser's bundle; see `src/tooling/plugins/pageFiles.ts`. */
export default [{ path: ANY_PATH, component: CurrentPage }];
