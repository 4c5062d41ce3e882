import { addressOf, isExternal, pageOfFileLink } from '../addresses';
import { linksOf } from '../links';
import type { SiteRule } from '../rule';

/** Pages that visitors cannot reach. */
export const unlinkedPage: SiteRule = {
  name: 'unlinked-page',
  severity: 'warning',
  handbook: '/handbook/pages#a-new-page',
  isAboutPages: true,
  checkSite: (site) => {
    const linked = new Set(site.linkedFromCode());
    for (const page of site.pages) {
      if (page.kind === 'handbook') continue;
      for (const { target } of linksOf(page)) {
        const route =
          pageOfFileLink(page, target, site)?.route ?? (isExternal(target) ? null : addressOf(page, target).path);
        if (route && route !== page.route) linked.add(route);
      }
    }
    const before = site.base()?.routes;
    const isMoved = before && [...before.keys()].some((route) => !site.routes.has(route));
    return site.pages.flatMap(({ kind, file, route, frontMatter }) => {
      if (kind !== 'page' || route === null || route === '/' || linked.has(route)) return [];
      // The rules about links and removed pages say what to do about a page with a new name.
      if (isMoved && !before.has(route)) return [];
      // Sign-in pages and second addresses of a page; pages to which no page could link before their first day.
      const { noindex, canonical, draft, publish } = frontMatter?.values ?? {};
      if (noindex === true || canonical || draft === true || publish) return [];
      const message = `No page links to this one, so visitors cannot find it. Link to it from another page: [words](${route})`;
      return [{ file, start: 0, end: 0, message }];
    });
  },
};
