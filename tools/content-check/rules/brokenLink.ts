import { didYouMean } from '../../../lib/nearest';
import type { Redirect } from '../../../src/site/redirects';
import { addressOf, isExternal, pageOfFileLink } from '../addresses';
import { linksOf, type PageLink } from '../links';
import { nearestPage } from '../nearestPage';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { successorOf } from '../successor';

/** Pages that the handbook makes from the code of the blocks. Docusaurus finds broken links to them. */
const BLOCK_PAGE = /^\/handbook\/blocks\/\w+$/;
const NO_ADDRESS =
  'This link leads nowhere. Write the address of a page, such as /contact, or delete the link and keep its words.';

/** The page that was meant: the new name of one that has moved, or the nearest. */
function meantPage(path: string, site: Site): { to: string | null; hasMoved: boolean } {
  const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
  const moved = redirects?.find((redirect) => redirect.from === path)?.to ?? successorOf(path, site);
  if (moved) return { to: moved, hasMoved: true };
  const plain =
    path
      .replace(/\.(?:html?|mdx?|php|aspx?)$/i, '')
      .replace(/^\/(?:pages|static)(?=\/)/, '')
      .replace(/\/index$/, '') || '/';
  return { to: site.routes.has(plain) || site.hasStaticFile(plain) ? plain : nearestPage(path, site), hasMoved: false };
}

function diagnosticFor(
  page: Page,
  { target, from }: PageLink,
  site: Site,
): Pick<Diagnostic, 'message' | 'suggestion'> | null {
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
  if (found || isHandbook || ((from === 'markdown' || from === 'html') && site.hasStaticFile(path))) return null;
  const { to, hasMoved } = meantPage(path, site);
  const right = to && target.replace(/^[^?#]*/, to);
  if (right && hasMoved) return { message: `The page "${target}" has moved. Write: ${right}`, suggestion: right };
  return {
    message: `There is no page "${target}".${didYouMean(right) || ' Write another address, or delete the link and keep its words.'}`,
    suggestion: right,
  };
}

/** Links to pages that do not exist: in Markdown, in HTML, in any setting of a block, and in front matter. */
export const brokenLink: PageRule = {
  name: 'broken-link',
  severity: 'error',
  handbook: '/handbook/pages#links',
  checkPage: (page, site) =>
    linksOf(page)
      .filter(({ isFile }) => !isFile)
      .flatMap((link) => {
        const diagnostic = diagnosticFor(page, link, site);
        return diagnostic ? [{ start: link.start, end: link.end, ...diagnostic }] : [];
      }),
};
