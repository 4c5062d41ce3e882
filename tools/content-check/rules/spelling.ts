import { didYouMean } from '../../../lib/nearest';
import { type Page, perPage } from '../page';
import type { Range } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { americanSpelling, withZ } from '../spelling/british';
import type { Dictionary } from '../spelling/dictionary';
import { isName, isSlip } from '../spelling/names';
import { sentencesOf } from '../texts';
import { namesOf, wordsOf } from '../words';

/** Letters, digits and apostrophes; a hyphen ends a word. */
const WORD = /[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*/gu;
/** Words that no dictionary contains: `F20`, `HIPAA`, `APIs`, single letters. */
const NOT_CHECKED = /[\p{N}_]|^\p{Lu}{2,6}s?$|^\p{L}{1,2}$/u;

/** So many characters around a word show whether it is a name. */
const NEIGHBORS = 40;

const checkedWords = perPage((page) =>
  wordsOf(page).flatMap(({ start, text }) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => !NOT_CHECKED.test(word))
      .map(({ 0: word, index }) => ({
        word,
        start: start + index,
        end: start + index + word.length,
        before: text.slice(Math.max(index - NEIGHBORS, 0), index),
        after: text.slice(index + word.length, index + word.length + NEIGHBORS),
      })),
  ),
);

/** The words of a page, with their capital letters. */
const usedWords = perPage((page) => new Set(checkedWords(page).map(({ word }) => word)));
/** The words in settings with names of people and companies. */
const wordsOfNames = perPage((page) => new Set(namesOf(page).flatMap(({ text }) => text.match(WORD) ?? [])));

/** A text of which no dictionary contains this share of words is in another language. */
const FOREIGN_SHARE = 0.4;
const FEWEST_FOREIGN_WORDS = 3;

/** Texts in another language, or filler text: one mistake and not one for each word. */
function foreignSentences(page: Page, unknown: readonly Range[]): Diagnostic[] {
  return wordsOf(page).flatMap(({ start: textStart, text }) =>
    sentencesOf(text).flatMap(({ start, end }): Diagnostic[] => {
      const inside = unknown.filter((word) => word.start >= textStart + start && word.end <= textStart + end);
      const [first, last] = [inside[0], inside.at(-1)];
      const sentence = text.slice(start, end);
      const all = sentence.match(WORD)?.filter((word) => !NOT_CHECKED.test(word)).length ?? 0;
      if (!first || !last || inside.length < FEWEST_FOREIGN_WORDS || inside.length < all * FOREIGN_SHARE) return [];
      const words = sentence.trim().replace(/\s+/g, ' ').slice(0, 40);
      const message = `This sentence, "${words} …", seems to be in another language, or filler text. Write it in English.`;
      return [{ start: first.start, end: last.end, message }];
    }),
  );
}

const SHORT_WORDS = /^(?:an|as|at|be|by|do|go|he|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we)$/;

/** The name of a product with a capital inside: `pfSense`. "afterThe" is two words without the space between them. */
function isInnerCapital(word: string, dictionary: Dictionary): boolean {
  const [, first = '', second = ''] = /^(\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(word) ?? [];
  const isWord = first.length > 2 ? dictionary.has(first) : SHORT_WORDS.test(first);
  return second !== '' && !(isWord && dictionary.has(second));
}

/** "Crème brûlée" is in the dictionary as "creme brulee". */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

function americanFor(word: string, dictionary: Dictionary): string | null {
  const other = dictionary.has(word) ? null : withZ(word);
  return americanSpelling(word) ?? (other && dictionary.has(other) ? other : null);
}

function britishWords(page: Page, dictionary: Dictionary): Diagnostic[] {
  return checkedWords(page).flatMap(({ word, start, end, before }): Diagnostic[] => {
    const american = americanFor(word, dictionary);
    // The name of a place: "Trade Centre".
    const isName = /^\p{Lu}/u.test(word) && /\p{L}\s+$/u.test(before);
    if (!american || isName) return [];
    const suggestion = /^\p{Lu}/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
    return [
      { start, end, message: `The site uses American spelling. Write "${suggestion}" and not "${word}".`, suggestion },
    ];
  });
}

/** Words that neither the dictionaries nor `words.txt` contain. */
export const spelling: PageRule = {
  name: 'spelling',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  readsFacts: true,
  checkPage: async (page, site) => {
    if (page.kind === 'handbook') return [];
    const dictionary = await site.dictionary();
    const unknown = checkedWords(page).filter(
      ({ word }) =>
        !dictionary.has(word) &&
        !dictionary.has(withoutAccents(word)) &&
        !isInnerCapital(word, dictionary) &&
        americanFor(word, dictionary) === null,
    );
    const isUsed = (word: string) =>
      site.names().has(word) || site.pages.some((other) => other !== page && usedWords(other).has(word));
    // A name that is recognized once is one at the start of a sentence too.
    const names = new Set([
      ...wordsOfNames(page),
      ...unknown.filter((placed) => isName(placed, dictionary, isUsed)).map(({ word }) => word),
    ]);
    const strange = unknown.filter(({ word }) => !names.has(word) && !names.has(word.replace(/['’]s?$/, '')));
    const foreign = foreignSentences(page, strange);
    const unknownWords = strange
      .filter(({ start }) => !foreign.some((it) => it.start <= start && start < it.end))
      .map(({ word, start, end, before }): Diagnostic => {
        // A name in the middle of a sentence may be right.
        const isSure =
          !/^\p{Lu}/u.test(word) || !/[\p{L}\p{N},;–-]\s+$/u.test(before) || isSlip(word, dictionary, isUsed);
        const suggestion = isSure ? dictionary.suggest(word) : null;
        const message = `"${word}" is not in the dictionary.${didYouMean(suggestion)} If it is correct, leave it: a developer adds it to the known words.`;
        return { start, end, message, suggestion };
      });
    const smallNames = checkedWords(page).flatMap(({ word, start, end, before }): Diagnostic[] => {
      // A search term, or a part of an address or a name: "utah-office".
      const name = /^\p{Ll}{4,}$/u.test(word) && !/[-/.@[,]\s?$/.test(before) ? dictionary.nameOf(word) : null;
      return name ? [{ start, end, message: `"${word}" is a name. Write "${name}".`, suggestion: name }] : [];
    });
    return [...foreign, ...unknownWords, ...smallNames, ...britishWords(page, dictionary)];
  },
};
