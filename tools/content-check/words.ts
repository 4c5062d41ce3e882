import { visit } from 'unist-util-visit';
import { elementsOf, settingsOf } from './elements';
import { valueRange } from './frontMatterBlock';
import { linksOf } from './links';
import type { Page } from './page';
import { type Range, rangeOf } from './range';

/** A stretch of a page that visitors read as words. */
export interface Words extends Range {
  /** As it stands in the file, with blanks in place of addresses and `&nbsp;`: as long as the stretch. */
  text: string;
}

/** Keys of the front matter that hold words. */
const WORD_KEYS = ['title', 'description', 'keywords', 'service'];
/** Settings that hold names of people and firms. */
const NAMES = new Set(['name', 'author', 'company']);
/** Settings that nobody reads. */
const NOT_READ = new Set(['icon', 'id', 'className', 'class', 'style', 'updated']);
/** Addresses, file names and `&nbsp;`, which look like words and are none. */
const NO_WORD = /\]\(\S*|\S+@\S+|\S*:\/\/\S+|[\p{L}\p{N}_-]+(?:[./][\p{L}\p{N}_-]+)*\.[\p{L}\p{N}_-]{2,}|&#?\w+;/gu;

function stretch({ source }: Page, { start, end }: Range): Words {
  return { start, end, text: source.slice(start, end).replace(NO_WORD, (match) => ' '.repeat(match.length)) };
}

/** Where the settings stand that visitors read. */
function settingRanges(page: Page, isWanted: (name: string) => boolean): Range[] {
  const addresses = new Set(linksOf(page).map(({ start }) => start));
  return elementsOf(page)
    .flatMap((element) => settingsOf(page, element))
    .filter(({ name, value }) => value !== null && !NOT_READ.has(name) && isWanted(name))
    .map(({ valueRange: range }) => range)
    .filter(({ start }) => !addresses.has(start));
}

/** The words of a page in order of kind: front matter, text, settings of blocks. Code and names are left out. */
export function wordsOf(page: Page): Words[] {
  const ranges: Range[] = [];
  const { frontMatter, tree } = page;
  for (const key of WORD_KEYS) {
    if (frontMatter && key in frontMatter.values) ranges.push(valueRange(frontMatter, [key]));
  }
  if (tree) visit(tree, 'text', (node) => void ranges.push(rangeOf(node)));
  ranges.push(...settingRanges(page, (name) => !NAMES.has(name)));
  return ranges.map((range) => stretch(page, range));
}

/** Names of people and firms in settings, which no dictionary has. */
export function namesOf(page: Page): Words[] {
  return settingRanges(page, (name) => NAMES.has(name)).map((range) => stretch(page, range));
}
