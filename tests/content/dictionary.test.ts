import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { type Dictionary, readDictionary } from '../../tools/content-check/spelling/dictionary';

let dictionary: Dictionary;

beforeAll(async () => {
  // A folder without words of its own.
  dictionary = await readDictionary(__dirname);
});

it.each([
  'macOS',
  'Cloudflare',
  'deduplication',
  'virtualization',
  'webhook',
  'DigitalOcean',
  'QuickBooks',
  'Wi',
  'iPhones',
])('knows the word %s of our trade', (word) => expect(dictionary.has(word)).toBe(true));

it.each([
  ['Cloudfare', 'Cloudflare'],
  ['Recieve', 'Receive'],
  ['Microsfot', 'Microsoft'],
])('corrects %s to %s', (word, right) => {
  expect(dictionary.has(word)).toBe(false);
  expect(dictionary.suggest(word)).toBe(right);
});

it.each(['shti', 'dcik', 'fuk', 'niger'])('suggests no rude word for %s', (word) => {
  expect(dictionary.suggest(word) ?? '').not.toMatch(/shit|dick|fuck|nigg/);
});

/** Words that people write often. */
const COMMON = readFileSync(path.join(__dirname, 'common-words.txt'), 'utf8').split(/\s+/).filter(Boolean);

/** Words of the trade that are one slip away from a common word, and that we want anyway. */
const WANTED = new Set(
  'backend codec ebook https iframe preload runtimes schemas struct bing bazel entra knative'.split(' '),
);

function slipsOf(word: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return [...word].flatMap((_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [
      before + after,
      before + after.slice(0, 1) + word[at] + after.slice(1),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + word.slice(at), word + letter]),
    ];
  });
}

it('finds every slip in a common word that the English dictionary alone would find', () => {
  const file = path.join(path.dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json')), 'en_US.trie.gz');
  const english = decodeTrie(gunzipSync(readFileSync(file)));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const hidden = COMMON.flatMap(slipsOf)
    .flatMap((slip) => [slip, capital(slip)])
    .filter(
      (slip) => dictionary.has(slip) && !english.has(slip.toLowerCase(), false) && !WANTED.has(slip.toLowerCase()),
    );
  expect([...new Set(hidden)]).toEqual([]);
});
