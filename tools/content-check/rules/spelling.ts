import { didYouMean } from '../../../lib/nearest';
import { perPage } from '../page';
import type { PageRule } from '../rule';
import { PROJECT_WORDS } from '../spelling/dictionary';
import { wordsOf } from '../words';

/** Letters, digits and apostrophes; a hyphen ends a word. */
const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu;
/** Words that no dictionary contains: `F20`, `HIPAA`, `APIs`, single letters. */
const NOT_CHECKED = /[\p{N}_]|^\p{Lu}{2,6}s?$|^\p{L}{1,2}$/u;

const checkedWords = perPage((page) =>
  wordsOf(page).flatMap(({ start, text }) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => !NOT_CHECKED.test(word))
      .map(({ 0: word, index }) => ({ word, start: start + index, end: start + index + word.length })),
  ),
);

/** Words that neither the dictionaries nor `words.txt` contain. */
export const spelling: PageRule = {
  name: 'spelling',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  yields: true,
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    const dictionary = await site.dictionary();
    return checkedWords(page)
      .filter(({ word }) => !dictionary.has(word))
      .map(({ word, start, end }) => {
        const suggestion = dictionary.suggest(word);
        const message = `"${word}" is not in the dictionary.${didYouMean(suggestion)} If it is correct, add it to ${PROJECT_WORDS}.`;
        return { start, end, message, suggestion };
      });
  },
};
