/**
 * `npm run comment -- <summary.md>`: keeps one comment with the review's summary on the pull request. It runs in
 * `.github/workflows/comment.yml` with Node alone, without installed packages, because its token may write.
 */
import { lstatSync, readFileSync } from 'node:fs';
import { commentText, MARKER } from './commentText.mjs';
import { keepComment, pullRequestOf } from './pullRequest.mjs';

const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
const [file] = process.argv.slice(2);

/** @type {import('./pullRequest.mjs').Api} */
async function api(path, method = 'GET', body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, Accept: 'application/vnd.github+json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`GitHub answered ${response.status} to ${method} ${path}: ${await response.text()}`);
  return response.json();
}

if (!file || !GITHUB_EVENT_PATH || !GITHUB_TOKEN) {
  console.error('This runs in GitHub Actions, after the workflow "Check": npm run comment -- <summary.md>');
  process.exit(1);
}
// An artifact may hold a link to a file of this machine.
if (!lstatSync(file).isFile()) throw new Error(`${file} is no plain file.`);

const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
const number = await pullRequestOf(api, run);
if (number === null) console.log('No open pull request is at this commit: nothing to comment on.');
else await keepComment(api, number, commentText(readFileSync(file, 'utf8')), MARKER);
