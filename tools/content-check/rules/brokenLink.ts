import { addressOf, isExternal, pageOfFileLink, pagesShowing } from '../addresses';
import { linksOf, type PageLink } from '../links';
import { type Explained, missingAnchor, missingPage } from '../missingPage';
import type { Page } from '../page';
import type { PageRule } from '../rule';
import type { Site } from '../site';

/** Pages that the handbook makes from the code of the blocks. Docusaurus finds broken links to them. */
const BLOCK_PAGE = /^\/handbook\/blocks\/\w+$/;
const NO_ADDRESS =
  'This link leads nowhere. Write the address of a page, such as /contact, or delete the link and keep its words.';

function explainPage(page: Page, { target, from }: PageLink, site: Site): Explained | null {
  if (target.trim() === '' || target === '#') return { message: NO_ADDRESS };
  if (isExternal(target)) return null;
  const linked = pageOfFileLink(page, target, site);
  if (linked && from === 'markdown' && !target.startsWith('/')) return null;
  const suggestion = linked?.route ?? null;
  if (suggestion) return { message: `"${target}" is a file. Write the page's address: ${suggestion}`, suggestion };

  const { path } = addressOf(page, target);
  if (path === null) return null;
  const found = site.routes.get(path);
  const isHandbook = BLOCK_PAGE.test(path) || found?.kind === 'handbook';
  if (isHandbook && page.kind !== 'handbook')
    return { message: 'The handbook is not published. Link to a page of the site.' };
  // Settings and front matter link to pages only; links in Markdown and HTML may also link to files.
  const isFound = found || isHandbook || ((from === 'markdown' || from === 'html') && site.hasStaticFile(path));
  return isFound ? null : missingPage(target, path, site);
}

function explainAnchor(page: Page, { target }: PageLink, site: Site): Explained | null {
  const { path, anchor } = addressOf(page, target);
  if (isExternal(target) || anchor === null || anchor === 'top') return null;
  const linked = pageOfFileLink(page, target, site)?.route ?? path;
  // Shared text is on several pages. The anchors of a page that does not parse are unknown.
  const route = (linked === null ? pagesShowing(page, site) : [linked]).find(
    (it) => site.routes.get(it)?.problems.length === 0 && !site.anchorsAt(it).has(anchor),
  );
  return route === undefined ? null : missingAnchor(target, { route, anchor }, site);
}

const checkLinks =
  (explain: typeof explainPage): PageRule['checkPage'] =>
  (page, site) =>
    linksOf(page)
      .filter(({ isFile }) => !isFile)
      .flatMap((link) => {
        const explained = explain(page, link, site);
        return explained ? [{ start: link.start, end: link.end, ...explained }] : [];
      });

const common = { severity: 'error', handbook: '/handbook/pages#links' } as const;

/** Links to pages that do not exist: in Markdown, in HTML, in any setting of a block, and in front matter. */
export const brokenLink: PageRule = { name: 'broken-link', ...common, checkPage: checkLinks(explainPage) };

/** Links to anchors that do not exist. */
export const brokenAnchor: PageRule = { name: 'broken-anchor', ...common, checkPage: checkLinks(explainAnchor) };
