/** What makes a page one that visitors find: its front matter, the name of its file, and redirects. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { START_OF_FILE } from '../../../lib/range';
import { pageRoute } from '../../../lib/urls';
import { HEADING_FONT } from '../../../plugins/artwork/siteStyles';
import { slug } from '../../../src/ui/text';
import type { Page } from '../../pages/sourceFile';
import { fileRule, pageRule } from '../rule';
import { textsOf } from '../texts';

const url = '/handbook/pages#front-matter';

/** The characters of a title that are not in the Latin file of the heading font, which sharing images use. Its package lists them. */
function missingCharacters(title: string): string[] {
  const file = path.join(path.dirname(require.resolve(HEADING_FONT)), '../unicode.json');
  const { latin } = JSON.parse(readFileSync(file, 'utf8')) as { latin: string };
  const ranges = latin.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isInFont = (code = 0) => ranges.some(([first, last]) => code >= first && code <= last);
  return [...new Set(title)].filter((character) => !isInFont(character.codePointAt(0)));
}

/** Front matter that the build refuses. */
export const frontMatterRule = pageRule('front-matter', url, ({ page, report, messages }) => {
  const { kind, frontMatter: block } = page;
  // The rule "file-name" says what to do about `pages/_hidden.mdx`.
  if (kind === 'shared' && block.exists && page.file.startsWith('pages/_shared/'))
    report(
      { start: 0, end: 3 },
      'A shared text has no front matter. Delete the lines from the first "---" to the second.',
    );
  if (kind !== 'page') return;
  messages.push(...block.errors);
  const { title, image, noindex } = block.values;
  const missing = typeof title !== 'string' || image || noindex === true ? [] : missingCharacters(title);
  const reason = `The heading font has no ${missing.join(' ')}, so the sharing image cannot be drawn. Reword the title.`;
  if (missing.length > 0) report(block.rangeOf('title'), reason);
});

/** Markdown and surrounding quotation marks, which search results, browser tabs and blocks would show as they are written. */
const MARKUP = /\*\*|__|`|(?:^|\s)[*_]\w[^*_]*[*_](?:\s|$)|\]\(|<\/?\w+[^>]*>|\{[^}]*\}|&#?\w+;|^[“”„«].*[“”»]$/;

/** Titles, descriptions and facts with characters of Markdown. */
export const plainMetadataRule = fileRule('plain-metadata', url, ({ sourceFile, report }) => {
  for (const { start, end, kind, text } of textsOf(sourceFile))
    if ((sourceFile.kind === 'facts' || kind === 'front matter') && MARKUP.test(text))
      report({ start, end }, 'Visitors would see these characters exactly as written. Write plain words.');
});

function metadataOf({ kind, frontMatter: { values } }: Page, key: string): string | null {
  const value = kind === 'page' && !values.canonical ? values[key] : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
}

/** Two pages with the same title or description, which look the same in search results. */
export const sameMetadataRule = pageRule('same-metadata', url, ({ page, site, report }) => {
  for (const key of ['title', 'description']) {
    const text = metadataOf(page, key);
    if (text === null) continue;
    const other = site.pages.find((candidate) => candidate !== page && metadataOf(candidate, key) === text);
    const reason = `${other?.file} has the same ${key}. Write one that describes only this page.`;
    if (other) report(page.frontMatter.rangeOf(key), reason);
  }
});

/** Files that systems and editors leave behind. */
const SYSTEM_FILE = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;
const PAGE_FILE = /^([a-z0-9]+(-[a-z0-9]+)*(\/|\.mdx$))+$/;
const DOCUMENT_ENDING = /\.(mdx?|txt|markdown|html?|docx?|rtf|odt|pages|pdf)$/i;

/** Says what is wrong with the name of a file in the folder of pages; null if nothing is. */
function fileNameError(name: string): string | null {
  const plain = name.replace(/^pages\/(_shared\/)?/, '');
  if (!name.startsWith('pages/') || SYSTEM_FILE.test(name) || PAGE_FILE.test(plain)) return null;
  const parts = plain.replace(DOCUMENT_ENDING, '').split('/');
  const better = `${name.slice(0, -plain.length)}${parts.map((part) => slug(part) || 'page').join('/')}.mdx`;
  if (/(^|\/)_/.test(plain) && name.endsWith('.mdx'))
    return `No page has a name that starts with "_", so visitors cannot see this one. Name it ${better}; to keep it off the live site, write "draft: true" in its front matter.`;
  return name.endsWith('.mdx')
    ? `The name of a page is its address: lower-case letters, digits and hyphens. Name it ${better}.`
    : `This is not a page, because its name does not end in ".mdx". Copy its text into ${better}, or move the file to the folder static.`;
}

/** Names of files that give a page no address, or a wrong one. */
export const fileNameRule = fileRule('file-name', '/handbook/pages#a-new-page', ({ sourceFile, site, report }) => {
  const { file, route } = sourceFile;
  report(START_OF_FILE, fileNameError(file));
  if (route === null) return;
  // Of two pages with one address, the first in the order of their names keeps it.
  const first = site.pages.find((page) => page.route?.toLowerCase() === route.toLowerCase());
  if (first && first.file !== file)
    report(START_OF_FILE, `${first.file} already has the address ${route}. Rename or delete one of the two.`);
});

/** Pages that exist on the base branch only and have no redirect. */
export const removedPageRule = fileRule(
  'removed-page',
  '/handbook/pages#moving-and-deleting',
  ({ sourceFile, site, report }) => {
    const { redirects } = site.facts('redirects');
    if (sourceFile.file !== 'src/facts/redirects.yaml' || !redirects) return;
    for (const removed of site.basePages ?? []) {
      const route = pageRoute(removed.replace(/^pages\//, ''));
      if (route === null || site.routes.has(route) || redirects.some(({ from }) => from === route)) continue;
      const reason = `${removed} is gone, and links to ${route} no longer work. Add a redirect to this list: - { from: ${route}, to: /… }`;
      report(START_OF_FILE, reason);
    }
  },
);
