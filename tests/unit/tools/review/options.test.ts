import { ReviewError } from '../../../../tools/review/git';
import { readOptions } from '../../../../tools/review/options';

const read = (...words: string[]) => readOptions(['--base', 'main', ...words]);

it('knows where the preview is, without a slash at the end', () => {
  expect(read('--preview-url', 'https://preview.example/')?.previewUrl).toBe('https://preview.example');
});

it('takes an empty address for none: a workflow may have no variable to make it from', () => {
  expect(read('--preview-url', '')?.previewUrl).toBeNull();
  expect(read()?.previewUrl).toBeNull();
});

it.each([
  [['--base', 'main', '--preview-url', 'javascript:alert(1)'], /is not a web address/],
  [['--publish'], /Say what to compare with/],
  [['--bse', 'main'], /--bse/],
])('refuses %j', (words, message) => {
  expect(() => readOptions(words)).toThrow(ReviewError);
  expect(() => readOptions(words)).toThrow(message);
});

it('only explains itself when help is asked for', () => {
  expect(readOptions(['--help'])).toBeNull();
});
