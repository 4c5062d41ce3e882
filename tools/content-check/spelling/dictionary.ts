import path from 'node:path';
import type { getDictionary as readDictionaries } from 'cspell-lib';
import { distance } from 'fastest-levenshtein';

/** The settings that the spelling extension of VS Code reads, too. They contain the names in the facts. */
const SETTINGS = 'cspell.config.mjs';

type Dictionaries = Awaited<ReturnType<typeof readDictionaries>>;

export interface Dictionary {
  /** Ignores a capital letter and an ending such as `'s`. */
  has(word: string): boolean;
  /** Whether the settings say what to write in place of it. */
  isFlagged(word: string): boolean;
  /** The most likely spellings, and the one that was certainly meant; null where there is none. */
  suggest(word: string): { words: readonly string[]; expected: string | null };
}

function remembered<Value>(find: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (word) => {
    const result = known.get(word) ?? { value: find(word) };
    known.set(word, result);
    return result.value;
  };
}

/** The same file is read once. */
const read = new Map<string, Promise<Dictionaries>>();

async function dictionariesOf(file: string): Promise<Dictionaries> {
  // An ES module, and tools run as CommonJS.
  const { getDictionary, loadConfig } = await import('cspell-lib');
  return getDictionary(await loadConfig(file));
}

/** `Recieve` and `receive` → `Receive`. */
function withCaseOf(word: string, suggestion: string): string {
  return /^\p{Lu}/u.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}

/** Whether two words differ by two swapped letters or by one of two equal letters: `recieve`, `Assesment`. */
function isSlip(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return [...long].some((letter, index) => {
    const [before, next = '', after] = [long.slice(0, index), long[index + 1], long.slice(index + 2)];
    return letter === next ? before + next + after === short : before + next + letter + after === short;
  });
}

/** So many letters may differ where a flagged word and what to write are one word in two spellings. */
const SPELLING = 2;

/**
 * Reads the dictionaries of the spelling settings.
 * @param directory the folder with the settings
 */
export async function readDictionary(directory: string): Promise<Dictionary> {
  const file = path.join(directory, SETTINGS);
  const reading = read.get(file) ?? dictionariesOf(file);
  read.set(file, reading);
  const dictionaries = await reading;
  const isFlagged = (word: string) => dictionaries.isForbidden(word.toLowerCase());
  const hasWord = (word: string) => !isFlagged(word) && dictionaries.has(word);
  const isWord = (word: string) => dictionaries.has(word, { ignoreCase: false });
  return {
    has: remembered((word) => {
      const plain = word.replaceAll('’', "'");
      const stem = plain.replace(/'s?$/, '');
      const lower = stem.charAt(0).toLowerCase() + stem.slice(1);
      // `iPhones`, `webhooks`: dictionaries of names and terms have no plurals.
      const singular = /[^s]s$/.test(stem) && stem.length > 5 ? stem.slice(0, -1) : stem;
      return [plain, stem, lower, singular].some(hasWord);
    }),
    isFlagged,
    suggest: remembered((word) => {
      const lower = word.toLowerCase();
      const [preferred] = dictionaries.getPreferredSuggestions?.(lower) ?? [];
      if (preferred) {
        const right = withCaseOf(word, preferred.word);
        // A word that excludes readers has another part in its sentence than what to write.
        return { words: [right], expected: distance(lower, preferred.word) <= SPELLING ? right : null };
      }
      const found = dictionaries
        .suggest(word, { numSuggestions: 10, ignoreCase: true })
        .filter((it) => isWord(it.word));
      const words = [...new Set(found.map((it) => withCaseOf(word, it.word)))];
      const slips = word.length < 5 ? [] : words.filter((other) => isSlip(lower, other.toLowerCase()));
      return { words, expected: slips.length === 1 ? (slips[0] ?? null) : null };
    }),
  };
}
