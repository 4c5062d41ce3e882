import { placedAnchors } from '../anchors';
import { type Page, readPage } from '../page';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

/** Anchors of a file that no page which shows it has any more, and new ones that may have taken their place. */
function diagnosticsOf(before: Page, page: Page, site: Site): FileDiagnostic[] {
  const routes = page.route === null ? site.routesShowing(page.file) : [page.route];
  const [route] = routes;
  if (!route || !page.isWhole) return [];
  const isThere = (anchor: string) => routes.some((one) => site.anchorsAt(one).has(anchor));
  const old = placedAnchors(before);
  const lost = old.filter(({ anchor }) => !isThere(anchor));
  const known = new Set(old.map(({ anchor }) => anchor));
  const added = placedAnchors(page).filter(({ anchor }) => !known.has(anchor));
  return lost.map(({ anchor }, index) => {
    const successor = lost.length === added.length ? added[index] : undefined;
    const isHeading = successor !== undefined && page.source[successor.start] === '#';
    const comment = `{/* #${anchor} */}`;
    const change = successor ? `is now ${route}#${successor.anchor}` : 'is gone';
    const advice = isHeading ? ` To keep the old address, write ${comment} at the end of the heading.` : '';
    return {
      ...{ file: page.file, start: successor?.start ?? 0, end: successor?.end ?? 0 },
      message: `The address ${route}#${anchor}, which belonged to a heading, ${change}. Links to it in mails or on other sites now lead to the top of the page.${advice}`,
      suggestion: isHeading ? `${page.source.slice(successor.start, successor.end)} ${comment}` : null,
    };
  });
}

/** Headings whose address changed since the base branch: nobody can check links from outside. */
export const lostAnchor: SiteRule = {
  name: 'lost-anchor',
  severity: 'warning',
  handbook: '/handbook/pages#links',
  checkSite: (site) =>
    [...(site.base()?.changedPages() ?? [])].flatMap(([file, text]) => {
      const page = site.pageOfFile(file);
      return page ? diagnosticsOf(readPage(file, page.kind, page.route, text), page, site) : [];
    }),
};
