import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingFontFile } from '../../../src/styles/siteStyles';
import type { Page } from '../../pages/page';
import { rule } from '../context';
import { textsOf } from '../texts';

const url = '/handbook/pages#front-matter';

/** The characters of a title that the heading font lacks. Its package lists those of each of its files; sharing images use the Latin one. */
function missingCharacters(title: string): string[] {
  const file = path.join(path.dirname(require.resolve(headingFontFile())), '../unicode.json');
  const { latin } = JSON.parse(readFileSync(file, 'utf8')) as { latin: string };
  const ranges = latin.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isThere = (code = 0) => ranges.some(([first, last]) => code >= first && code <= last);
  return [...new Set(title)].filter((character) => !isThere(character.codePointAt(0)));
}

/** Front matter that the build refuses. */
export const frontMatter = rule('front-matter', url, ({ file, page, report }) => {
  const { kind, frontMatter: block } = page;
  if (!block) return;
  if (kind === 'handbook') file.messages.push(...block.yamlErrors);
  // The rule "file-name" says what to do about `pages/_hidden.mdx`.
  if (kind === 'shared' && block.isThere && page.file.startsWith('pages/_shared/'))
    report(
      { start: 0, end: 3 },
      'A shared text has no front matter. Delete the lines from the first "---" to the second.',
    );
  if (kind !== 'page') return;
  file.messages.push(...block.errors);
  const { title, image, noindex } = block.values;
  const missing = typeof title !== 'string' || image || noindex === true ? [] : missingCharacters(title);
  const message = `The heading font has no ${missing.join(' ')}, so the sharing image cannot be drawn. Write the title without it.`;
  if (missing.length > 0) report(block.rangeOf('title'), message);
});

/** Quotation marks and Markdown that search results, browser tabs and texts of blocks would show as characters. */
const QUOTED = /^[“”„«].*[“”»]$/;
const MARKDOWN = /\*\*|__|`|(?:^|\s)[*_]\w[^*_]*[*_](?:\s|$)|\]\(|<\/?\w+[^>]*>|\{[^}]*\}|&#?\w+;/;

/** Titles, descriptions and facts with characters of Markdown. */
export const plainMetadata = rule('plain-metadata', url, ({ page, report }) => {
  const isFacts = page.kind === 'facts';
  for (const { start, end, kind, text } of isFacts || page.kind === 'page' ? textsOf(page) : [])
    if ((isFacts && MARKDOWN.test(text)) || (kind === 'front matter' && (MARKDOWN.test(text) || QUOTED.test(text))))
      report({ start, end }, 'Visitors would see these characters as they are written. Write plain words.');
});

function metadataOf({ kind, frontMatter: block }: Page, key: string): string | null {
  const value = kind === 'page' && !block?.values.canonical ? block?.values[key] : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
}

/** Two pages with the same title or description, which look the same in search results. */
export const sameMetadata = rule('same-metadata', url, ({ page, site, report }) => {
  for (const key of ['title', 'description']) {
    const text = metadataOf(page, key);
    if (text === null || !page.frontMatter) continue;
    const others = site.pages.filter((other) => other.file !== page.file && metadataOf(other, key) === text);
    if (others.length === 0) continue;
    const names = others.map(({ file: name }) => name).join(' and ');
    const message = `${names} ${others.length > 1 ? 'have' : 'has'} the same ${key}. Write one that describes only this page.`;
    report(page.frontMatter.rangeOf(key), message);
  }
});
