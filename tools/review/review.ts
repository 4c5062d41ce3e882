/** `npm run review -- --base <ref>`: reports what a branch does to the site. See `USAGE`. */
import { appendFileSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuse } from '../../lib/commandLine';
import { counted } from '../../lib/text';
import { type Builds, buildCommit, CACHE_FOLDER, type Comparison, compareCommits, ReviewError } from './builds';
import { checkAccessibility, checkAddresses, checkBytes, checkContent, isLost } from './checks';
import { compareSites, type PageChange } from './compare';
import { compareFacts } from './facts';
import { choosePages, type Grouped, groupChanges } from './group';
import { takePictures } from './pictures/takePictures';
import { openSite } from './readBuild';
import { fileOf, REPORT_FOLDER, reportPage } from './report/page';
import { type Look, markdownSummary, previewChanges, type Report, verdict } from './report/report';

const USAGE = `npm run review -- --base <ref> [--build <folder>]

Reports what the commits of this branch change on the site since it left <ref>: builds both as previews, compares words,
addresses, pictures and bytes, and takes pictures of changed pages. The report is part of the preview, at /${REPORT_FOLDER}/.

  --base <ref>      a branch, tag or commit, for example origin/main
  --build <folder>  a finished preview of the checked-out commit, to which the report is added; otherwise one is built

The exit code is 0 if the report is written, 1 if it is written and an address is lost, and 2 if it could not be written.`;
const NOT_WRITTEN = 2;

type Log = (text: string) => void;

/** Adds Markdown to the job's page on GitHub. */
function summarize(markdown: string): void {
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);
}

/** Adds what needs a browser. Without one, the report has words only, and says so. */
async function lookAt(pages: readonly PageChange[], grouped: Grouped, builds: Builds, log: Log) {
  const { pictured, left } = choosePages(pages, grouped);
  const notes = left.length > 0 ? [`Without pictures, as there are too many pages: ${left.join(', ')}.`] : [];
  const check = checkAccessibility(0, pictured.length === 0 ? [] : null);
  const nothing = { looks: new Map<string, Look>(), check, notes };
  if (pictured.length === 0) return nothing;
  log(`Taking pictures of ${counted(pictured.length, 'page')} …`);
  try {
    const { looks, violations, failures } = await takePictures(pictured, {
      ...{ before: builds.before.out, after: builds.after.out },
      snapshots: path.join(path.dirname(builds.before.out), 'pictures'),
      work: path.resolve(CACHE_FOLDER, 'playwright'),
      report: path.join(builds.after.out, REPORT_FOLDER),
    });
    return { looks, check: checkAccessibility(pictured.length, violations), notes: [...notes, ...failures] };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    return { ...nothing, notes: [...notes, `How pages look was not compared. ${reason}`] };
  }
}

/** Compares two builds, and writes the files that the report shows into the preview. */
async function makeReport(comparison: Comparison, builds: Builds, folder: string, log: Log): Promise<Report> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  const content = checkContent(builds.after.site, comparison);
  const [before, after] = [openSite(builds.before.out), openSite(builds.after.out)];
  const pages = compareSites(before, after);
  const grouped = groupChanges(pages);
  log(`${counted(pages.length, 'page')} with other HTML, ${counted(grouped.texts.length, 'change')} of words.`);
  for (const picture of grouped.pictures.flatMap((change) => [change.before, change.after])) {
    if (picture) copyFileSync(picture.file, path.join(folder, 'files', fileOf(picture)));
  }
  const facts = compareFacts(builds, comparison.files, pages);
  const { looks, check, notes } = await lookAt(pages, grouped, builds, log);
  const checks = [checkAddresses(pages), await content, check, checkBytes(pages, before, after)];
  const { uncommitted } = comparison;
  if (uncommitted.length > 0) notes.push(`Only commits are reviewed. Not in this report: ${uncommitted.join(', ')}.`);
  return { comparison, pageCount: after.routes.length, pages, grouped, facts, checks, looks, notes };
}

async function review(base: string, build: string | undefined): Promise<number> {
  const startedAt = Date.now();
  const log: Log = (text) =>
    console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);
  const directory = process.cwd();
  log('This builds the branch, which runs its code on this machine. Let GitHub review the branch of a stranger.');
  const comparison = compareCommits(directory, base);
  log(`Comparing with ${base} at ${comparison.base.slice(0, 7)}, where this branch left it.`);
  const [before, after] = await Promise.all([
    buildCommit(directory, comparison.base, log),
    build ? { site: directory, out: path.resolve(build) } : buildCommit(directory, comparison.head, log),
  ]);
  const folder = path.join(after.out, REPORT_FOLDER);
  const report = await makeReport(comparison, { before, after }, folder, log);
  writeFileSync(path.join(folder, 'index.html'), reportPage(report));
  writeFileSync(path.join(folder, 'changes.json'), `${JSON.stringify(previewChanges(report))}\n`);
  summarize(markdownSummary(report));
  const { changed, wrong } = verdict(report);
  log(`${changed} ${wrong}`);
  const preview = path.relative(directory, after.out);
  console.log(`\nnpm run serve -- ${preview}, then open http://localhost:3000/${REPORT_FOLDER}/`);
  return report.pages.some(isLost) ? 1 : 0;
}

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, { options: { base: { type: 'string' }, build: { type: 'string' } } });
  if (!values.base) return refuse('--base is missing, for example: --base origin/main', USAGE);
  try {
    process.exitCode = await review(values.base, values.build);
  } catch (error) {
    const text = error instanceof ReviewError ? error.message : ((error as Error).stack ?? '');
    console.error(`\n${text}`);
    summarize(`**The review failed.**\n\n\`\`\`\n${text.replaceAll('```', '')}\n\`\`\`\n`);
    process.exitCode = NOT_WRITTEN;
  }
}

void main();
