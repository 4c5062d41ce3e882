import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../../../lib/git';
import { changes } from '../../../tools/desk/server/propose/proposal';
import { propose, pullRequestAddress } from '../../../tools/desk/server/propose/propose';
import { startOver, update } from '../../../tools/desk/server/propose/update';

// Git is started many times.
jest.setTimeout(120_000);

let folder: string;
let site: string;
let colleague: string;

function clone(name: string): string {
  const directory = path.join(folder, name);
  git(folder, 'clone', '--quiet', 'remote.git', name);
  git(directory, 'config', 'user.name', 'Ada');
  git(directory, 'config', 'user.email', 'ada@acme.com');
  return directory;
}

const write = (directory: string, text: string, file = 'pages/one.mdx') =>
  writeFileSync(path.join(directory, file), text);
const read = (file = 'pages/one.mdx') => readFileSync(path.join(site, file), 'utf8');

function publish(directory: string): void {
  git(directory, 'add', '.');
  git(directory, 'commit', '--quiet', '--message=Change');
  git(directory, 'push', '--quiet', 'origin', 'HEAD:main');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'propose-'));
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  colleague = clone('colleague');
  mkdirSync(path.join(colleague, 'pages'));
  write(colleague, 'One\nTwo\nThree\nFour\nFive\n');
  write(colleague, 'code', 'code.ts');
  publish(colleague);
  site = clone('site');
});
afterEach(() => rmSync(folder, { recursive: true }));

const remote = () => path.join(folder, 'remote.git');
const titles = (range: string) => git(remote(), 'log', '--first-parent', '--format=%s', range).split('\n');

it('proposes one commit with the changed pages only, on a branch of its own', async () => {
  write(site, 'One\nTwo\nThree\nFour\nSix\n');
  write(site, 'A new page\n', 'pages/new.mdx');
  write(site, 'changed code', 'code.ts');
  const { branch, address } = await propose(site, { title: 'Six, not five', reason: 'It is six.' });
  expect(branch).toMatch(/^desk\/six-not-five-\d+$/);
  expect(address).toBeNull();
  expect(git(remote(), 'log', '--format=%B', `main..${branch}`).trim()).toBe('Six, not five\n\nIt is six.');
  expect(git(remote(), 'diff', '--name-only', 'main', branch).split('\n')).toEqual(['pages/new.mdx', 'pages/one.mdx']);
});

it('adds what is new to the proposal, and tells it apart from what was proposed', async () => {
  write(site, 'Six\n');
  const message = { title: 'Six, not five', reason: 'It is six.\n\nReally.' };
  const { branch } = await propose(site, message);
  write(site, 'Seven\n');
  const file = 'pages/one.mdx';
  expect(await changes(site)).toEqual({
    fresh: [{ file, before: 'Six\n', after: 'Seven\n' }],
    proposed: [{ file, before: 'One\nTwo\nThree\nFour\nFive\n', after: 'Six\n' }],
    proposal: message,
    unsent: null,
  });
  const tip = git(remote(), 'rev-parse', branch);
  expect((await propose(site, { title: 'Seven', reason: '' })).branch).toBe(branch);
  expect(titles(`main..${branch}`)).toEqual(['Seven', 'Six, not five']);
  expect(git(remote(), 'rev-parse', `${branch}~1`)).toBe(tip);
  expect(await changes(site)).toMatchObject({ fresh: [], proposal: message });
  await expect(propose(site, { title: 'Again', reason: '' })).rejects.toThrow('everything is proposed already');
});

it('keeps what was said about a change that could not be sent, and sends it once', async () => {
  write(site, 'Mine\n');
  git(site, 'remote', 'set-url', '--push', 'origin', path.join(folder, 'gone.git'));
  const message = { title: 'Mine', reason: 'Because.' };
  await expect(propose(site, message)).rejects.toThrow('kept as a commit on this machine');
  expect(await changes(site)).toMatchObject({ fresh: [{ after: 'Mine\n' }], proposal: null, unsent: message });
  git(site, 'remote', 'set-url', '--push', 'origin', remote());
  const { branch } = await propose(site, message);
  expect(titles(`main..${branch}`)).toEqual(['Mine']);
});

it('never overwrites what a reviewer changed in the proposal, and takes it in', async () => {
  write(site, 'One, proposed\nTwo\nThree\nFour\nFive\n');
  const { branch } = await propose(site, { title: 'One', reason: '' });
  git(colleague, 'fetch', '--quiet');
  git(colleague, 'switch', '--quiet', branch);
  write(colleague, 'One, proposed\nTwo\nThree\nFour\nFive, reviewed\n');
  git(colleague, 'commit', '--quiet', '--all', '--message=Suggestion');
  git(colleague, 'push', '--quiet', 'origin', branch);
  write(site, 'One, proposed again\nTwo\nThree\nFour\nFive\n');
  await expect(propose(site, { title: 'Again', reason: '' })).rejects.toThrow('A reviewer changed your proposal');
  expect(await update(site, {})).toEqual({ conflicts: [], news: 1 });
  expect(read()).toBe('One, proposed again\nTwo\nThree\nFour\nFive, reviewed\n');
  await propose(site, { title: 'Again', reason: '' });
  expect(titles(`main..${branch}`)).toEqual(['Again', expect.stringMatching(/^Merge /), 'Work in progress', 'One']);
  expect(git(remote(), 'log', '--format=%s', branch)).toContain('Suggestion');
});

it('takes the live version into a proposal without replacing its commits', async () => {
  write(site, 'One\nTwo\nThree\nFour\nFive, proposed\n');
  write(site, 'Mine\n', 'pages/mine.mdx');
  const { branch } = await propose(site, { title: 'Five', reason: '' });
  write(colleague, 'One, live\nTwo\nThree\nFour\nFive\n');
  publish(colleague);
  expect(await update(site, {})).toEqual({ conflicts: [], news: 1 });
  expect(read()).toBe('One, live\nTwo\nThree\nFour\nFive, proposed\n');
  const [merged] = [await changes(site)];
  expect([merged.fresh, merged.proposed.map(({ file }) => file)]).toEqual([[], ['pages/mine.mdx', 'pages/one.mdx']]);
  write(site, 'One, live\nTwo\nThree, new\nFour\nFive, proposed\n');
  await propose(site, { title: 'Three', reason: '' });
  expect(titles(`main..${branch}`)).toEqual(['Three', expect.stringMatching(/^Merge /), 'Five']);
});

it('starts another proposal after the last one went live, also if its commits were squashed', async () => {
  write(site, 'Mine\nTwo\nThree\nFour\nFive\n');
  const { branch } = await propose(site, { title: 'Mine', reason: '' });
  git(colleague, 'fetch', '--quiet');
  git(colleague, 'merge', '--quiet', '--squash', `origin/${branch}`);
  git(colleague, 'commit', '--quiet', '--message=Mine (#1)');
  git(colleague, 'push', '--quiet', 'origin', 'HEAD:main');
  write(site, 'Mine\nTwo\nThree\nFour\nFive, later\n');
  expect(await changes(site)).toMatchObject({ proposal: null, proposed: [], fresh: [{ file: 'pages/one.mdx' }] });
  const later = await propose(site, { title: 'Later', reason: '' });
  expect(later.branch).not.toBe(branch);
  expect(titles(`main..${later.branch}`)).toEqual(['Later']);
  expect(git(remote(), 'diff', '--stat', 'main', later.branch)).toContain('1 insertion(+), 1 deletion(-)');
});

it('asks for an engineer where the clone has other commits, and loses nothing', async () => {
  write(site, 'own work', 'code.ts');
  git(site, 'commit', '--quiet', '--all', '--message=Own');
  write(colleague, 'Theirs\n', 'pages/theirs.mdx');
  publish(colleague);
  await expect(update(site, {})).rejects.toThrow('other work that was not proposed');
  write(site, 'Mine\n');
  await expect(startOver(site)).rejects.toThrow('other work that was not proposed');
  expect(git(site, 'log', '--all', '--format=%s')).toContain('Work in progress');
});

it.each([
  ['deletes', 'mine', null],
  ['keeps', 'theirs', 'Theirs\n'],
] as const)('%s a page that was deleted and changed, as it was chosen', async (_, side, expected) => {
  rmSync(path.join(site, 'pages/one.mdx'));
  write(colleague, 'Theirs\n');
  publish(colleague);
  expect(await update(site, {})).toMatchObject({ conflicts: [{ mine: null, theirs: 'Theirs\n' }] });
  expect(await update(site, { 'pages/one.mdx': side })).toEqual({ conflicts: [], news: 1 });
  expect(existsSync(path.join(site, 'pages/one.mdx')) ? read() : null).toBe(expected);
  expect(git(site, 'status', '--porcelain')).toBe('');
});

it('names what to do without changes, without a remote repository and without rights', async () => {
  await expect(propose(site, { title: 'Nothing', reason: '' })).rejects.toThrow('nothing to propose');
  write(site, 'Changed\n');
  git(site, 'remote', 'set-url', '--push', 'origin', path.join(folder, 'gone.git'));
  await expect(propose(site, { title: 'Change', reason: '' })).rejects.toThrow('kept as a commit on this machine');
  git(site, 'remote', 'remove', 'origin');
  await expect(propose(site, { title: 'Change', reason: '' })).rejects.toThrow('git remote add origin');
  rmSync(path.join(site, '.git'), { recursive: true });
  await expect(propose(site, { title: 'Change', reason: '' })).rejects.toThrow('not a git repository');
});

it('lists new, changed and deleted pages', async () => {
  rmSync(path.join(site, 'pages/one.mdx'));
  write(site, 'New\n', 'pages/two.mdx');
  expect((await changes(site)).fresh).toEqual([
    { file: 'pages/one.mdx', before: 'One\nTwo\nThree\nFour\nFive\n', after: null },
    { file: 'pages/two.mdx', before: null, after: 'New\n' },
  ]);
});

it('merges what others changed beside the own changes, and leaves code alone', async () => {
  write(site, 'One changed\nTwo\nThree\nFour\nFive\n');
  write(site, 'changed code', 'code.ts');
  write(colleague, 'One\nTwo\nThree\nFour\nFive changed\n');
  write(colleague, 'Theirs\n', 'pages/theirs.mdx');
  publish(colleague);
  expect(await update(site, {})).toEqual({ conflicts: [], news: 1 });
  expect(read()).toBe('One changed\nTwo\nThree\nFour\nFive changed\n');
  expect(read('pages/theirs.mdx')).toBe('Theirs\n');
  expect(git(site, 'status', '--porcelain').trim()).toBe('M code.ts');
  expect((await changes(site)).fresh.map(({ file }) => file)).toEqual(['pages/one.mdx']);
  const { branch } = await propose(site, { title: 'One', reason: '' });
  expect(titles(`main..${branch}`)[0]).toBe('One');
});

it.each([
  ['mine', 'One\nMine\nThree\nFour\nFive\n'],
  ['theirs', 'One\nTheirs\nThree\nFour\nFive\n'],
] as const)(
  'names a file that both changed, changes nothing before the choice, and uses %s',
  async (side, expected) => {
    const mine = 'One\nMine\nThree\nFour\nFive\n';
    write(site, mine);
    write(colleague, 'One\nTheirs\nThree\nFour\nFive\n');
    publish(colleague);
    const { conflicts } = await update(site, {});
    expect(conflicts).toEqual([{ file: 'pages/one.mdx', mine, theirs: 'One\nTheirs\nThree\nFour\nFive\n' }]);
    expect(read()).toBe(mine);
    expect(await update(site, { 'pages/one.mdx': side })).toEqual({ conflicts: [], news: 1 });
    expect(read()).toBe(expected);
    expect(git(site, 'status', '--porcelain')).toBe('');
  },
);

it('starts over from the live version, and keeps what was written on its branch', async () => {
  write(site, 'Mine\n');
  const { branch } = await propose(site, { title: 'Mine', reason: '' });
  write(site, 'Not proposed\n', 'pages/more.mdx');
  write(colleague, 'Theirs\n');
  publish(colleague);
  await startOver(site);
  expect(existsSync(path.join(site, 'pages/more.mdx'))).toBe(false);
  expect(git(site, 'show', `${branch}:pages/more.mdx`)).toBe('Not proposed');
  expect(read()).toBe('Theirs\n');
  expect(git(site, 'rev-parse', 'HEAD')).toBe(git(site, 'rev-parse', 'origin/main'));
  expect(git(site, 'status', '--porcelain')).toBe('');
});

it.each([
  ['https://github.com/company/website.git', 'https://github.com/company/website/compare/main...desk%2Fone?expand=1'],
  ['git@github.com:company/website.git', 'https://github.com/company/website/compare/main...desk%2Fone?expand=1'],
  ['https://token@github.com/company/website', 'https://github.com/company/website/compare/main...desk%2Fone?expand=1'],
  [
    'git@gitlab.com:company/website.git',
    'https://gitlab.com/company/website/-/merge_requests/new?merge_request%5Bsource_branch%5D=desk%2Fone',
  ],
  ['/srv/website.git', null],
])('opens the pull request of %s', (remote, address) => {
  expect(pullRequestAddress(remote, 'main', 'desk/one')).toBe(address);
});
