import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { isOver, type LiveDays } from '../../../lib/liveDays';
import type { Redirect } from '../../../src/site/redirects';
import { successorOf } from '../addresses';
import { factTexts } from '../factTexts';
import { destinationOf, linksOf, pagesShowing } from '../links';
import { contextOf } from '../lint';
import { oncePer, type Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import type { Site } from '../site';

/** Where a redirect is missing. */
const REDIRECTS = 'src/site/redirects.yaml';

/** Pages that exist on the base branch only and have no redirect. */
export const removedPage = lintRule<Root>(
  { origin: 'check:removed-page', url: '/handbook/pages#moving-and-deleting' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    const { file: name, source } = page;
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

/** Pages that visitors cannot reach. */
export const unlinkedPage = lintRule<Root>(
  { origin: 'check:unlinked-page', url: '/handbook/pages#a-new-page' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    const { kind, route, frontMatter } = page;
    if (kind !== 'page' || route === null || route === '/' || linkedIn(site).has(route)) return;
    const before = site.base()?.routes;
    const isMoved = before && [...before.keys()].some((it) => !site.routes.has(it));
    // The rules about links and removed pages say what to do about a page with a new name.
    if (isMoved && !before.has(route)) return;
    // Sign-in pages and second addresses of a page; pages to which no page could link before their first day.
    const { noindex, canonical, draft, publish } = frontMatter?.values ?? {};
    if (noindex === true || canonical || draft === true || publish) return;
    report(
      { start: 0, end: 0 },
      'No page links to this one, so visitors cannot find it. Link to its address from another page: [words](/address)',
    );
  },
);

const daysOf = ({ frontMatter }: Page): LiveDays => frontMatter?.values ?? {};

/** Returns the first day, from today on, on which visitors see a page; null if they never do. */
function firstDay(days: LiveDays, today: string): string | null {
  if (days.draft === true || isOver(days, today)) return null;
  return typeof days.publish === 'string' && days.publish > today ? days.publish : today;
}

/** Says why a link to a page leads nowhere on the day from which visitors see the link; null where it works. */
function whyNotLive(target: Page, seenFrom: string): string | null {
  const { draft, publish } = daysOf(target);
  if (draft === true) {
    return `The page ${target.route} is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in ${target.file}.`;
  }
  if (typeof publish !== 'string' || publish <= seenFrom) return null;
  return `The live site has the page ${target.route} from ${publish} on, and before that day this link leads nowhere. Link to it on that day, or write an earlier one in ${target.file}.`;
}

/**
 * Links to drafts and to pages that are not live yet, and pages whose address leads nowhere after their last day. No finding
 * appears because a day has passed: it would stop changes that have nothing to do with it.
 */
export const liveDays = lintRule<Root>({ origin: 'check:live-days', url: '/handbook/drafts' }, (_, file) => {
  const { page, site, report } = contextOf(file);
  // Menus, and targets of redirects.
  for (const text of page.kind === 'facts' ? factTexts(page.source, ['to']) : []) {
    const linked = site.routes.get(text.value.replace(/[?#].*$/, ''));
    const message = linked && whyNotLive(linked, site.today);
    if (message) report(text, message);
  }
  if (page.kind !== 'page' && page.kind !== 'shared') return;
  const showing = pagesShowing(page, site).flatMap((route) => site.routes.get(route) ?? []);
  const [seenFrom] = showing.flatMap((shown) => firstDay(daysOf(shown), site.today) ?? []).sort();
  for (const link of seenFrom ? linksOf(page) : []) {
    const { page: linked } = destinationOf(page, link, site);
    const message = linked && linked.file !== page.file && seenFrom ? whyNotLive(linked, seenFrom) : null;
    if (message) report(link, message);
  }
  const { kind, route, frontMatter } = page;
  const until = frontMatter?.values.until;
  if (kind !== 'page' || !frontMatter || typeof until !== 'string') return;
  const redirected = factTexts(site.sourceOf(REDIRECTS), ['from']).map(({ value }) => value);
  if (redirected.includes(route ?? '')) return;
  const entry = `- { from: ${route}, to: /… }`;
  report(
    valueRange(frontMatter, ['until']),
    `After ${until}, links to ${route} lead nowhere. Say in ${REDIRECTS} which page visitors see then: ${entry}`,
  );
});
