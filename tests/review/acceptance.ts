/**
 * `npm run test:review [-- <parts of kinds' names>]`: makes one change of each kind, runs the review, and checks that the
 * report says exactly that. What changed on the pages is read from both builds without any code of the review. It builds
 * the site once for each kind and is therefore not part of `npm test`.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refuse } from '../../lib/commandLine';
import { ALL_PAGES, type Report } from '../../plugins/preview/changes';
import { drawPictures, type Kind, kinds } from './kinds';
import { baseBuild, git, HEAD_BUILD, inSite, readReport, reset, review, startSite } from './site';
import { compareWitnesses, type PageWitness, readRedirects, readWitness, type WitnessChange } from './witness';

/** Distinguishes this version of the witness from others. */
const WITNESS = createHash('sha256')
  .update(readFileSync(path.join(__dirname, 'witness.ts')))
  .digest('hex')
  .slice(0, 8);

/** A copy of every report, to be read. */
const REPORTS = path.resolve('.review-cache/reports');

const plain = (text: string) => text.replace(/[\s$:"]+/g, ' ').trim();

/** Everything that the report says about a page, or about header and footer. */
function reportedAbout({ groups }: Report, route: string): string[] {
  return groups
    .filter(({ places }) => places.some((place) => place.route === route))
    .flatMap(({ title, notes, differences, places, listing }) => [
      ...[title, ...notes],
      ...differences.flatMap(({ label, before, after }) => [label.replace('Link to ', ''), before, after]),
      ...places.filter((place) => place.route === route).flatMap(({ before, after }) => [before, after]),
      ...[listing?.before, listing?.after].flatMap((entry) =>
        entry ? [entry.title, entry.description, entry.url] : [],
      ),
    ])
    .map(plain)
    .filter(Boolean);
}

function isReported(line: string, reported: readonly string[]): boolean {
  const text = plain(line.split(' → ').at(-1) ?? line);
  // A value that changed is reported without the words around it.
  return reported.some((one) => one.includes(text) || (one.length > 2 && text.includes(one)));
}

function checkWords(report: Report, route: string, { lines, links, head, data }: WitnessChange): void {
  const reported = reportedAbout(report, route);
  for (const changed of [lines, links, head, data]) {
    for (const line of [...(changed?.removed ?? []), ...(changed?.added ?? [])]) {
      // The address of a sharing image contains a hash.
      if (/^https?:.*\.png/.test(line)) continue;
      assert.ok(
        isReported(line, reported),
        `${route}: the report does not report “${line}”, only:\n${reported.join('\n')}`,
      );
    }
  }
}

/** Checks that the report names every change of the witness, and no page that did not change. */
function checkAgainstWitness(
  report: Report,
  changes: ReadonlyMap<string, WitnessChange>,
  newRedirects: readonly string[],
): void {
  const reported = new Set(report.groups.flatMap(({ places }) => places.map(({ route }) => route)));
  const seen = new Set(
    [...changes].filter(([, change]) => Object.keys(change).some((kind) => kind !== 'shell')).map(([route]) => route),
  );
  reported.delete(ALL_PAGES);
  const unreported = [...changes].filter(([route]) => seen.has(route) && !reported.has(route));
  assert.deepEqual(
    [...reported].sort(),
    [...seen].sort(),
    `the changed pages; not reported: ${unreported.map(([route, change]) => `${route} (${Object.keys(change)})`).join(', ')}`,
  );
  for (const [route, change] of changes) checkWords(report, route, change);
  for (const line of newRedirects) {
    const [from = '', to = ''] = line.replace(/\/(?= )/, '').split(' ');
    assert.ok(
      report.groups.some(({ kind, title }) => kind === 'redirect' && title.includes(`${from} leads to ${to}`)),
      `the redirect of ${from} to ${to}`,
    );
  }
  const shell = [...changes.values()].some((change) => change.shell);
  const tellsShell = report.groups.some(({ places }) =>
    places.some(({ part }) => part === 'header' || part === 'footer'),
  );
  assert.equal(tellsShell, shell, 'header and footer');
}

function checkGroups(report: Report, { groups }: Kind): void {
  const titles = report.groups.map(({ kind, title }) => `${kind}: ${title}`).join('\n');
  assert.equal(report.groups.length, groups.length, `the number of changes:\n${titles}`);
  const left = [...report.groups];
  for (const { kind, title, check } of groups) {
    const index = left.findIndex((group) => group.kind === kind && title.test(group.title));
    assert.ok(index >= 0, `${kind}, ${title} is missing:\n${titles}`);
    const [group] = left.splice(index, 1);
    if (group) check?.(group);
  }
}

/** Reads what the base shows, once for each base and each version of the witness. */
async function baseWitness(commit: string): Promise<Map<string, PageWitness>> {
  const build = baseBuild(commit);
  const kept = path.join(path.dirname(build), `witness-${WITNESS}.json`);
  if (!existsSync(kept)) writeFileSync(kept, JSON.stringify([...(await readWitness(build))]));
  return new Map(JSON.parse(readFileSync(kept, 'utf8')));
}

async function checkKind(kind: Kind, start: string): Promise<void> {
  reset(start);
  let base = start;
  if (kind.prepare) {
    kind.prepare();
    git(inSite('.'), 'add', '--all');
    git(inSite('.'), 'commit', '--quiet', '--message', 'Before the change');
    base = git(inSite('.'), 'rev-parse', 'HEAD');
  }
  kind.change();
  git(inSite('.'), 'add', '--all');
  git(inSite('.'), 'commit', '--quiet', '--message', kind.name);
  const startedAt = Date.now();
  const { status, output } = review('--base', base);
  assert.equal(status, 0, output);
  const report = readReport();
  console.log(output);
  cpSync(inSite('review'), path.join(REPORTS, kind.name.replaceAll(' ', '-')), { recursive: true });
  console.log(
    `${kind.name}: ${Math.round((Date.now() - startedAt) / 1000)} s\n    ${report.groups.map(({ title }) => title).join('\n    ')}`,
  );
  checkGroups(report, kind);
  const changes = compareWitnesses(await baseWitness(base), await readWitness(HEAD_BUILD));
  const known = readRedirects(baseBuild(base));
  checkAgainstWitness(
    report,
    changes,
    readRedirects(HEAD_BUILD).filter((line) => !known.includes(line)),
  );
}

/** Checks what the review does when there is nothing to report, or nothing can be reported. */
function checkFailures(start: string): void {
  reset(start);
  const nothing = review('--base', start);
  assert.match(nothing.output, /Nothing changes for visitors/);
  assert.equal(nothing.status, 0);
  const missing = review('--base', 'no-such-branch');
  assert.equal(missing.status, 2, 'a bad ref');
  assert.ok(existsSync(inSite('review/index.html')), 'a failed review keeps the previous report');
}

async function main(): Promise<void> {
  const sought = process.argv.slice(2);
  const unknown = sought.find((part) => !kinds.some(({ name }) => name.includes(part)));
  if (unknown) refuse(`No kind of change has “${unknown}” in its name.`, 'npm run test:review [-- part of a name …]');
  await drawPictures();
  const start = startSite();
  const failed: string[] = [];
  for (const kind of kinds.filter(({ name }) => sought.length === 0 || sought.some((part) => name.includes(part)))) {
    await checkKind(kind, start).catch((error: Error) => {
      failed.push(kind.name);
      console.error(`FAILED: ${kind.name}\n${error.message}`);
    });
  }
  if (sought.length === 0) checkFailures(start);
  assert.deepEqual(failed, []);
  console.log('Every report says exactly what changed.');
}

main();
