import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { isOver, type LiveDays } from '../../../lib/liveDays';
import { factTexts } from '../factTexts';
import { destinationOf, linksOf, pagesShowing } from '../links';
import { pageOf, reporter, siteOf } from '../lint';
import type { Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';

const REDIRECTS = 'src/site/redirects.yaml';

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
  const page = pageOf(file);
  const site = siteOf(file);
  const report = reporter(file);
  const today = site.today.toISOString().slice(0, 10);
  // Menus, and targets of redirects.
  for (const text of page.kind === 'facts' ? factTexts(page.source, ['to']) : []) {
    const linked = site.routes.get(text.value.replace(/[?#].*$/, ''));
    const message = linked && whyNotLive(linked, today);
    if (message) report(text, message);
  }
  if (page.kind !== 'page' && page.kind !== 'shared') return;
  const showing = pagesShowing(page, site).flatMap((route) => site.routes.get(route) ?? []);
  const [seenFrom] = showing.flatMap((shown) => firstDay(daysOf(shown), today) ?? []).sort();
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
