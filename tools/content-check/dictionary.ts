import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Words of the project, which writers extend: beside `package.json`. */
export const PROJECT_WORDS = 'words.txt';

/** The English of the United States, as cspell has it, beside the file that the package lets us resolve. */
function englishFile(): string {
  return path.join(path.dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json')), 'en_US.trie.gz');
}

export interface Dictionary {
  /** Whether a word is known, with or without a capital letter and an ending such as `'s`. */
  has(word: string): boolean;
  /** The likeliest right spelling; null where none is near. */
  suggest(word: string): string | null;
}

function projectWords(directory: string): Set<string> {
  const file = path.join(directory, PROJECT_WORDS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.replace(/#.*$/, '').trim()).filter((line) => line !== ''));
}

/** `receive` for `Recieve` → `Receive`. */
function withCaseOf(word: string, suggestion: string): string {
  return /^\p{Lu}/u.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}

/**
 * English and the project's own words. It takes a quarter of a second to read; keep it.
 * @param directory the folder that holds `words.txt`
 */
export async function readDictionary(directory: string): Promise<Dictionary> {
  // It can be imported and not required, and tools run as CommonJS here.
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
      // Each takes 50 ms, and a name that is not known stands on a page more than once.
      const suggestion = suggestions.get(lower) ?? english.suggest(lower, { numSuggestions: 1 })[0] ?? '';
      suggestions.set(lower, suggestion);
      return suggestion === '' ? null : withCaseOf(word, suggestion);
    },
  };
}
