import type { Nodes } from 'mdast';
import { blank, type Range, rangeOf } from '../../lib/message';
import { elementsOf, settingsOf } from './elements';
import { linksOf } from './links';
import { nodesOf, oncePer, type Page } from './page';
import { valueRange } from './parse/frontMatterBlock';

/** A text that visitors read as a whole. */
export interface Text extends Range {
  /** `text`: a paragraph, heading, table cell or entry of a block. `name`: a person or company in a setting. */
  kind: 'text' | 'front matter' | 'setting' | 'name';
  /** Its source, with spaces in place of tags, code, links' addresses and marks such as `**`, so that positions stay the same. */
  text: string;
}

/** Front matter keys with text for visitors. */
const KEYS = ['title', 'description', 'service'];
/** Settings with names of people and companies. */
const NAMES = new Set(['name', 'author', 'company']);
/** Settings that visitors do not read. */
const NOT_READ = new Set(['id', 'className', 'class', 'style', 'updated']);

/** An entry of a block that is on one line with its text: `<Statistic value="4">offices</Statistic>`. */
function isEntry(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' && node.children.length > 0 && /^[A-Z]/.test(node.name ?? '');
}

const isParagraph = ({ type }: Nodes) => type === 'paragraph' || type === 'heading' || type === 'tableCell';

function paragraphs(page: Page): Text[] {
  const { source } = page;
  const characters = source.replace(/[^\r\n]/g, ' ').split('');
  for (const node of nodesOf(page)) {
    if (node.type !== 'text') continue;
    const { start, end } = rangeOf(node);
    for (let at = start; at < end; at += 1) characters[at] = source.charAt(at);
  }
  const masked = characters.join('');
  const entries = nodesOf(page).filter(isEntry);
  return nodesOf(page)
    .filter((node) => isParagraph(node) || isEntry(node))
    .map((node) => {
      const range = rangeOf(node);
      const inside = entries.filter((entry) => entry !== node).map(rangeOf);
      const own = inside.filter(({ start, end }) => range.start <= start && end <= range.end).reduce(blank, masked);
      return { ...range, kind: 'text', text: own.slice(range.start, range.end) };
    });
}

function frontMatterTexts({ source, frontMatter }: Page): Text[] {
  if (!frontMatter) return [];
  return KEYS.filter((key) => key in frontMatter.values).map((key) => {
    const { start, end } = valueRange(frontMatter, [key]);
    const quote = /^["']/.test(source.slice(start, end)) ? 1 : 0;
    return {
      start: start + quote,
      end: end - quote,
      kind: 'front matter',
      text: source.slice(start + quote, end - quote),
    };
  });
}

function settingTexts(page: Page): Text[] {
  const addresses = new Set(linksOf(page).map(({ start }) => start));
  return elementsOf(page)
    .flatMap((element) => settingsOf(page, element))
    .filter(({ name, value, valueRange: { start } }) => value !== null && !NOT_READ.has(name) && !addresses.has(start))
    .map(({ name, valueRange: { start, end } }) => {
      return { start, end, kind: NAMES.has(name) ? 'name' : 'setting', text: page.source.slice(start, end) };
    });
}

/** Everything that visitors read on a page. */
export const textsOf = oncePer((page: Page): readonly Text[] => [
  ...frontMatterTexts(page),
  ...paragraphs(page),
  ...settingTexts(page),
]);

/** Returns every match of a pattern, with its place in the file. A space of the pattern may be the end of a line. */
export function matchesIn(texts: readonly Pick<Text, 'start' | 'text'>[], spaced: RegExp) {
  const pattern = new RegExp(spaced.source.replace(/ (?![?+*])/g, '\\s+'), spaced.flags);
  return texts.flatMap(({ start, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const from = start + match.index;
      return { match, start: from, end: from + match[0].length };
    }),
  );
}
