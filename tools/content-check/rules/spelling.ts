import path from 'node:path';
import type { CSpellUserSettings } from 'cspell-lib';
import { distance } from 'fastest-levenshtein';
import { blank, rangeOf } from '../../../lib/message';
import { elementsOf, settingOfName } from '../../pages/elements';
import type { Page } from '../../pages/page';
import { rule } from '../context';
import { type Text, textsOf } from '../texts';

/** The settings that the spelling extension of VS Code reads, too. They contain the names in the facts. */
const SETTINGS = 'cspell.config.mjs';
/** `HIPAA` and `APIs`. */
const ACRONYM = /^\p{Lu}{2,6}s?$/u;
/** Where any word has a capital letter: the start of a text and of a sentence, but not after `Dr.` and `J.` */
const SENTENCE_START = /(?:^|(?<!(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|\p{Lu}))[.!?:]["”’)]*)[\s"“‘(]*$/u;

/** How many letters may differ between two spellings of one word. A flagged word that differs more from what to write is another word. */
const SPELLING = 2;

/** The same settings are read once. */
const settingsByFile = new Map<string, Promise<CSpellUserSettings>>();

async function readSettings(file: string): Promise<CSpellUserSettings> {
  // An ES module, and tools run as CommonJS.
  const { loadConfig } = await import('cspell-lib');
  return { ...(await loadConfig(file)), maxDuplicateProblems: 1000, maxNumberOfProblems: 1000 };
}

/** A page with spaces in place of everything but the texts that visitors read in English. */
function englishOf(page: Page, texts: readonly Text[]): string {
  const foreign = elementsOf(page).filter((element) => settingOfName(page, element, 'lang'));
  const nothing = blank(page.source, { start: 0, end: page.source.length });
  const english = texts.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), nothing);
  // The dictionaries contain straight apostrophes only.
  return foreign.map(rangeOf).reduce(blank, english).replaceAll('’', "'");
}

/** Words that the dictionaries of `cspell.config.mjs` lack or flag, except names. */
export const spelling = rule('spelling', '/handbook/words#spelling', async ({ page, site, report }) => {
  if (page.kind === 'handbook' || page.kind === 'other') return;
  const { spellCheckDocument } = await import('cspell-lib');
  const settingsFile = path.join(site.codeDirectory, SETTINGS);
  const reading = settingsByFile.get(settingsFile) ?? readSettings(settingsFile);
  settingsByFile.set(settingsFile, reading);
  const settings = await reading;
  const texts = textsOf(page);
  const text = englishOf(page, texts);
  const document = { uri: 'file:///page.txt', text, languageId: 'plaintext' };
  const { issues } = await spellCheckDocument(document, { generateSuggestions: false, noConfigSearch: true }, settings);
  const names = new Set<string>();
  const unknown = issues.filter(({ text: word, offset, isFlagged = false }) => {
    // `pfSense` is read as two words.
    if (ACRONYM.test(word) || /[\p{L}\p{N}]/u.test(text.charAt(offset - 1))) return false;
    const { kind, start = 0 } = texts.findLast((it) => it.start <= offset && offset < it.end) ?? {};
    const isName = /^\p{Lu}/u.test(word) && !SENTENCE_START.test(text.slice(start, offset));
    // A word that is a name in one place also counts as a name at the start of a sentence.
    if ((kind === 'name' || isName) && !isFlagged) names.add(word.replace(/['’]s?$/, ''));
    return true;
  });
  for (const { text: word, offset, isFlagged, suggestionsEx = [] } of unknown) {
    if (names.has(word.replace(/['’]s?$/, ''))) continue;
    const range = { start: offset, end: offset + word.length };
    if (isFlagged) {
      const [right = ''] = suggestionsEx.map((it) => it.wordAdjustedToMatchCase ?? it.word);
      // The replacement of a word that excludes readers may not fit its sentence, so it is no correction.
      const isSpelling = distance(word.toLowerCase(), right.toLowerCase()) <= SPELLING;
      report(range, `The site does not use the word "${word}". Write "${right}".`, isSpelling ? right : null);
      continue;
    }
    report(range, `"${word}" is not in the dictionary. A correct word can be added to words.txt.`);
  }
});
