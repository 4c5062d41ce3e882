import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { nearest } from '../../../lib/nearest';

/** The project's own words, which writers extend. */
export const PROJECT_WORDS = 'words.txt';

/** cspell's dictionaries of our trade, without its lists of codes and signals. */
const TRADE_FILES: readonly [name: string, file: string][] = [
  ['software-terms', 'dict/softwareTerms.txt.gz'],
  ['software-terms', 'dict/software-tools.txt'],
  ['software-terms', 'dict/networkingTerms.txt'],
  ['software-terms', 'dict/webServices.txt'],
  ['companies', 'dict/companies.txt'],
  ['filetypes', 'filetypes.txt.gz'],
];
/** Shorter words of the trade are abbreviations such as "args", and many are one slip away from a word. */
const SHORTEST = 5;
/** Two words that are often written as one, words without their apostrophe, and words that translators leave behind. */
const GLUED: Readonly<Record<string, string>> = {
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  couldnt: 'couldn’t',
  wouldnt: 'wouldn’t',
  shouldnt: 'shouldn’t',
  hasnt: 'hasn’t',
  havent: 'haven’t',
  youre: 'you’re',
  theyre: 'they’re',
  weve: 'we’ve',
  youve: 'you’ve',
  youll: 'you’ll',
  alot: 'a lot',
  atleast: 'at least',
  infact: 'in fact',
  aswell: 'as well',
  eachother: 'each other',
  everytime: 'every time',
  incase: 'in case',
  inspite: 'in spite',
  noone: 'no one',
  thankyou: 'thank you',
  upto: 'up to',
  und: 'and',
  oder: 'or',
  nicht: 'not',
  für: 'for',
  auch: 'also',
  sowie: 'and',
  avec: 'with',
};
/** What a correction must not suggest. */
const RUDE =
  /fuck|shit|cunt|bitch|whore|slut|wank|piss|crap|dick|cock|arse|pube|pubic|tits|nigg|fag|turd|rape|negro|nude|\b(?:nazis?|hitler|slaves?|idiots?|morons?|stupid|ugly|fat|kills?|hell|damn)\b/i;

/** Only the file `cspell-ext.json` of these packages can be resolved. */
function packageFile(name: string, file: string): string {
  return path.join(path.dirname(require.resolve(`@cspell/dict-${name}/cspell-ext.json`)), file);
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line) => line.replace(/#.*$/, '').trim() || []);
}

interface TradeWords {
  /** In lower case; a capital letter may start them. */
  terms: Set<string>;
  /** Names, which have their capital letters: `macOS`. */
  names: Set<string>;
}

function readTradeWords(): TradeWords {
  const words = TRADE_FILES.flatMap(([name, file]) => linesOf(packageFile(name, file))).filter((word) =>
    /^\p{L}+$/u.test(word),
  );
  const isTerm = (word: string) => word === word.toLowerCase();
  return {
    terms: new Set(words.filter((word) => isTerm(word) && word.length >= SHORTEST)),
    names: new Set(words.filter((word) => !isTerm(word))),
  };
}

async function readLibrary() {
  // An ES module, and tools run as CommonJS.
  const { decodeTrie } = await import('cspell-trie-lib');
  return {
    english: decodeTrie(gunzipSync(readFileSync(packageFile('en_us', 'en_US.trie.gz')))),
    trade: readTradeWords(),
  };
}

let library: ReturnType<typeof readLibrary> | undefined;

export interface Dictionary {
  /** Ignores a capital letter and an ending such as `'s`. */
  has(word: string): boolean;
  /** Whether it is a name in English, such as Sara or Utah, and no other word, or one of the project's own words. */
  isOnlyName(word: string): boolean;
  /** The name that is this word with a capital letter, and no other word: `utah`; null for others. */
  nameOf(word: string): string | null;
  /** Whether it is the name of a product or a company. */
  isTradeName(word: string): boolean;
  /** The most likely spelling; null where no word is close. */
  suggest(word: string): string | null;
}

/** `Recieve` and `receive` → `Receive`. */
function withCaseOf(word: string, suggestion: string): string {
  return /^\p{Lu}/u.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}

/**
 * Reads the dictionaries, which takes a quarter of a second the first time, and the project's own words.
 * @param directory the folder that contains `words.txt`
 * @param factNames names of the company, its places and its partners
 */
export async function readDictionary(directory: string, factNames: readonly string[] = []): Promise<Dictionary> {
  library ??= readLibrary();
  const { english, trade } = await library;
  const own = new Set([...linesOf(path.join(directory, PROJECT_WORDS)), ...factNames]);
  const names = [...own, ...trade.names].filter((name) => name.length >= SHORTEST && /^\p{Lu}/u.test(name));
  const suggestions = new Map<string, string>();
  const found = new Map<string, boolean>();
  const nameOfWord = new Map<string, string | null>();

  function known(word: string): boolean {
    const lower = word.toLowerCase();
    return (
      own.has(word) || own.has(lower) || trade.names.has(word) || trade.terms.has(lower) || english.has(lower, false)
    );
  }

  /** `trackpads`, `iPhones`; any name with an "s" would hide slips: "Thes". */
  function isPlural(word: string): boolean {
    const one = word.replace(/s$/, '');
    return (
      own.has(one.toLowerCase()) ||
      (/[^s]s$/.test(word) && one.length > SHORTEST && trade.terms.has(one) && !english.has(one)) ||
      (/\p{Ll}\p{Lu}/u.test(one) && trade.names.has(one))
    );
  }

  function suggestionFor(word: string): string {
    const lower = word.toLowerCase();
    const english1 = english.suggest(lower, { numSuggestions: 4 }).filter((it) => !RUDE.test(it))[0] ?? '';
    if (!/^\p{Lu}/u.test(word)) return nearest(word, own) ?? english1;
    // For a name, another name is closer than a word: "Cloudfare".
    const name = nearest(
      word,
      names.filter((it) => Math.abs(it.length - word.length) < 2 && it[0] === word[0]),
    );
    const isName = name !== null && (english1 === '' || nearest(word, [name, english1]) === name);
    return isName ? name : withCaseOf(word, english1);
  }

  return {
    has: (word) => {
      const before = found.get(word);
      if (before !== undefined) return before;
      const plain = word.replaceAll('’', "'");
      const isKnown =
        GLUED[word] === undefined && (known(plain) || known(plain.replace(/'s?$/, '')) || isPlural(plain));
      found.set(word, isKnown);
      return isKnown;
    },
    isOnlyName: (word) => {
      const isStrict = (it: string) => english.findWord(it, { caseSensitive: true }).found !== false;
      return own.has(word) || (isStrict(word) && !isStrict(word.toLowerCase()));
    },
    nameOf: (word) => {
      if (GLUED[word]) return null;
      const before = nameOfWord.get(word);
      if (before !== undefined) return before;
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      const isStrict = (it: string) => english.findWord(it, { caseSensitive: true }).found !== false;
      const isOther = word === name || isStrict(word) || own.has(word) || trade.terms.has(word) || !isStrict(name);
      nameOfWord.set(word, isOther ? null : name);
      return isOther ? null : name;
    },
    isTradeName: (word) => trade.names.has(word),
    suggest: (word) => {
      // Each suggestion takes 50 ms, and an unknown name often appears several times.
      const suggestion = suggestions.get(word) ?? GLUED[word.toLowerCase()] ?? suggestionFor(word);
      suggestions.set(word, suggestion);
      return suggestion === '' ? null : suggestion;
    },
  };
}
