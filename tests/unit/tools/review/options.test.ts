import { ReviewError } from '../../../../tools/review/git';
import { exitCodeOf, readOptions } from '../../../../tools/review/options';
import { changeGroup } from '../../../support/changeGroup';

it.each([
  ['without a slash at the end', ['--preview-url', 'https://preview.example/'], 'https://preview.example'],
  ['empty: workflows pass this if they do not know the host', ['--preview-url', ''], null],
  ['missing', [], null],
])('reads the address of the preview, %s', (_, args, expected) => {
  expect(readOptions(['--base', 'main', ...args])?.previewUrl).toBe(expected);
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

it('exits with 1 only if a removed page has no redirect', () => {
  const removed = (...notes: string[]) => ({ groups: [changeGroup(), changeGroup({ kind: 'removed', notes })] });
  expect([exitCodeOf(removed('Add a redirect.')), exitCodeOf(removed())]).toEqual([1, 0]);
});
