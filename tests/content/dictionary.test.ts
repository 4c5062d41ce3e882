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
