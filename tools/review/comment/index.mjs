/**
 * `npm run comment -- review <summary.json> | record | show`: keeps the review's comment on a pull request and the status
 * `Review`. `.github/workflows/review-comment.yml` and `review-decisions.yml` run it without installed packages, because their token can write.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { afterReview } from './afterReview.mjs';
import { openGitHub } from './github.mjs';
import { recordTick } from './recordTick.mjs';
import { showDecisions } from './showDecisions.mjs';

const MAX_BYTES = 5_000_000;

/** @param {string} [file] */
function parseSummary(file) {
  if (!file || !existsSync(file)) return null;
  // An artifact can contain a link to a file of the runner.
  const stats = lstatSync(file);
  if (!stats.isFile() || stats.size > MAX_BYTES) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function main() {
  const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_SERVER_URL, GITHUB_TOKEN, SITE } = process.env;
  const [command, file] = process.argv.slice(2);
  if (!GITHUB_API_URL || !GITHUB_EVENT_PATH || !GITHUB_REPOSITORY || !GITHUB_TOKEN) {
    throw new Error('This runs in GitHub Actions only: npm run comment -- review <summary.json> | record | show');
  }
  const github = openGitHub({ api: GITHUB_API_URL, repository: GITHUB_REPOSITORY, token: GITHUB_TOKEN });
  const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
  const { host } = new URL(GITHUB_SERVER_URL ?? 'https://github.com');
  if (command === 'review') {
    const settings = { server: host, repository: GITHUB_REPOSITORY, site: SITE };
    await afterReview(github, event.workflow_run, parseSummary(file), settings);
  } else if (command === 'record') await recordTick(github, event);
  else if (command === 'show') await showDecisions(github, event);
  else throw new Error(`There is no command "${command}".`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
