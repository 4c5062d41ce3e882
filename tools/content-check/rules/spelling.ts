import { didYouMean } from '../../../lib/nearest';
import { perPage } from '../page';
import type { Diagnostic, PageRule } from '../rule';
import { isName, isTypo } from '../spelling/names';
import { type Text, textsOf, withoutAddresses } from '../texts';

/** Letters, digits and apostrophes; a hyphen ends a word. */
const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu;
/** Words that no dictionary contains: `F20`, `HIPAA`, `APIs`, single letters. */
const NOT_CHECKED = /[\p{N}_]|^\p{Lu}{2,6}s?$|^\p{L}{1,2}$/u;
/** `pfSense`, `reCAPTCHA`: names of products with a capital inside. */
const INNER_CAPITAL = /^\p{Ll}{1,3}\p{Lu}/u;
/** So many characters around a word show whether it is a name. */
const NEIGHBORS = 40;

const isNamed = ({ kind }: Text) => kind === 'name';

const checkedWords = perPage((page) =>
  textsOf(page)
    .filter((text) => !isNamed(text))
    .flatMap(({ start, text: written }) => {
      const text = withoutAddresses(written);
      return [...text.matchAll(WORD)]
        .filter(([word]) => !NOT_CHECKED.test(word) && !INNER_CAPITAL.test(word))
        .map(({ 0: word, index }) => ({
          word,
          start: start + index,
          end: start + index + word.length,
          before: text.slice(Math.max(index - NEIGHBORS, 0), index),
          after: text.slice(index + word.length, index + word.length + NEIGHBORS),
        }));
    }),
);

/** The words of a page, with their capital letters. */
const usedWords = perPage((page) => new Set(checkedWords(page).map(({ word }) => word)));
/** Words that the dictionaries of `cspell.json` lack or flag, except names. */
export const spelling: PageRule = {
  name: 'spelling',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  readsFacts: true,
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    const dictionary = await site.dictionary();
    const isUsed = (word: string) =>
      dictionary.isOwn(word) || site.pages.some((other) => other !== page && usedWords(other).has(word));
    const unknown = checkedWords(page).filter(({ word }) => !dictionary.has(word));
    // A name that is recognized once is one at the start of a sentence, too.
    const names = new Set([
      ...textsOf(page).flatMap((text) => (isNamed(text) ? (text.text.match(WORD) ?? []) : [])),
      ...unknown.filter((placed) => isName(placed, dictionary, isUsed)).map(({ word }) => word),
    ]);
    const strange = unknown.filter(({ word }) => !names.has(word) && !names.has(word.replace(/['’]s?$/, '')));
    return strange.map(({ word, start, end, before }): Diagnostic => {
      // A name in the middle of a sentence may be right.
      const isSure =
        !/^\p{Lu}/u.test(word) || !/[\p{L}\p{N},;–-]\s+$/u.test(before) || isTypo(word, dictionary, isUsed);
      const suggestion = isSure ? dictionary.suggest(word) : null;
      const message = dictionary.isFlagged(word)
        ? `The site does not use the word "${word}". Write "${suggestion}".`
        : `"${word}" is not in the dictionary.${didYouMean(suggestion)} A correct word can be added to words.txt.`;
      return { start, end, message, suggestion };
    });
  },
};
