import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { slug } from '../../../src/ui/text';
import { contextOf } from '../lint';
import { isUnreadable, type Page } from '../page';
import type { Site } from '../site';

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

/** Of two pages with one address, the first in the order of their names keeps it. */
function explainRoute({ kind, route, file }: Page, site: Site): string | null {
  if (kind !== 'page' || route === null) return null;
  const first = site.pages.find((it) => it.kind === 'page' && it.route?.toLowerCase() === route.toLowerCase());
  return !first || first.file === file
    ? null
    : `${first.file} already has the address ${route}. Rename or delete one of the two.`;
}

/** Names and encodings of files: what decides the address of a page, and whether there is one. */
export const fileName = lintRule<Root>({ origin: 'check:file-name', url: '/handbook/pages#a-new-page' }, (_, file) => {
  const { page, site, report } = contextOf(file);
  const isText = page.kind === 'page' || page.kind === 'shared';
  const encoding =
    isText && isUnreadable(page.source)
      ? 'Nothing in this file can be read. Save it as UTF-8, with line ends "LF".'
      : null;
  for (const message of [explainName(page.file), explainRoute(page, site), encoding])
    if (message) report({ start: 0, end: 0 }, message);
});
