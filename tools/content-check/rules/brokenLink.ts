import { didYouMean } from '../../../lib/nearest';
import type { Redirect } from '../../../src/site/redirects';
import { addressDiagnostic } from '../addressDiagnostic';
import { addressOf, isExternal, pageOfFileLink } from '../addresses';
import { linksOf, type PageLink } from '../links';
import { nearestPage } from '../nearestPage';
import type { Page } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { successorOf } from '../successor';
import { INVISIBLE } from './fileName';

/** Pages that the handbook makes from the code of the blocks. Docusaurus finds broken links to them. */
const BLOCK_PAGE = /^\/handbook\/blocks\/\w+$/;

function diagnosticFor(
  page: Page,
  { target, from }: PageLink,
  site: Site,
): Pick<Diagnostic, 'message' | 'suggestion'> | null {
  if (target.trim() === '' || target === '#') {
    return {
      message:
        'This link leads nowhere. Write an address: a page of this site, such as /contact, or one that starts with https://.',
    };
  }
  // The rule `link-scheme` reports errors in the start of an address, and `file-name` invisible characters.
  if (isExternal(target) || addressDiagnostic(target, false) || INVISIBLE.test(target)) return null;
  const linked = pageOfFileLink(page, target, site);
  if (linked && from === 'markdown' && !target.startsWith('/')) return null;
  const suggestion = linked?.route ?? null;
  if (suggestion) return { message: `"${target}" is a file. Link to the page's address: "${suggestion}".`, suggestion };

  const { path } = addressOf(page, target);
  if (path === null) return null;
  const found = site.routes.get(path);
  const isBlockPage = BLOCK_PAGE.test(path);
  if ((isBlockPage || found?.kind === 'handbook') && page.kind !== 'handbook') {
    return { message: `"${target}" is in the handbook, which is not published. Link to a page of the site.` };
  }
  // Settings and front matter link to pages only; links in Markdown and HTML may also link to files.
  if (found || isBlockPage || ((from === 'markdown' || from === 'html') && site.hasStaticFile(path))) return null;

  const redirects = site.factsOf('@site/src/site/redirects')?.redirects as readonly Redirect[] | undefined;
  const moved = redirects?.find((redirect) => redirect.from === path)?.to;
  if (moved && moved.replace(/[?#].*$/, '') === page.route) {
    return {
      message: `The page "${target}" is gone, and its redirect leads to this page. Delete the link and keep its words, or link to another page.`,
    };
  }
  if (moved) {
    const right = target.replace(/^[^?#]*/, moved);
    return { message: `The page "${target}" has moved. Write its new address: "${right}".`, suggestion: right };
  }
  const renamed = successorOf(path, site);
  if (renamed) {
    const right = target.replace(/^[^?#]*/, renamed);
    return {
      message: `The page "${target}" has another name now. Write its new address: "${right}".`,
      suggestion: right,
    };
  }
  const plain = path.replace(/^\/static(?=\/)/, '');
  if (plain !== path && site.hasStaticFile(plain))
    return {
      message: `The address of a file begins after the folder "static". Leave out "/static": "${plain}"`,
      suggestion: plain,
    };
  // The rule "file-name" asks for a name that makes the link right.
  const isMisnamed = ([route]: readonly [string, unknown]) =>
    route !== path && route.toLowerCase().replace(/[\s_]+/g, '-') === path;
  if ([...site.routes].some(isMisnamed)) return null;
  const withoutEnd =
    path
      .replace(/\.(html?|mdx?|php|aspx?)$/i, '')
      .replace(/^\/pages(?=\/)/, '')
      .replace(/\/index$/, '') || '/';
  const near = site.routes.has(withoutEnd) ? withoutEnd : nearestPage(path, site);
  const right = near && target.replace(/^[^?#]*/, near);
  return {
    message: `There is no page "${target}".${didYouMean(right) || ' Write the address of another page, such as /contact, or delete the link and keep its words.'}`,
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
