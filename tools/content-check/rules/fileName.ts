import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pageName } from '../fileNames';
import { pageOf, reporter, siteOf } from '../lint';
import { isUnreadable, type Page } from '../page';
import type { Range } from '../range';
import type { Site } from '../site';

/** Files that systems and editors leave behind. */
const IGNORED = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;
const GOOD_NAME = /^([a-z0-9]+(-[a-z0-9]+)*(\/|\.mdx$))+$/;
const WHOLE_FILE = { start: 0, end: 0 };

/** What is wrong with the name of a file in the folder of the pages. */
function explainName(name: string): string | null {
  const plain = name.replace(/^pages\/(_shared\/)?/, '');
  if (!name.startsWith('pages/') || IGNORED.test(name) || GOOD_NAME.test(plain)) return null;
  const better = `${name.slice(0, -plain.length)}${pageName(plain)}.mdx`;
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

/** UTF-8 that was read as Windows-1252, `â€™` for an apostrophe and `Ã©` for é, or a character that was lost. */
const GARBLED = /\S*(?:\uFFFD|â€[\u0080-\u02FF™œž¦“”˜]|Ã[\u0080-\u00BF©¨¶¼¤±]|Â[\u00A0-\u00BF]|ï»¿)\S*/;

/** Of one file, the first place, because all have the same cause. */
function encodingMistake({ source }: Page): [Range, message: string] | null {
  if (isUnreadable(source))
    return [WHOLE_FILE, 'Nothing in this file can be read. Save it as UTF-8, with line ends "LF".'];
  const garbled = GARBLED.exec(source);
  if (!garbled) return null;
  const [word] = garbled;
  const message = `Characters of "${word}" were lost. Type them again, and save the file as UTF-8.`;
  return [{ start: garbled.index, end: garbled.index + word.length }, message];
}

/** Names and encodings of files: what decides the address of a page, and whether there is one. */
export const fileName = lintRule<Root>({ origin: 'check:file-name', url: '/handbook/pages#a-new-page' }, (_, file) => {
  const page = pageOf(file);
  const report = reporter(file);
  for (const message of [explainName(page.file), explainRoute(page, siteOf(file))])
    if (message) report(WHOLE_FILE, message);
  const encoding = page.kind === 'page' || page.kind === 'shared' ? encodingMistake(page) : null;
  if (encoding) report(...encoding);
});
