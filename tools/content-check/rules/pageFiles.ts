/** What decides whether the address of a page works: the name of its file, redirects, and drafts. */
import type { Range } from '../../../lib/message';
import { slug } from '../../../src/ui/text';
import { isUnreadable, type Page } from '../../pages/page';
import { redirectsOf, successorOf } from '../addresses';
import { rule } from '../context';
import { factLinks } from '../factTexts';
import { destinationOf, linksOf, pagesShowing } from '../links';

const START: Range = { start: 0, end: 0 };

/** Files that systems and editors leave behind. */
const IGNORED = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;
const GOOD_NAME = /^([a-z0-9]+(-[a-z0-9]+)*(\/|\.mdx$))+$/;
const ENDING = /\.(mdx?|txt|markdown|html?|docx?|rtf|odt|pages|pdf)$/i;

/** What is wrong with the name of a file in the folder of the pages. */
function explainName(name: string): string | null {
  const plain = name.replace(/^pages\/(_shared\/)?/, '');
  if (!name.startsWith('pages/') || IGNORED.test(name) || GOOD_NAME.test(plain)) return null;
  const parts = plain.replace(ENDING, '').split('/');
  const better = `${name.slice(0, -plain.length)}${parts.map((part) => slug(part) || 'page').join('/')}.mdx`;
  if (/(^|\/)_/.test(plain) && name.endsWith('.mdx'))
    return `No page has a name that starts with "_", so visitors cannot see this one. Name it ${better}; to keep it off the live site, write "draft: true" in its front matter.`;
  return name.endsWith('.mdx')
    ? `The name of a page is its address: lower-case letters, digits and hyphens. Name it ${better}.`
    : `This is not a page, because its name does not end in ".mdx". Copy its text into ${better}, or move the file to the folder static.`;
}

/** Names and encodings of files: what decides the address of a page, and whether there is one. */
export const fileName = rule('file-name', '/handbook/pages#a-new-page', ({ page, site, report }) => {
  const { kind, route, source } = page;
  const message = explainName(page.file);
  if (message) report(START, message);
  if ((kind === 'page' || kind === 'shared') && isUnreadable(source))
    report(START, 'Nothing in this file can be read. Save it as UTF-8, with line ends "LF".');
  // Of two pages with one address, the first in the order of their names keeps it.
  const first = site.pages.find((it) => it.kind === 'page' && it.route?.toLowerCase() === route?.toLowerCase());
  if (kind === 'page' && first && first.file !== page.file)
    report(START, `${first.file} already has the address ${route}. Rename or delete one of the two.`);
});

/** Pages that exist on the base branch only and have no redirect. */
export const removedPage = rule('removed-page', '/handbook/pages#moving-and-deleting', ({ page, site, report }) => {
  const redirects = redirectsOf(site);
  if (page.file !== 'src/facts/redirects.yaml' || !redirects) return;
  const end = page.source.search(/^redirects:[ \t]*\r?$/m) + 'redirects:'.length;
  // An empty list is written on the line of its name, and nothing can be inserted below it.
  const isList = end >= 'redirects:'.length;
  for (const [route, removed] of site.base()?.routes ?? []) {
    if (site.routes.has(route) || redirects.some(({ from }) => from === route)) continue;
    const target = successorOf(route, site);
    const entry = `- { from: ${route}, to: ${target ?? '/…'} }`;
    const message = `${removed} is gone, and links to ${route} no longer work. Add a redirect to this list: ${entry}`;
    report(isList ? { start: end, end } : START, message, target && isList ? `\n  ${entry}` : null);
  }
});

const isDraft = (page?: Page) => page?.frontMatter?.values.draft === true;

/** Links to drafts from what the live site shows. */
export const draftLink = rule('draft-link', '/handbook/pages#drafts', ({ page, site, report }) => {
  const check = (place: Range, linked: Page | undefined) => {
    if (!linked || !isDraft(linked)) return;
    const message = `The page ${linked.route} is a draft, so on the live site this link leads nowhere. Link to it when it is published, or delete the line "draft: true" in ${linked.file}.`;
    report(place, message);
  };
  // Menus, and targets of redirects.
  if (page.kind === 'facts')
    for (const link of factLinks(`${site.codeDirectory}/${page.file}`, page.source))
      check(link, site.routes.get(link.value.replace(/[?#].*$/, '')));
  if (page.kind !== 'page' && page.kind !== 'shared') return;
  if (pagesShowing(page, site).every((route) => isDraft(site.routes.get(route)))) return;
  for (const link of linksOf(page)) check(link, destinationOf(page, link, site).page);
});
