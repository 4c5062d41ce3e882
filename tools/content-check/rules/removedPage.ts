import { nearest } from '../../../lib/nearest';
import type { Redirect } from '../../../src/site/redirects';
import type { SiteRule } from '../rule';

/** Pages that exist on the base branch only and have no redirect. */
export const removedPage: SiteRule = {
  name: 'removed-page',
  severity: 'error',
  handbook: '/handbook/pages#moving-and-deleting',
  checkSite: (site) => {
    const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
    if (!redirects) return [];
    const forwarded = new Set(redirects.map(({ from }) => from));
    const before = site.base()?.routes ?? new Map<string, string>();
    const added = site.pages.flatMap(({ kind, route }) =>
      kind === 'page' && route && !before.has(route) ? route : [],
    );
    return [...before]
      .filter(([route]) => !site.routes.has(route) && !forwarded.has(route))
      .map(([route, file]) => {
        const target = nearest(route, added) ?? (added.length === 1 ? added[0] : undefined);
        const entry = `- { from: ${route}, to: ${target ?? '/…'} }`;
        const message = `The page ${route} is gone, and links to it no longer work. Add a redirect to src/site/redirects.yaml: ${entry}`;
        return { file, start: 0, end: 0, message, suggestion: target ? entry : null };
      });
  },
  notChecked: (site) =>
    site.base() ? null : 'Removed pages were not checked, because there is no branch to compare with.',
};
