/** `npm run review -- --base <ref>`: reports what a change does to the site. See `USAGE` in `options.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../../src/site/redirects';
import { buildBoth } from './builds';
import { changedPaths, describeHead, findBase, ReviewError } from './git';
import { withLighthouse } from './lighthouse';
import { losesAddress, makeReport } from './makeReport';
import { type Options, readOptions, USAGE } from './options';
import { headline } from './report/headline';
import { reportPage } from './report/page';
import { publish, REPORT_FOLDER } from './report/publish';
import { markdownSummary } from './report/summary';

const EXIT = { written: 0, addressLost: 1, notMade: 2 } as const;

async function review({ base: ref, publish: isPublished, previewUrl, lighthouse }: Options): Promise<number> {
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

  const { before, after } = await buildBoth(siteDirectory, base.commit, log);
  const folder = path.resolve(REPORT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const report = await makeReport({ base, head, before, after, changedPaths: paths, redirects }, folder, log);
  if (lighthouse) {
    const directories = { before: before.outDirectory, after: after.outDirectory };
    report.rows = await withLighthouse(report.rows, directories, log);
  }
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(path.join(folder, 'index.html'), reportPage(report, { previewUrl, assetBase: '' }));
  writeFileSync(path.join(folder, 'summary.md'), markdownSummary(report, previewUrl));
  if (isPublished) publish(report, folder, path.resolve('build'), previewUrl);

  log(headline(report));
  for (const note of report.notes) console.log(`        ${note}`);
  console.log(`\nReport: ${path.join(REPORT_FOLDER, 'index.html')}${isPublished ? ' and build/review/' : ''}`);
  return losesAddress(report) ? EXIT.addressLost : EXIT.written;
}

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) return await review(options);
    console.log(USAGE);
    return EXIT.written;
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    console.error(`\n${error.message}`);
    return EXIT.notMade;
  }
}

main().then((code) => {
  process.exitCode = code;
});
