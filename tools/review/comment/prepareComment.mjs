/**
 * `npm run comment -- <summary.md> <comment.md>`: cleans the review's summary and sets the output `number` to the pull
 * request that it belongs to. `.github/workflows/comment.yml` runs it without installed packages, because its token
 * can write.
 */
import { appendFileSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { commentText } from './commentText.mjs';
import { pullRequestNumber } from './pullRequestNumber.mjs';

const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_OUTPUT, GITHUB_REPOSITORY, GITHUB_TOKEN, SITE } = process.env;
const [summary, comment] = process.argv.slice(2);

/** @param {string} path */
async function getJson(path) {
  const headers = { Authorization: `Bearer ${GITHUB_TOKEN}`, Accept: 'application/vnd.github+json' };
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, { headers });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}: ${await response.text()}`);
  return response.json();
}

if (!summary || !comment || !GITHUB_EVENT_PATH || !GITHUB_OUTPUT || !GITHUB_TOKEN) {
  throw new Error('This runs in GitHub Actions only: npm run comment -- <summary.md> <comment.md>');
}
// An artifact can contain a link to a file of the runner.
if (!lstatSync(summary).isFile()) throw new Error(`${summary} is not a regular file.`);

const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
const number = await pullRequestNumber(getJson, run);
if (!number) console.log('No open pull request is at this commit, so there is nothing to comment on.');
/** GitHub, and the preview of this pull request. */
const hosts = [new URL(process.env.GITHUB_SERVER_URL ?? 'https://github.com').host];
if (SITE && number) hosts.push(`deploy-preview-${number}--${SITE}.netlify.app`);
writeFileSync(
  comment,
  commentText(readFileSync(summary, 'utf8'), (host) => hosts.includes(host)),
);
appendFileSync(GITHUB_OUTPUT, `number=${number ?? ''}\n`);
