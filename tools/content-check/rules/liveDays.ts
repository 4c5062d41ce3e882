import { isOver, type LiveDays } from '../../../lib/liveDays';
import { addressOf, isExternal, pageOfFileLink, pagesShowing } from '../addresses';
import { factFiles, factTexts } from '../factTexts';
import { linksOf } from '../links';
import type { Page } from '../page';
import { valueRange } from '../parse/frontMatterBlock';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

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

function linksInPages(site: Site, today: string): FileDiagnostic[] {
  return site.pages.flatMap((page) => {
    if (page.kind === 'handbook') return [];
    const showing = pagesShowing(page, site).flatMap((route) => site.routes.get(route) ?? []);
    const [seenFrom] = showing.flatMap((shown) => firstDay(daysOf(shown), today) ?? []).sort();
    if (!seenFrom) return [];
    return linksOf(page).flatMap(({ target, start, end }): FileDiagnostic[] => {
      const route = isExternal(target) ? null : addressOf(page, target).path;
      const linked = pageOfFileLink(page, target, site) ?? site.routes.get(route ?? '');
      const message = linked && linked !== page ? whyNotLive(linked, seenFrom) : null;
      return message ? [{ file: page.file, start, end, message }] : [];
    });
  });
}

/** Links of menus, and targets of redirects. */
function linksInFacts(site: Site, today: string): FileDiagnostic[] {
  return factFiles(site.directory).flatMap((file) => {
    return factTexts(site.sourceOf(file), ['to']).flatMap(({ value, start, end }): FileDiagnostic[] => {
      const linked = site.routes.get(value.replace(/[?#].*$/, ''));
      const message = linked ? whyNotLive(linked, today) : null;
      return message ? [{ file, start, end, message }] : [];
    });
  });
}

/** Pages with a last day that do not say where their address leads afterwards. */
function endsWithoutRedirect(site: Site): FileDiagnostic[] {
  const redirected = factTexts(site.sourceOf(REDIRECTS), ['from']).map(({ value }) => value);
  return site.pages.flatMap(({ kind, file, route, frontMatter }): FileDiagnostic[] => {
    const until = frontMatter?.values.until;
    if (kind !== 'page' || !frontMatter || typeof until !== 'string' || redirected.includes(route ?? '')) return [];
    const entry = `- { from: ${route}, to: /… }`;
    const message = `After ${until}, links to ${route} lead nowhere. Say in ${REDIRECTS} which page visitors see then: ${entry}`;
    return [{ file, ...valueRange(frontMatter, ['until']), message }];
  });
}

/**
 * Links to drafts and to pages that are not live yet, and pages whose address leads nowhere after their last day. No finding
 * appears because a day has passed: it would stop changes that have nothing to do with it.
 */
export const liveDays: SiteRule = {
  name: 'live-days',
  severity: 'error',
  handbook: '/handbook/drafts',
  isAboutPages: true,
  checkSite: (site) => {
    const today = site.today.toISOString().slice(0, 10);
    return [...linksInPages(site, today), ...linksInFacts(site, today), ...endsWithoutRedirect(site)];
  },
};
