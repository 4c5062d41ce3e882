import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../lib/filesIn';
import { addressOf, isExternal, pageOfFileLink } from '../addresses';
import { linksOf } from '../links';
import type { SiteRule } from '../rule';
import type { Site } from '../site';

/** Addresses of pages in the code and the facts: menus, footer, forms. */
function linkedFromCode(site: Site): Set<string> {
  const folder = path.join(site.directory, 'src');
  if (!existsSync(folder)) return new Set();
  const texts = filesIn(folder)
    .filter((file) => /\.(tsx?|ya?ml)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<=['"`:]\s?)\/[\w./-]*/g)].map(([address]) => address.replace(/(.)\/$/, '$1')),
    ),
  );
}

/** Pages that visitors cannot reach. */
export const unlinkedPage: SiteRule = {
  name: 'unlinked-page',
  severity: 'warning',
  handbook: '/handbook/pages#a-new-page',
  checkSite: (site) => {
    const linked = linkedFromCode(site);
    for (const page of site.pages) {
      if (page.kind === 'handbook') continue;
      for (const { target } of linksOf(page)) {
        const route =
          pageOfFileLink(page, target, site)?.route ?? (isExternal(target) ? null : addressOf(page, target).path);
        if (route && route !== page.route) linked.add(route);
      }
    }
    return site.pages.flatMap(({ kind, file, route, frontMatter }) => {
      if (
        kind !== 'page' ||
        route === null ||
        route === '/' ||
        linked.has(route) ||
        frontMatter?.values.noindex === true
      )
        return [];
      // Sign-in pages and second addresses of a page.
      if (frontMatter?.values.noindex === true || frontMatter?.values.canonical) return [];
      const message = `No page and no menu links to ${route}, so visitors do not find it. Link to it from a page that they read.`;
      return [{ file, start: 0, end: 0, message }];
    });
  },
};
