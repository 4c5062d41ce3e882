import { ReviewError } from '../../../../tools/review/git';
import { readOptions } from '../../../../tools/review/options';

const read = (...words: string[]) => readOptions(['--base', 'main', ...words]);

it('reads the address of the preview, without a slash at the end', () => {
  expect(read('--preview-url', 'https://preview.example/')?.previewUrl).toBe('https://preview.example');
});

it('accepts an empty address: workflows pass one if they do not know the host', () => {
  expect(read('--preview-url', '')?.previewUrl).toBeNull();
  expect(read()?.previewUrl).toBeNull();
});

it.each([
  [['--base', 'main', '--preview-url', 'javascript:alert(1)'], /is not a web address/],
  [['--publish'], /--base is missing/],
  [['--bse', 'main'], /--bse/],
])('rejects %j', (words, message) => {
  expect(() => readOptions(words)).toThrow(ReviewError);
  expect(() => readOptions(words)).toThrow(message);
});

it('returns null for --help', () => {
  expect(readOptions(['--help'])).toBeNull();
});
