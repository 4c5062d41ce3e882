import path from 'node:path';
import type { getDictionary as readDictionaries } from 'cspell-lib';

/** The settings that the spelling extension of VS Code reads, too. */
const SETTINGS = 'cspell.json';

type Dictionaries = Awaited<ReturnType<typeof readDictionaries>>;

export interface Dictionary {
  /** Ignores a capital letter and an ending such as `'s`. */
  has(word: string): boolean;
  /** Whether it is a name, such as Sara or Cloudflare, and no other word. */
  isName(word: string): boolean;
  /** The most likely spelling; null where no word is close. */
  suggest(word: string): string | null;
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

/**
 * Reads the dictionaries that `cspell.json` names.
 * @param directory the folder with `cspell.json`
 * @param factNames words in the names of the company, its places and its partners
 */
export async function readDictionary(directory: string, factNames: ReadonlySet<string>): Promise<Dictionary> {
  const file = path.join(directory, SETTINGS);
  const reading = read.get(file) ?? dictionariesOf(file);
  read.set(file, reading);
  const dictionaries = await reading;
  const known = new Map<string, boolean>();
  const suggestions = new Map<string, string | null>();
  const hasWord = (word: string) => !dictionaries.isForbidden(word.toLowerCase()) && dictionaries.has(word);
  const has = (word: string) => {
    const plain = word.replaceAll('’', "'");
    const stem = plain.replace(/'s?$/, '');
    const lower = stem.charAt(0).toLowerCase() + stem.slice(1);
    // `iPhones`, `webhooks`: dictionaries of names and terms have no plurals.
    const isPlural = /[^s]s$/.test(stem) && stem.length > 5 && dictionaries.has(stem.slice(0, -1));
    return (
      factNames.has(stem) ||
      hasWord(plain) ||
      hasWord(stem) ||
      hasWord(lower) ||
      (isPlural && hasWord(stem.slice(0, -1)))
    );
  };
  return {
    has: (word) => {
      const result = known.get(word) ?? has(word);
      known.set(word, result);
      return result;
    },
    isName: (word) =>
      factNames.has(word) ||
      (dictionaries.has(word, { ignoreCase: false }) && !dictionaries.has(word.toLowerCase(), { ignoreCase: false })),
    suggest: (word) => {
      const before = suggestions.get(word);
      if (before !== undefined) return before;
      const lower = word.toLowerCase();
      const [preferred] = dictionaries.getPreferredSuggestions?.(lower) ?? [];
      const found =
        preferred ??
        dictionaries
          .suggest(word, { numSuggestions: 6, ignoreCase: true })
          .find((it) => dictionaries.has(it.word, { ignoreCase: false }));
      const result = found ? withCaseOf(word, found.word) : null;
      suggestions.set(word, result);
      return result;
    },
  };
}
