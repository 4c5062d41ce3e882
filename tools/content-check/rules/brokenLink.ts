import { addressDiagnostic } from '../addressDiagnostics';
import { addressOf, isElsewhere, pageOfFileLink } from '../addresses';
import { linksOf, type PageLink } from '../links';
import { didYouMean, nearest } from '../nearest';
import type { Page } from '../page';
import type { PageRule } from '../rule';
import type { Site } from '../site';

/** Pages that the handbook makes from the blocks' code. Docusaurus finds broken links to them. */
const BLOCK_PAGE = /^\/handbook\/blocks\/\w+$/;

interface Mistake {
  message: string;
  suggestion: string | null;
}

/** Settings and front matter lead to pages; a link in Markdown or HTML may also lead to a file. */
function leadsToFile({ from }: PageLink): boolean {
  return from === 'markdown' || from === 'html';
}

function mistakeIn(page: Page, link: PageLink, site: Site): Mistake | null {
  const { target } = link;
  if (target.trim() === '' || target === '#') {
    return {
      message: 'The link leads nowhere. Write a page (/contact), an anchor (#what-we-do) or an address.',
      suggestion: null,
    };
  }
  // What is meant to lead elsewhere is the rule link-scheme's matter.
  if (isElsewhere(target) || addressDiagnostic(target)) return null;
  const linked = pageOfFileLink(page, target, site);
  if (linked && link.from === 'markdown') return null;
  const suggestion = linked?.route ?? null;
  if (suggestion) return { message: `"${target}" is a file. Write the page's address: "${suggestion}".`, suggestion };

  const { path } = addressOf(page, target);
  if (path === null) return null;
  const found = site.routes.get(path);
  const isBlockPage = BLOCK_PAGE.test(path);
  if ((isBlockPage || found?.kind === 'handbook') && page.kind !== 'handbook') {
    return { message: `"${target}" is in the handbook, which visitors do not get. Link to a page.`, suggestion: null };
  }
  if (found || isBlockPage || (leadsToFile(link) && site.hasStaticFile(path))) return null;

  const near = nearest(path, site.routes.keys());
  const right = near && target.replace(/^[^?#]*/, near);
  return { message: `There is no page "${target}".${didYouMean(right)}`, suggestion: right };
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
        const mistake = mistakeIn(page, link, site);
        return mistake ? [{ start: link.start, end: link.end, ...mistake }] : [];
      }),
};
