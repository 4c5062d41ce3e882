import path from 'node:path';
import type { CSpellUserSettings } from 'cspell-lib';
import { distance } from 'fastest-levenshtein';
import { sortedLetters } from '../../../lib/nearest';
import { rangeOf, type TextRange } from '../../../lib/range';
import { elementsOf, settingOfName } from '../../pages/elements';
import { isPage, type SourceFile } from '../../pages/sourceFile';
import { fileRule } from '../rule';
import { MASK, type ReadableText, textsOf } from '../texts';

/** The settings that the spelling extension of VS Code reads, too. They contain the names in the facts. */
const SETTINGS = path.join(__dirname, '../../../cspell.config.mjs');
/** `HIPAA` and `APIs`. */
const ACRONYM = /^\p{Lu}{2,6}s?$/u;
/** Where any word has a capital letter: the start of a text and of a sentence, but not after `Dr.` and `J.` */
const SENTENCE_START = new RegExp(
  `(?:^|(?<!(?:^|[\\s(])(?:Mr|Mrs|Ms|Dr|Prof|\\p{Lu}))[.!?:]["”’)${MASK}]*)[\\s"“‘(${MASK}]*$`,
  'u',
);

/** The most suggestions that a message names if none is certain. */
const MAX_NAMED = 3;
/** The most letters that differ between two spellings of a word. If a flagged word and its replacement differ more, they are two words. */
const MAX_DISTANCE = 2;

/** Loaded once per process. */
let settings: Promise<CSpellUserSettings> | undefined;

const withoutDoubles = (word: string) => word.replace(/(.)\1/gu, '$1');

/** Whether a word is a typo, in lower case: after the first letter, two letters swapped or a double letter missing: `recieve`, `assesment`. */
const isTypo = (word: string, candidate: string) =>
  word.charAt(0) === candidate.charAt(0) &&
  (withoutDoubles(word) === withoutDoubles(candidate) ||
    (sortedLetters(word) === sortedLetters(candidate) && distance(word, candidate) === MAX_DISTANCE));

/** The likely spellings of a word: the only one from which it differs by a typo, or a few. */
async function spellingsOf(word: string): Promise<{ words: string[]; isOnly: boolean }> {
  const { suggestionsForWord } = await import('cspell-lib');
  const { suggestions } = await suggestionsForWord(word, { numSuggestions: 10 }, await settings);
  const words = [...new Set(suggestions.map((suggestion) => suggestion.wordAdjustedToMatchCase ?? suggestion.word))];
  const likely = words.filter((candidate) => isTypo(word.toLowerCase(), candidate.toLowerCase()));
  const isOnly = word.length > 4 && likely.length === 1;
  return { words: isOnly ? likely : words.slice(0, MAX_NAMED), isOnly };
}

/** Replaces a part of a text with spaces, so that every other position stays the same. */
function blank(text: string, { start, end }: TextRange): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** Returns a file's source with everything replaced by spaces except the texts that visitors read in English. */
function englishOf(file: SourceFile, texts: readonly ReadableText[]): string {
  const foreign = isPage(file) ? elementsOf(file).filter((element) => settingOfName(file, element, 'lang')) : [];
  const nothing = blank(file.source, { start: 0, end: file.source.length });
  const english = texts.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), nothing);
  // The dictionaries contain straight apostrophes only.
  return foreign.map(rangeOf).reduce(blank, english).replaceAll('’', "'");
}

/** Words, except names, that are not in the dictionaries of `cspell.config.mjs` or are flagged there. */
export const spellingRule = fileRule('spelling', '/handbook/words#spelling', async ({ sourceFile, report }) => {
  if (sourceFile.kind === 'other') return;
  // An ES module, and tools run as CommonJS.
  const { loadConfig, spellCheckDocument } = await import('cspell-lib');
  settings ??= loadConfig(SETTINGS);
  const texts = textsOf(sourceFile);
  const text = englishOf(sourceFile, texts);
  const document = { uri: 'file:///page.txt', text, languageId: 'plaintext' };
  const options = { generateSuggestions: false, noConfigSearch: true };
  const { issues } = await spellCheckDocument(document, options, await settings);
  const names = new Set<string>();
  const unknown = issues.filter(({ text: word, offset, isFlagged = false }) => {
    // cspell reads `pfSense` as two words.
    if (ACRONYM.test(word) || /[\p{L}\p{N}]/u.test(text.charAt(offset - 1))) return false;
    const { kind, start = 0 } = texts.findLast(({ start, end }) => start <= offset && offset < end) ?? {};
    const isName = /^\p{Lu}/u.test(word) && !SENTENCE_START.test(text.slice(start, offset));
    // A word that is a name elsewhere also counts as a name at the start of a sentence.
    if ((kind === 'name' || isName) && !isFlagged) names.add(word.replace(/['’]s?$/, ''));
    return true;
  });
  for (const { text: word, offset, isFlagged, suggestionsEx = [] } of unknown) {
    if (names.has(word.replace(/['’]s?$/, ''))) continue;
    const range = { start: offset, end: offset + word.length };
    if (isFlagged) {
      const [correction = ''] = suggestionsEx.map(
        (suggestion) => suggestion.wordAdjustedToMatchCase ?? suggestion.word,
      );
      // The replacement of a word that excludes readers may not fit its sentence, so it is no correction.
      const isSpelling = distance(word.toLowerCase(), correction.toLowerCase()) <= MAX_DISTANCE;
      const reason = `The site does not use the word "${word}". Write "${correction}".`;
      report(range, { reason, correction: isSpelling ? correction : null });
      continue;
    }
    const { words, isOnly } = await spellingsOf(word);
    const advice = words.length > 0 ? ` Did you mean ${words.join(', ')}?` : '';
    const reason = `"${word}" is not in the dictionary.${advice} A correct word can be added to words.txt.`;
    report(range, { reason, correction: isOnly ? words[0] : null });
  }
});
