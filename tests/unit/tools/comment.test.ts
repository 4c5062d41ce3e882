/** @jest-environment node */
import { commentText } from '../../../tools/review/comment/commentText.mjs';
import { pullRequestNumber } from '../../../tools/review/comment/pullRequestNumber.mjs';

const isKnown = (host: string) => host === 'x.example';

it('keeps tables and links, and disarms images, HTML, mentions and invisible characters', () => {
  const text = commentText(
    '| [/about](https://x.example) | <img src=x> ![p](https://x.example/p) @team &#64;all \u202egnp |',
    isKnown,
  );
  expect(text.startsWith('| [/about](https://x.example) | &lt;img src=x> !\\[p]')).toBe(true);
  expect(text).not.toMatch(/@\w|<img|\u202e/);
});

it.each([
  '@&#111;ctocat',
  '@&#x6f;ctocat',
  '&#64;octocat',
  '&commat;octocat',
  '&#0064octocat',
  '@octo&#45;cat',
  '@\u200boctocat',
])('mentions nobody: %s', (summary) => {
  const text = commentText(summary, isKnown);
  expect(text).not.toMatch(/@[\w-]/);
  expect(text).not.toMatch(/&(?!amp;)/);
});

it.each([
  '[log in](https://elsewhere.example/a)',
  '[log in](https://x.example.elsewhere.example)',
  '[log in](https://x.example@elsewhere.example)',
  '[log in](//elsewhere.example)',
  '[log in](http://x.example)',
  '[log in](javascript:alert(1))',
  '[log in](https&colon;//elsewhere.example)',
  '[log in]( <https://elsewhere.example> )',
  '[log in][1]\n\n[1]: https://elsewhere.example',
  '[log in][1]\n\n[1]: //elsewhere.example',
  'https://elsewhere.example',
  'www.elsewhere.example',
])('links to no stranger: %s', (summary) => {
  const text = commentText(summary, isKnown);
  expect(text).not.toMatch(/\]\(|https?:\/\/|www\.|\]:\s*\/\//);
});

it('keeps links to the preview', () => {
  const link = '[/about](https://x.example/about?a=1#b)';
  expect(commentText(link, isKnown)).toBe(link);
});

it('stays below the limit of GitHub', () => {
  const text = commentText('a'.repeat(100_000), isKnown);
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
