/**
 * `npm run test:review [-- <parts of kinds' names>]`: makes one change of each kind, runs the review, and checks that the
 * report says exactly that. What changed on the pages is read from both builds without any code of the review. It builds
 * the site once for each kind and is therefore not part of `npm test`.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { ALL_PAGES, type Report } from '../../plugins/preview/changes';
import { drawPictures, type Kind, kinds } from './kinds';
import { baseBuild, git, HEAD_BUILD, inSite, readReport, reset, review, startSite } from './site';
import { compareWitnesses, type PageWitness, readWitness, type WitnessChange } from './witness';

const plain = (text: string) => text.replace(/[\s$:]+/g, ' ').trim();

/** Everything that the report says about a page, or about header and footer. */
function toldAbout({ groups }: Report, route: string): string[] {
  return groups
    .filter(({ places }) => places.some((place) => place.route === route))
    .flatMap(({ title, notes, differences, places, listing }) => [
      ...[title, ...notes],
      ...differences.flatMap(({ label, before, after }) => [label.replace('Link to ', ''), before, after]),
      ...places.filter((place) => place.route === route).flatMap(({ before, after }) => [before, after]),
      ...[listing?.before?.title, listing?.after?.title].map((text) => text ?? ''),
    ])
    .map(plain)
    .filter(Boolean);
}

function isTold(line: string, told: readonly string[]): boolean {
  const text = plain(line.split(' → ').at(-1) ?? line);
  return told.some((one) => one.includes(text) || text.includes(one));
}

function checkWords(report: Report, route: string, { lines, links, head }: WitnessChange): void {
  const told = toldAbout(report, route);
  for (const changed of [lines, links, head]) {
    for (const line of [...(changed?.removed ?? []), ...(changed?.added ?? [])]) {
      // The address of a sharing image contains a hash.
      if (/^https?:.*\.png/.test(line)) continue;
      assert.ok(isTold(line, told), `${route}: the report does not tell “${line}”, only:\n${told.join('\n')}`);
    }
  }
}

/** Checks that the report tells every change of the witness, and no page that did not change. */
function checkAgainstWitness(report: Report, changes: ReadonlyMap<string, WitnessChange>): void {
  const told = new Set(report.groups.flatMap(({ places }) => places.map(({ route }) => route)));
  const seen = new Set(
    [...changes].filter(([, change]) => Object.keys(change).some((kind) => kind !== 'shell')).map(([route]) => route),
  );
  told.delete(ALL_PAGES);
  assert.deepEqual([...told].sort(), [...seen].sort(), 'the changed pages');
  for (const [route, change] of changes) checkWords(report, route, change);
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

const witnesses = new Map<string, Promise<Map<string, PageWitness>>>();

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
  console.log(
    `${kind.name}: ${Math.round((Date.now() - startedAt) / 1000)} s\n    ${report.groups.map(({ title }) => title).join('\n    ')}`,
  );
  checkGroups(report, kind);
  if (!witnesses.has(base)) witnesses.set(base, readWitness(baseBuild(base)));
  const before = (await witnesses.get(base)) ?? new Map<string, PageWitness>();
  checkAgainstWitness(report, compareWitnesses(before, await readWitness(HEAD_BUILD)));
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
