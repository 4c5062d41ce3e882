/**
 * `npm run test:review`: runs the review on a branch with one change of each kind and checks that the report contains
 * exactly these. It builds the site five times and is therefore not part of `npm test`.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageChange, Report } from '../../plugins/preview/changes';
import { company } from '../../src/site/company';
import { pagesShowing, pagesWithText } from './oracles';

const SITE = path.resolve('.review-cache/acceptance');
const OLD_SPRUCE = { hex: '#0e6b5e', rgb: 'rgb(14, 107, 94)' };
const NEW_EMAIL = `office@${company.domain}`;

const IDENTITY = ['-c', 'user.name=Acceptance', '-c', 'user.email=acceptance@localhost'];

function git(directory: string, ...gitArguments: string[]): string {
  return execFileSync('git', [...IDENTITY, ...gitArguments], { cwd: directory, encoding: 'utf8' }).trim();
}

function edit(file: string, from: string, to: string): void {
  const full = path.join(SITE, file);
  const text = readFileSync(full, 'utf8');
  assert.ok(text.includes(from), `${file} does not contain “${from}”: this test needs another example.`);
  writeFileSync(
    full,
    text.replace(from, () => to),
  );
}

function review(...args: string[]): { status: number | null; output: string } {
  console.log(`> npm run review -- ${args.join(' ')}`);
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, 'tools/review/review.ts', ...args], {
    cwd: SITE,
    encoding: 'utf8',
  });
  console.log(`${stdout}${stderr}`.replace(/^/gm, '    '));
  return { status, output: stdout + stderr };
}

function reported(name: string): string {
  return readFileSync(path.join(SITE, 'review', name), 'utf8');
}

/** Commits the working tree, new files included, without changing a branch. */
function commitWorkingTree(): string {
  const env = { ...process.env, GIT_INDEX_FILE: path.resolve('.review-cache/acceptance-index') };
  const inOwnIndex = (...gitArguments: string[]) =>
    execFileSync('git', [...IDENTITY, ...gitArguments], { env, encoding: 'utf8' }).trim();
  inOwnIndex('read-tree', 'HEAD');
  inOwnIndex('add', '--all');
  return inOwnIndex('commit-tree', inOwnIndex('write-tree'), '-p', 'HEAD', '-m', 'The working tree');
}

function startBranch(): string {
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(path.dirname(SITE), { recursive: true });
  git('.', 'worktree', 'prune');
  git('.', 'worktree', 'add', '--detach', '--force', SITE, commitWorkingTree());
  return git(SITE, 'rev-parse', 'HEAD');
}

function changeEverything(): void {
  edit('pages/team.mdx', 'You meet both before anything is', 'You meet both of them before anything is');
  edit('pages/about.mdx', '- 99.9% uptime', '- 99.95% uptime');
  edit(
    'pages/about.mdx',
    '<Action to="/contact">Start the Conversation',
    '<Action to="/assessment">Start the Conversation',
  );
  edit('src/styles/tokens.css', `--spruce: ${OLD_SPRUCE.hex}`, '--spruce: #6b0e5e');
  rmSync(path.join(SITE, 'pages/auth.mdx'));
  rmSync(path.join(SITE, 'pages/custom-integrations.mdx'));
  edit('src/site/redirects.yaml', '\nredirects:\n', '\nredirects:\n  - { from: /auth, to: /contact }\n');
  edit('src/site/company.yaml', `email: ${company.email}`, `email: ${NEW_EMAIL}`);
  edit('src/shell/Footer.tsx', '{company.legalName}\n', '{company.legalName}. All rights reserved.\n');
  git(SITE, 'commit', '--all', '--quiet', '--message', 'One change of each kind');
}

/** Checks every row against sources that are independent of the review: the text of the old pages, and colors in a browser. */
async function checkReport({ rows, notes }: Report, oldBuild: string): Promise<void> {
  const byRoute = new Map(rows.map((row): [string, PageChange] => [row.route, row]));
  const row = (route: string) => byRoute.get(route) ?? assert.fail(`${route} has no row.`);
  const removed = ['/auth', '/custom-integrations'];
  const remaining = (routes: string[]) => routes.filter((route) => !removed.includes(route));
  const withEmail = remaining(pagesWithText(oldBuild, company.email));
  const withColor = remaining(await pagesShowing(oldBuild, OLD_SPRUCE.rgb));
  const edited = ['/about', '/team'];

  const expected = new Set(['*', ...edited, ...removed, ...withEmail, ...withColor]);
  assert.deepEqual([...byRoute.keys()].sort(), [...expected].sort(), 'the changed pages');
  for (const route of remaining([...expected].filter((name) => name !== '*'))) {
    const kinds = [
      ...(edited.includes(route) || withEmail.includes(route) ? ['words'] : []),
      ...(withColor.includes(route) ? ['appearance'] : []),
    ];
    const because = [
      ...(edited.includes(route) ? [`pages${route}.mdx`] : []),
      ...(withEmail.includes(route) ? ['src/site/company.yaml'] : []),
      ...(withColor.includes(route) ? ['src/styles/tokens.css'] : []),
    ];
    assert.deepEqual([row(route).kinds, row(route).because], [kinds, because], route);
  }

  const [sentence, ...more] = row('/team').words;
  assert.deepEqual(more, []);
  assert.match(sentence?.before ?? '', /You meet both before anything is signed/);
  assert.match(sentence?.after ?? '', /You meet both of them before anything is signed/);
  assert.deepEqual(
    row('/about').words.flatMap((change) => change.notes),
    ['99.9% became 99.95%.', '“Start the Conversation” now links to /assessment, not to /contact.'],
  );
  assert.deepEqual([row('/auth').kinds, row('/auth').redirect], [['removed'], '/contact']);
  assert.deepEqual([row('/custom-integrations').kinds, row('/custom-integrations').redirect], [['removed'], null]);
  assert.equal(notes.filter((note) => note.startsWith('/custom-integrations was removed')).length, 1);

  const all = row('*');
  const inShell = await pagesShowing(oldBuild, OLD_SPRUCE.rgb, ':has(> main) > :not(main)');
  const styles = inShell.length > 0 ? ['src/styles/tokens.css'] : [];
  assert.deepEqual(all.because, ['src/shell/Footer.tsx', 'src/site/company.yaml', ...styles]);
  assert.deepEqual([...new Set(all.words.map(({ place }) => place))], ['footer']);
  assert.ok(all.words.some(({ after }) => after.endsWith('All rights reserved.')));
  assert.ok(all.words.some(({ after }) => after === NEW_EMAIL));
  assert.deepEqual(all.metadata, [
    { name: 'structured data, Organization: contactPoint.email', before: company.email, after: NEW_EMAIL },
  ]);
}

async function main(): Promise<void> {
  const base = startBranch();
  assert.equal(review('--base', 'no-such-branch').status, 2, 'a bad ref');

  changeEverything();
  assert.equal(review('--base', base).status, 1, 'a removed page without a redirect');
  const first = [reported('report.json'), reported('index.html')];
  const cache = execFileSync('ls', [path.join(SITE, '.review-cache')], { encoding: 'utf8' });
  const oldBuild = cache.split('\n').find((name) => name.startsWith(base.slice(0, 12)));
  assert.ok(oldBuild);
  await checkReport(JSON.parse(first[0] ?? ''), path.join(SITE, '.review-cache', oldBuild, 'build'));

  review('--base', base);
  assert.deepEqual([reported('report.json'), reported('index.html')], first, 'two runs give the same report');

  git(SITE, 'checkout', '--quiet', base);
  const nothing = review('--base', base);
  assert.equal(nothing.status, 0, 'no change');
  assert.match(nothing.output, /Nothing changes for visitors/);

  edit('pages/about.mdx', 'title:', 'titel: An error\ntitle:');
  git(SITE, 'commit', '--all', '--quiet', '--message', 'A page that does not build');
  // Only the base fails: if both did, the message would be about the one that fails first.
  git(SITE, 'checkout', '--quiet', base, '--', 'pages/about.mdx');
  const broken = review('--base', 'HEAD');
  assert.equal(broken.status, 2, 'a base that does not build');
  assert.match(broken.output, /with uncommitted changes: pages\/about\.mdx\./);
  assert.match(broken.output, /The build of the base[\s\S]*"titel" is not a known key/);
  console.log('The report contains exactly what changed.');
}

main();
