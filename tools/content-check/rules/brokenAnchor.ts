import { addressOf, isExternal, pageOfFileLink, pagesShowing } from '../addresses';
import { linksOf } from '../links';
import { missingAnchor } from '../missingAnchor';
import type { Page } from '../page';
import type { PageRule } from '../rule';
import type { Site } from '../site';

/** The pages that may contain the anchor of a link: the linked page, or for `#anchor` alone those that show the link. */
function pagesOf(page: Page, target: string, site: Site): string[] {
  const linked = pageOfFileLink(page, target, site)?.route;
  if (linked) return [linked];
  const { path } = addressOf(page, target);
  if (path === null) return pagesShowing(page, site);
  return site.routes.has(path) ? [path] : [];
}

/** Links to anchors that do not exist. The rule `broken-link` reports pages that do not exist. */
export const brokenAnchor: PageRule = {
  name: 'broken-anchor',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page, site) =>
    linksOf(page)
      .filter(({ target, isFile }) => !isFile && !isExternal(target))
      .flatMap(({ target, start, end }) => {
        const { anchor } = addressOf(page, target);
        // The anchors of a page that does not parse are unknown.
        const routes = pagesOf(page, target, site).filter((route) => site.routes.get(route)?.isWhole);
        if (anchor === null || anchor === 'top') return [];
        return routes
          .filter((route) => !site.anchorsAt(route).has(anchor))
          .slice(0, 1)
          .map((route) => {
            if (target.startsWith('#') && site.routes.has(`/${anchor}`)) {
              const message = `"${target}" leads to a heading of this page, and there is none. Write "/${anchor}" for the page.`;
              return { start, end, message, suggestion: `/${anchor}` };
            }
            const { message, near } = missingAnchor(route, anchor, site);
            return { start, end, message, suggestion: near && target.replace(/#.*$/, `#${near}`) };
          });
      }),
};
