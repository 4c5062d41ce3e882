/** `npm run review -- --base <ref>`: reports what a change does to the site. See `USAGE` in `options.ts`. */
import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildBoth, CACHE_FOLDER } from './builds';
import { checkContent, withFirstError } from './checks/contentCheck';
import { changedPaths, describeHead, findBase, ReviewError } from './git';
import { takeLock } from './lock';
import { makeReport } from './makeReport';
import { exitCodeOf, NOT_WRITTEN, type Options, readOptions, USAGE } from './options';
import { headline } from './report/headline';
import { reportPage } from './report/page';
import { previewChanges } from './report/previewChanges';
import { publish, REPORT_FOLDER } from './report/publish';
import { failedSummary, markdownSummary, type Summary, summaryOf } from './report/summary';

function writeSummary(folder: string, summary: Summary, previewUrl: string | null): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'summary.md'), markdownSummary(summary, previewUrl));
  // GitHub shows this on the page of the job.
  if (process.env.GITHUB_STEP_SUMMARY)
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdownSummary(summary, previewUrl));
}

async function review({ base: ref, publish: isPublished, previewUrl }: Options): Promise<number> {
  const startedAt = Date.now();
  const log = (text: string) =>
    console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);
  const siteDirectory = process.cwd();
  log('This builds the branch, which runs its code on this machine. Let GitHub review the branch of a stranger.');
  const base = findBase(siteDirectory, ref);
  const head = describeHead(siteDirectory);
  log(`Comparing with ${base.ref} at ${base.commit.slice(0, 7)}, where this branch left it.`);
  if (head.uncommitted.length > 0)
    log(`Reviewing the working tree, with uncommitted changes: ${head.uncommitted.join(', ')}.`);
  const paths = changedPaths(siteDirectory, base.commit, head.uncommitted);
  if (paths.length === 0) log('No file differs.');

  const { before, after } = await buildBoth(siteDirectory, base.commit, log).catch((error) => {
    throw withFirstError(error, checkContent(siteDirectory, base.commit, paths));
  });
  const unfinished = path.resolve(CACHE_FOLDER, 'report');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const builds = { base, head, before, after, changedPaths: paths };
  const { report, titles } = await makeReport(builds, { folder: unfinished, log });
  const changes = previewChanges(report, titles, paths);
  writeFileSync(path.join(unfinished, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(path.join(unfinished, 'index.html'), reportPage(report, { previewUrl, assetBase: '' }));
  writeSummary(unfinished, summaryOf(report, previewUrl), previewUrl);
  // The previous report is replaced only by a whole one.
  const folder = path.resolve(REPORT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  if (isPublished) publish(report, changes, { report: folder, out: path.resolve('build') }, previewUrl);

  log(headline(report));
  for (const { title } of report.groups) console.log(`        ${title}`);
  for (const note of report.notes) console.log(`        ${note}`);
  console.log(`\nReport: ${path.join(REPORT_FOLDER, 'index.html')}${isPublished ? ' and build/review/' : ''}`);
  return exitCodeOf(report);
}

async function lockedReview(options: Options): Promise<number> {
  const unlock = takeLock(path.resolve(CACHE_FOLDER));
  try {
    return await review(options);
  } catch (error) {
    writeSummary(path.resolve(REPORT_FOLDER), failedSummary((error as Error).message), options.previewUrl);
    throw error;
  } finally {
    unlock();
  }
}

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) return await lockedReview(options);
    console.log(USAGE);
    return 0;
  } catch (error) {
    console.error(`\n${error instanceof ReviewError ? error.message : (error as Error).stack}`);
    return NOT_WRITTEN;
  }
}

main().then((code) => {
  process.exitCode = code;
});
