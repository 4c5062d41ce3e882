import { didYouMean } from '../../../lib/nearest';
import { type Dictionary, PROJECT_WORDS, readDictionary } from '../dictionary';
import type { Page } from '../page';
import type { Diagnostic, SiteRule } from '../rule';
import { wordsOf } from '../words';

/** Letters, digits and apostrophes; a hyphen ends a word. */
const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu;
/** Words that no dictionary contains: `F20`, `HIPAA`, `APIs`, single letters. */
const NOT_CHECKED = /[\p{N}_]|^\p{Lu}{2,6}s?$|^\p{L}{1,2}$/u;

function diagnosticsOf(page: Page, dictionary: Dictionary): Diagnostic[] {
  return wordsOf(page).flatMap(({ start, text }) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => !NOT_CHECKED.test(word) && !dictionary.has(word))
      .map((match) => {
        const [word] = match;
        const suggestion = dictionary.suggest(word);
        const message = `"${word}" is not in the dictionary.${didYouMean(suggestion)} If it is correct, add it to ${PROJECT_WORDS}.`;
        return { start: start + match.index, end: start + match.index + word.length, message, suggestion };
      }),
  );
}

/** Words that neither the dictionary nor `words.txt` contains. */
export const spelling: SiteRule = {
  name: 'spelling',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  yields: true,
  checkSite: async ({ pages, codeDirectory }) => {
    const dictionary = await readDictionary(codeDirectory);
    return pages
      .filter(({ kind }) => kind !== 'handbook')
      .flatMap((page) => diagnosticsOf(page, dictionary).map((diagnostic) => ({ ...diagnostic, file: page.file })));
  },
};
