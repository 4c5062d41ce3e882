import { addressOf, isElsewhere, pageOfFileLink, pagesShowing } from '../addresses';
import { linksOf } from '../links';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { PageRule } from '../rule';
import type { Site } from '../site';

/** The pages in which an anchor is looked for: the linked one, or those on which a mere `#anchor` stands. */
function pagesOf(page: Page, target: string, site: Site): string[] {
  const linked = pageOfFileLink(page, target, site)?.route;
  if (linked) return [linked];
  const { path } = addressOf(page, target);
  if (path === null) return pagesShowing(page, site);
  return site.routes.has(path) ? [path] : [];
}

/** Links to a place of a page that does not exist. A link to no page at all is another rule's. */
export const brokenAnchor: PageRule = {
  name: 'broken-anchor',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page, site) =>
    linksOf(page)
      .filter(({ target, isFile }) => !isFile && !isElsewhere(target))
      .flatMap(({ target, start, end }) => {
        const { anchor } = addressOf(page, target);
        // A page that does not parse has anchors that nobody knows.
        const routes = pagesOf(page, target, site).filter((route) => site.routes.get(route)?.tree);
        if (anchor === null || anchor === 'top') return [];
        return routes
          .filter((route) => !site.anchorsAt(route).has(anchor))
          .slice(0, 1)
          .map((route) => {
            const near = nearest(anchor, site.anchorsAt(route));
            const suggestion = near && target.replace(/#.*$/, `#${near}`);
            const message = `The page ${route} has no place "#${anchor}".${didYouMean(suggestion)} Every section and every heading is one.`;
            return { start, end, message, suggestion };
          });
      }),
};
