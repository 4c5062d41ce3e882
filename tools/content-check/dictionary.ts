import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The project's own words, which writers extend. */
export const PROJECT_WORDS = 'words.txt';

/** cspell's US English dictionary. Only the file next to it can be resolved. */
function englishFile(): string {
  return path.join(path.dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json')), 'en_US.trie.gz');
}

export interface Dictionary {
  /** Ignores a capital letter and an ending such as `'s`. */
  has(word: string): boolean;
  /** The most likely spelling; null where no word is close. */
  suggest(word: string): string | null;
}

function projectWords(directory: string): Set<string> {
  const file = path.join(directory, PROJECT_WORDS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.replace(/#.*$/, '').trim()).filter((line) => line !== ''));
}

/** `Recieve` and `receive` → `Receive`. */
function withCaseOf(word: string, suggestion: string): string {
  return /^\p{Lu}/u.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}

/**
 * Reads the English dictionary and the project's own words, which takes a quarter of a second.
 * @param directory the folder that contains `words.txt`
 */
export async function readDictionary(directory: string): Promise<Dictionary> {
  // An ES module, and tools run as CommonJS.
  const { decodeTrie } = await import('cspell-trie-lib');
  const english = decodeTrie(gunzipSync(readFileSync(englishFile())));
  const own = projectWords(directory);
  const suggestions = new Map<string, string>();
  const known = (word: string) =>
    own.has(word) || own.has(word.toLowerCase()) || english.has(word.toLowerCase(), false);
  return {
    has: (word) => {
      const plain = word.replaceAll('’', "'");
      return known(plain) || known(plain.replace(/'s?$/, ''));
    },
    suggest: (word) => {
      const lower = word.toLowerCase();
      // Each suggestion takes 50 ms, and an unknown name often appears several times.
      const suggestion = suggestions.get(lower) ?? english.suggest(lower, { numSuggestions: 1 })[0] ?? '';
      suggestions.set(lower, suggestion);
      return suggestion === '' ? null : withCaseOf(word, suggestion);
    },
  };
}
