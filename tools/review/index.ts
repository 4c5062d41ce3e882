/** `npm run review -- --base <ref>`: says what a branch changes on the pages. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWithUsage, readArguments } from '../../lib/arguments.mjs';
import { CHANGES_FILE } from '../../plugins/preview/pageChanges';
import { buildCommit, mergeBase, modeOf, REVIEW_FILE, type Review } from './builds';
import { compareBuilds, summaryOf } from './compare';

const USAGE = `npm run review -- --base <ref> [--build <folder>]

Compares a build of this branch, page by page, with one of the commit at which the branch left <ref>. Prints Markdown, on GitHub also
into the summary of the job, and writes the list of changes for the bar of a preview.

  --base <ref>      a branch, tag or commit, for example origin/main
  --build <folder>  the build of this branch; without it, build/

The exit code is 1 if they could not be compared.`;

const { base, build: after } = readArguments(USAGE, {
  options: { base: { type: 'string' }, build: { type: 'string', default: 'build' } },
}).values;
if (!base) exitWithUsage('--base is missing, for example: --base origin/main', USAGE);
if (!existsSync(path.join(after, 'index.html')))
  exitWithUsage(`There is no build in ${after}. Run "npm run build".`, USAGE);

function summarize(markdown: string): void {
  console.log(markdown);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);
}

try {
  const before = buildCommit('.', mergeBase('.', base), after);
  const pages = compareBuilds(before, after);
  const review: Review = { before, after: path.resolve(after), pages };
  writeFileSync(REVIEW_FILE, JSON.stringify(review));
  if (modeOf(after) === 'preview') writeFileSync(path.join(after, CHANGES_FILE), JSON.stringify(pages));
  summarize(summaryOf(pages));
} catch (error) {
  summarize(`**The pages could not be compared.** ${(error as Error).message}\n`);
  throw error;
}
