import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { Redirect } from '../../../src/site/redirects';
import { destinationOf, linksOf } from '../links';
import { pageOf, reporter, siteOf } from '../lint';
import { successorOf } from '../missingPage';
import type { Site } from '../site';

/** Where a redirect is missing. The page's own file no longer exists. */
const REDIRECTS = 'src/site/redirects.yaml';

/** Pages that exist on the base branch only and have no redirect. */
export const removedPage = lintRule<Root>(
  { origin: 'check:removed-page', url: '/handbook/pages#moving-and-deleting' },
  (_, file) => {
    const { file: name, source } = pageOf(file);
    const site = siteOf(file);
    const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
    if (name !== REDIRECTS || !redirects) return;
    const end = source.search(/^redirects:[ \t]*\r?$/m) + 'redirects:'.length;
    // An empty list is written on the line of its name, and nothing can be inserted below it.
    const isList = end >= 'redirects:'.length;
    const place = isList ? { start: end, end } : { start: 0, end: 0 };
    const forwarded = new Set(redirects.map(({ from }) => from));
    for (const [route, removed] of site.base()?.routes ?? []) {
      if (site.routes.has(route) || forwarded.has(route)) continue;
      const target = successorOf(route, site);
      const entry = `- { from: ${route}, to: ${target ?? '/…'} }`;
      const message = `${removed} is gone, and links to ${route} no longer work. Add a redirect to this list: ${entry}`;
      reporter(file)(place, message, target && isList ? `\n  ${entry}` : null);
    }
  },
);

/** The addresses to which a page, a menu or another fact links. */
const linkedRoutes = new WeakMap<Site, ReadonlySet<string>>();

function linkedIn(site: Site): ReadonlySet<string> {
  const known = linkedRoutes.get(site);
  if (known) return known;
  const linked = new Set(site.linkedFromCode());
  for (const page of site.pages) {
    if (page.kind === 'handbook') continue;
    for (const link of linksOf(page)) {
      const { path } = destinationOf(page, link, site);
      if (path && path !== page.route) linked.add(path);
    }
  }
  linkedRoutes.set(site, linked);
  return linked;
}

/** Pages that visitors cannot reach. */
export const unlinkedPage = lintRule<Root>(
  { origin: 'check:unlinked-page', url: '/handbook/pages#a-new-page' },
  (_, file) => {
    const { kind, route, frontMatter } = pageOf(file);
    const site = siteOf(file);
    if (kind !== 'page' || route === null || route === '/' || linkedIn(site).has(route)) return;
    const before = site.base()?.routes;
    const isMoved = before && [...before.keys()].some((it) => !site.routes.has(it));
    // The rules about links and removed pages say what to do about a page with a new name.
    if (isMoved && !before.has(route)) return;
    // Sign-in pages and second addresses of a page; pages to which no page could link before their first day.
    const { noindex, canonical, draft, publish } = frontMatter?.values ?? {};
    if (noindex === true || canonical || draft === true || publish) return;
    reporter(file)(
      { start: 0, end: 0 },
      'No page links to this one, so visitors cannot find it. Link to its address from another page: [words](/address)',
    );
  },
);
