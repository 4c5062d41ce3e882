/** @jest-environment node */
import { commentText, MARKER } from '../../../tools/review/comment/commentText.mjs';
import { type Api, keepComment, pullRequestOf } from '../../../tools/review/comment/pullRequest.mjs';

it('keeps tables and links, and defuses pictures, HTML, mentions and what cannot be seen', () => {
  const text = commentText(
    '| [/about](https://x.example) | <img src=x> ![p](https://x.example/p) @team &#64;all \u202egnp |',
  );
  expect(text.startsWith(`${MARKER}\n| [/about](https://x.example) | &lt;img src=x> !\\[p]`)).toBe(true);
  expect(text).not.toMatch(/@\w|<img|\u202e/);
});

it('stays below what GitHub takes', () => {
  const text = commentText('a'.repeat(100_000));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('The rest stands in the report');
});

const run = { head_sha: 'abc', head_branch: 'words', head_repository: { owner: { login: 'writer' } } };

it('comments only on an open pull request that is at the commit of the run', async () => {
  const api = jest.fn(async () => [
    { number: 3, head: { sha: 'other' } },
    { number: 4, head: { sha: 'abc' } },
  ]);
  expect(await pullRequestOf(api, run)).toBe(4);
  expect(api).toHaveBeenCalledWith('pulls?state=open&per_page=100&head=writer%3Awords');
  expect(await pullRequestOf(async () => [{ number: 3, head: { sha: 'other' } }], run)).toBeNull();
});

it('changes its own comment and nobody else’s', async () => {
  const comments = [
    { id: 1, body: MARKER, user: { login: 'somebody' } },
    { id: 2, body: `${MARKER}\nold`, user: { login: 'github-actions[bot]' } },
  ];
  const api = jest.fn<ReturnType<Api>, Parameters<Api>>(async () => comments);
  await keepComment(api, 4, 'new', MARKER);
  expect(api).toHaveBeenLastCalledWith('issues/comments/2', 'PATCH', { body: 'new' });
  comments.pop();
  await keepComment(api, 4, 'new', MARKER);
  expect(api).toHaveBeenLastCalledWith('issues/4/comments', 'POST', { body: 'new' });
});
