/** @jest-environment node */
import { commentText } from '../../../tools/review/comment/commentText.mjs';
import { pullRequestNumber } from '../../../tools/review/comment/pullRequestNumber.mjs';

const isKnown = ({ host }: URL) => host === 'x.example';

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

// Each was a link or a picture once.
it.each([
  ['a nested bracket', '[a [b] c](//elsewhere.example)'],
  ['an escaped bracket', '[a\\]b](//elsewhere.example)'],
  ['an escaped colon', '[a [b] c](https\\://elsewhere.example)'],
  ['an escaped slash', '[a]\n\n[a]: /\\/elsewhere.example'],
  ['no slashes', '[a]\n\n[a]: http:elsewhere.example'],
  ['a footnote', 'a[^1]\n\n[^1]: elsewhere.example'],
  ['a known link that is none', '[a](https://x.example b [c](//elsewhere.example)'],
  ['a known host that is a user name', '[a](https://x.example\\@elsewhere.example)'],
  ['text after a known link', '\\[a](https://x.example)@elsewhere.example'],
  ['text after a known address', 'https://x.example]@elsewhere.example'],
  ['code around a known link', '`[a`](https://x.example)@elsewhere.example'],
  ['a picture from a removed link', '[!](b)[a](https://x.example/p.png)'],
  ['a link from a removed link', '[[a](b)](//elsewhere.example)'],
])('is not deceived by %s', (_, summary) => {
  const text = commentText(summary, isKnown);
  expect(text).not.toMatch(/\]\(|\]:|:\/\/|!\[|\\:/);
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
