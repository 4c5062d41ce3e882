import type { Nodes } from 'mdast';
import { blank, type Range, rangeOf } from '../../lib/message';
import { elementsOf, isBlockName, settingsOf } from '../pages/elements';
import { memoize, nodesOf, type Page } from '../pages/page';
import { linksOf } from './links';

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
const isEntry = (node: Nodes) =>
  node.type === 'mdxJsxTextElement' && node.children.length > 0 && isBlockName(node.name);

function paragraphs(page: Page): Text[] {
  const { source } = page;
  const characters = blank(source, { start: 0, end: source.length }).split('');
  for (const { start, end } of nodesOf(page).flatMap((node) => (node.type === 'text' ? rangeOf(node) : [])))
    characters.splice(start, end - start, ...source.slice(start, end).split(''));
  const masked = characters.join('');
  const entries = nodesOf(page).filter(isEntry);
  return nodesOf(page)
    .filter((node) => /^(?:paragraph|heading|tableCell)$/.test(node.type) || isEntry(node))
    .map((node) => {
      const range = rangeOf(node);
      const inside = entries.filter((entry) => entry !== node).map(rangeOf);
      const own = inside.filter(({ start, end }) => range.start <= start && end <= range.end).reduce(blank, masked);
      return { ...range, kind: 'text', text: own.slice(range.start, range.end) };
    });
}

function frontMatterTexts({ source, frontMatter }: Page): Text[] {
  return KEYS.filter((key) => frontMatter?.values[key]).map((key) => {
    const { start, end } = frontMatter?.rangeOf(key) ?? { start: 0, end: 0 };
    const quote = /^["']/.test(source.slice(start, end)) ? 1 : 0;
    const range = { start: start + quote, end: end - quote };
    return { ...range, kind: 'front matter', text: source.slice(range.start, range.end) };
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
export const textsOf = memoize((page: Page): readonly Text[] => [
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
