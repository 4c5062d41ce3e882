import { elementsOf, settingsOf } from './elements';
import { linksOf } from './links';
import { nodesOf, type Page, perPage } from './page';
import { valueRange } from './parse/frontMatterBlock';
import { type Range, rangeOf } from './range';

/** A part of a page's text that visitors read. */
export interface Words extends Range {
  /** As written, with spaces in place of addresses and `&nbsp;`, so that its length stays the same. */
  text: string;
}

/** Front matter keys with text for visitors. */
const WORD_KEYS = ['title', 'description', 'keywords', 'service'];
/** Settings with names of people and companies. */
const NAMES = new Set(['name', 'author', 'company']);
/** Settings that visitors do not read. */
const NOT_READ = new Set(['icon', 'id', 'className', 'class', 'style', 'updated']);
/** Addresses, file names and `&nbsp;`. */
const NOT_WORDS = /\]\(\S*|\S+@\S+|\S*:\/\/\S+|[\p{L}\p{N}_-]+(?:[./][\p{L}\p{N}_-]+)*\.[\p{L}\p{N}_-]{2,}|&#?\w+;/gu;

function wordsIn({ readable: source }: Page, { start, end }: Range): Words {
  const blank = (match: string) => ' '.repeat(match.length);
  // The pattern is slow, and few words contain one of its signs.
  const masked = (part: string) => (/[(@:.&]/.test(part) ? part.replace(NOT_WORDS, blank) : part);
  return { start, end, text: source.slice(start, end).replace(/\S+/g, masked) };
}

/** The ranges of settings that visitors read. */
function settingRanges(page: Page, isWanted: (name: string) => boolean): Range[] {
  const addresses = new Set(linksOf(page).map(({ start }) => start));
  return elementsOf(page)
    .flatMap((element) => settingsOf(page, element))
    .filter(({ name, value }) => value !== null && !NOT_READ.has(name) && isWanted(name))
    .map(({ valueRange: range }) => range)
    .filter(({ start }) => !addresses.has(start));
}

/** The text of a page: front matter, then paragraphs, then settings of blocks; without code and names. */
export const wordsOf = perPage((page): readonly Words[] => {
  const { frontMatter } = page;
  const inFrontMatter = frontMatter
    ? WORD_KEYS.filter((key) => key in frontMatter.values).map((key) => valueRange(frontMatter, [key]))
    : [];
  const inText = nodesOf(page)
    .filter(({ type }) => type === 'text')
    .map(rangeOf);
  const inSettings = settingRanges(page, (name) => !NAMES.has(name));
  return [...inFrontMatter, ...inText, ...inSettings].map((range) => wordsIn(page, range));
});

/** Names of people and companies in settings, which no dictionary contains. */
export const namesOf = perPage((page): readonly Words[] =>
  settingRanges(page, (name) => NAMES.has(name)).map((range) => wordsIn(page, range)),
);
