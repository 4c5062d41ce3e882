import type { Redirect } from '../../../src/site/redirects';
import { successorOf } from '../missingPage';
import type { SiteRule } from '../rule';

/** Where a redirect is missing. The page's own file no longer exists. */
const FILE = 'src/site/redirects.yaml';

/** Pages that exist on the base branch only and have no redirect. */
export const removedPage: SiteRule = {
  name: 'removed-page',
  severity: 'error',
  handbook: '/handbook/pages#moving-and-deleting',
  checkSite: (site) => {
    const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
    if (!redirects) return [];
    const list = site.sourceOf(FILE).search(/^redirects:/m);
    const place = { start: Math.max(list, 0), end: list < 0 ? 0 : list + 'redirects:'.length };
    const forwarded = new Set(redirects.map(({ from }) => from));
    const before = site.base()?.routes ?? new Map<string, string>();
    return [...before]
      .filter(([route]) => !site.routes.has(route) && !forwarded.has(route))
      .map(([route, removed]) => {
        const target = successorOf(route, site);
        const entry = `- { from: ${route}, to: ${target ?? '/…'} }`;
        const message = `${removed} is gone, and links to ${route} no longer work. Add a redirect to this list: ${entry}`;
        return { file: FILE, ...place, message, suggestion: target ? entry : null };
      });
  },
};
