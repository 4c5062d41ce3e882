import { addressOf, isExternal, pageOfFileLink, pagesShowing } from '../addresses';
import { linksOf } from '../links';
import { missingAnchor } from '../missingAnchor';
import type { PageRule } from '../rule';

/** Links to anchors that do not exist. The rule `broken-link` reports pages that do not exist. */
export const brokenAnchor: PageRule = {
  name: 'broken-anchor',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page, site) =>
    linksOf(page)
      .filter(({ target, isFile }) => !isFile && !isExternal(target))
      .flatMap(({ target, start, end }) => {
        const { path, anchor } = addressOf(page, target);
        if (anchor === null || anchor === 'top') return [];
        const linked = pageOfFileLink(page, target, site)?.route ?? path;
        // Shared text is on several pages. The anchors of a page that does not parse are unknown.
        const routes = (linked === null ? pagesShowing(page, site) : [linked]).filter(
          (it) => site.routes.get(it)?.problems.length === 0,
        );
        const route = routes.find((it) => !site.anchorsAt(it).has(anchor));
        if (route === undefined) return [];
        const { message, near } = missingAnchor(route, anchor, site);
        return [{ start, end, message, suggestion: near && target.replace(/#.*$/, `#${near}`) }];
      }),
};
