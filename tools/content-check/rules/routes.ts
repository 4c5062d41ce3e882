import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { Range } from '../../../lib/message';
import type { Redirect } from '../../../src/facts/redirects';
import { successorOf } from '../addresses';
import { factTexts } from '../factTexts';
import { destinationOf, linksOf, pagesShowing } from '../links';
import { contextOf } from '../lint';
import { oncePer, type Page } from '../page';
import type { Site } from '../site';

/** Where a redirect is missing. */
const REDIRECTS = 'src/facts/redirects.yaml';

/** Pages that exist on the base branch only and have no redirect. */
export const removedPage = lintRule<Root>(
  { origin: 'check:removed-page', url: '/handbook/pages#moving-and-deleting' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    const { file: name, source } = page;
    const redirects = site.factsOf('@site/src/facts/redirects')?.redirects as readonly Redirect[] | undefined;
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
      report(place, message, target && isList ? `\n  ${entry}` : null);
    }
  },
);

/** The addresses to which a page, a menu or another fact links. */
const linkedIn = oncePer((site: Site): ReadonlySet<string> => {
  const linked = new Set(site.linkedFromCode());
  for (const page of site.pages) {
    if (page.kind === 'handbook') continue;
    for (const link of linksOf(page)) {
      const { path } = destinationOf(page, link, site);
      if (path && path !== page.route) linked.add(path);
    }
  }
  return linked;
});

const isDraft = (page?: Page) => page?.frontMatter?.values.draft === true;

/** Pages that visitors cannot reach. */
export const unlinkedPage = lintRule<Root>(
  { origin: 'check:unlinked-page', url: '/handbook/pages#a-new-page' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    const { kind, route, frontMatter } = page;
    if (kind !== 'page' || route === null || route === '/' || linkedIn(site).has(route)) return;
    // A page that does not parse may link to it.
    if (site.pages.some(({ problems }) => problems.length > 0)) return;
    const before = site.base()?.routes;
    const isMoved = before && [...before.keys()].some((it) => !site.routes.has(it));
    // The rules about links and removed pages say what to do about a page with a new name.
    if (isMoved && !before.has(route)) return;
    // Sign-in pages and second addresses of a page.
    const { noindex, canonical } = frontMatter?.values ?? {};
    if (noindex === true || canonical || isDraft(page)) return;
    report(
      { start: 0, end: 0 },
      'No page links to this one, so visitors cannot find it. Link to its address from another page: [words](/address)',
    );
  },
);

/** Links to drafts from what the live site shows. */
export const draftLink = lintRule<Root>({ origin: 'check:draft-link', url: '/handbook/pages#drafts' }, (_, file) => {
  const { page, site, report } = contextOf(file);
  const check = (place: Range, linked: Page | undefined) => {
    if (!linked || !isDraft(linked)) return;
    const message = `The page ${linked.route} is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in ${linked.file}.`;
    report(place, message);
  };
  // Menus, and targets of redirects.
  for (const text of page.kind === 'facts' ? factTexts(page.source, ['to']) : [])
    check(text, site.routes.get(text.value.replace(/[?#].*$/, '')));
  if (page.kind !== 'page' && page.kind !== 'shared') return;
  if (pagesShowing(page, site).every((route) => isDraft(site.routes.get(route)))) return;
  for (const link of linksOf(page)) check(link, destinationOf(page, link, site).page);
});
