/** @jest-environment node */
import { commentText } from '../../../tools/review/comment/commentText.mjs';
import { pullRequestNumber } from '../../../tools/review/comment/pullRequestNumber.mjs';

it('keeps tables and links, and disarms images, HTML, mentions and invisible characters', () => {
  const text = commentText(
    '| [/about](https://x.example) | <img src=x> ![p](https://x.example/p) @team &#64;all \u202egnp |',
  );
  expect(text.startsWith('| [/about](https://x.example) | &lt;img src=x> !\\[p]')).toBe(true);
  expect(text).not.toMatch(/@\w|<img|\u202e/);
});

it('stays below the limit of GitHub', () => {
  const text = commentText('a'.repeat(100_000));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('The full report is in the artifact');
});

it('finds only an open pull request that is at the commit of the run', async () => {
  const run = { head_sha: 'abc', head_branch: 'words', head_repository: { owner: { login: 'writer' } } };
  const getJson = jest.fn(async () => [
    { number: 3, head: { sha: 'other' } },
    { number: 4, head: { sha: 'abc' } },
  ]);
  expect(await pullRequestNumber(getJson, run)).toBe(4);
  expect(getJson).toHaveBeenCalledWith('pulls?state=open&per_page=100&head=writer%3Awords');
  expect(await pullRequestNumber(getJson, { ...run, head_sha: 'newer' })).toBeUndefined();
});
