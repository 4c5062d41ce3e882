import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { didYouMean } from '../../../lib/nearest';
import { elementsOf, settingOfName } from '../elements';
import { pageOf, reporter, siteOf } from '../lint';
import { rangeOf } from '../range';
import { textsOf, withoutAddresses } from '../texts';

/** Letters, digits and apostrophes; a hyphen ends a word. */
const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu;
/** Words that no dictionary contains: `F20`, `HIPAA`, `APIs`, single letters, and `pfSense`. */
const NOT_CHECKED = /[\p{N}_]|^\p{Lu}{2,6}s?$|^\p{L}{1,2}$|^\p{Ll}{1,3}\p{Lu}/u;
/** Where any word has a capital letter: the start of a text and of a sentence, but not after `Dr.` and `J.` */
const SENTENCE_START = /(?:^|(?<!(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|\p{Lu}))[.!?:]["”’)]*)[\s"“‘(]*$/u;

/** Looking for a word takes a tenth of a second: at most for so many words of a page, and of so many letters. */
const MOST_SUGGESTIONS = 50;
const LONGEST_WORD = 30;

/** Words that the dictionaries of `cspell.config.mjs` lack or flag, except names. */
export const spelling = lintRule<Root>(
  { origin: 'check:spelling', url: '/handbook/words#spelling' },
  async (_, file) => {
    const page = pageOf(file);
    if (page.kind === 'handbook' || page.kind === 'other') return;
    const dictionary = await siteOf(file).dictionary();
    const foreign = elementsOf(page)
      .filter((element) => settingOfName(page, element, 'lang'))
      .map(rangeOf);
    const names = new Set<string>();
    const unknown: { word: string; start: number; end: number }[] = [];
    for (const { kind, start, text: written } of textsOf(page)) {
      const text = withoutAddresses(written);
      for (const { 0: word, index } of text.matchAll(WORD)) {
        const range = { start: start + index, end: start + index + word.length };
        const isForeign = foreign.some((other) => other.start <= range.start && range.end <= other.end);
        if (isForeign || NOT_CHECKED.test(word) || dictionary.has(word)) continue;
        const isName = /^\p{Lu}/u.test(word) && !SENTENCE_START.test(text.slice(0, index));
        // A name that is recognized once is one at the start of a sentence, too.
        if ((kind === 'name' || isName) && !dictionary.isFlagged(word)) names.add(word.replace(/['’]s?$/, ''));
        else unknown.push({ word, ...range });
      }
    }
    for (const [position, { word, start, end }] of unknown.entries()) {
      if (names.has(word.replace(/['’]s?$/, ''))) continue;
      const isSearched = position < MOST_SUGGESTIONS && word.length <= LONGEST_WORD;
      const { words, expected } =
        isSearched || dictionary.isFlagged(word) ? dictionary.suggest(word) : { words: [], expected: null };
      const message = dictionary.isFlagged(word)
        ? `The site does not use the word "${word}". Write "${words[0]}".`
        : `"${word}" is not in the dictionary.${didYouMean(words[0] ?? null)} A correct word can be added to words.txt.`;
      reporter(file)({ start, end }, message, expected);
    }
  },
);
