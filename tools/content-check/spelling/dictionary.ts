import path from 'node:path';
import type { getDictionary as readDictionaries } from 'cspell-lib';

/** The settings that the spelling extension of VS Code reads, too. */
const SETTINGS = 'cspell.json';

type Dictionaries = Awaited<ReturnType<typeof readDictionaries>>;

export interface Dictionary {
  /** Ignores a capital letter and an ending such as `'s`. */
  has(word: string): boolean;
  /** Whether `cspell.json` says what to write in place of it. */
  isFlagged(word: string): boolean;
  /** Whether it is in the names of the company, its places, plans and partners. */
  isOwn(word: string): boolean;
  /** Whether it is a name, such as Sara or Cloudflare, and no other word. */
  isName(word: string): boolean;
  /** The most likely spelling; null where no word is close. */
  suggest(word: string): string | null;
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
  const isFlagged = (word: string) => dictionaries.isForbidden(word.toLowerCase());
  const hasWord = (word: string) => !isFlagged(word) && dictionaries.has(word);
  return {
    has: remembered((word) => {
      const plain = word.replaceAll('’', "'");
      const stem = plain.replace(/'s?$/, '');
      const lower = stem.charAt(0).toLowerCase() + stem.slice(1);
      // `iPhones`, `webhooks`: dictionaries of names and terms have no plurals.
      const singular = /[^s]s$/.test(stem) && stem.length > 5 ? stem.slice(0, -1) : stem;
      return factNames.has(stem) || [plain, stem, lower, singular].some(hasWord);
    }),
    isFlagged,
    isOwn: (word) => factNames.has(word),
    isName: (word) =>
      factNames.has(word) ||
      (dictionaries.has(word, { ignoreCase: false }) && !dictionaries.has(word.toLowerCase(), { ignoreCase: false })),
    suggest: remembered((word) => {
      const [preferred] = dictionaries.getPreferredSuggestions?.(word.toLowerCase()) ?? [];
      const found =
        preferred ??
        dictionaries
          .suggest(word, { numSuggestions: 6, ignoreCase: true })
          .find((it) => dictionaries.has(it.word, { ignoreCase: false }));
      return found ? withCaseOf(word, found.word) : null;
    }),
  };
}
