import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../../../lib/git';
import { changes, propose, pullRequestAddress } from '../../../tools/desk/server/propose';
import { update } from '../../../tools/desk/server/update';

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
const readOrNull = () => (existsSync(path.join(site, 'pages/one.mdx')) ? read() : null);

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

it('proposes one commit with the changed pages only, and adds to it', async () => {
  write(site, 'Six\n');
  write(site, 'A new page\n', 'pages/new.mdx');
  write(site, 'changed code', 'code.ts');
  const { branch, address } = await propose(site, { title: 'Six, not five', reason: 'It is six.' });
  expect(branch).toMatch(/^desk\/six-not-five-\d+$/);
  expect(address).toBeNull();
  expect(git(remote(), 'log', '--format=%B', `main..${branch}`).trim()).toBe('Six, not five\n\nIt is six.');
  expect(git(remote(), 'diff', '--name-only', 'main', branch).split('\n')).toEqual(['pages/new.mdx', 'pages/one.mdx']);
  rmSync(path.join(site, 'pages/new.mdx'));
  write(site, 'Seven\n');
  expect(await changes(site)).toEqual({
    files: [
      { file: 'pages/new.mdx', before: 'A new page\n', after: null },
      { file: 'pages/one.mdx', before: 'Six\n', after: 'Seven\n' },
    ],
    proposal: 'Six, not five',
  });
  expect((await propose(site, { title: 'Seven', reason: '' })).branch).toBe(branch);
  expect(titles(`main..${branch}`)).toEqual(['Seven', 'Six, not five']);
  await expect(propose(site, { title: 'Again', reason: '' })).rejects.toThrow('nothing new to propose');
});

it('keeps a change that could not be sent, and sends it once', async () => {
  write(site, 'Mine\n');
  git(site, 'remote', 'set-url', '--push', 'origin', path.join(folder, 'gone.git'));
  const message = { title: 'Mine', reason: 'Because.' };
  await expect(propose(site, message)).rejects.toThrow('kept as a commit on this machine');
  expect(await changes(site)).toMatchObject({ files: [{ after: 'Mine\n' }], proposal: null });
  git(site, 'remote', 'set-url', '--push', 'origin', remote());
  const { branch } = await propose(site, message);
  expect(titles(`main..${branch}`)).toEqual(['Mine']);
});

it('never overwrites what a reviewer changed in the proposal, and merges it', async () => {
  write(site, 'One, proposed\nTwo\nThree\nFour\nFive\n');
  const { branch } = await propose(site, { title: 'One', reason: '' });
  git(colleague, 'fetch', '--quiet');
  git(colleague, 'switch', '--quiet', branch);
  write(colleague, 'One, proposed\nTwo\nThree\nFour\nFive, reviewed\n');
  git(colleague, 'commit', '--quiet', '--all', '--message=Suggestion');
  git(colleague, 'push', '--quiet', 'origin', branch);
  write(site, 'One, proposed again\nTwo\nThree\nFour\nFive\n');
  await expect(propose(site, { title: 'Again', reason: '' })).rejects.toThrow('A reviewer changed your proposal');
  expect(await update(site, {})).toEqual([]);
  expect(read()).toBe('One, proposed again\nTwo\nThree\nFour\nFive, reviewed\n');
  await propose(site, { title: 'Again', reason: '' });
  expect(titles(`main..${branch}`)).toEqual(['Again', expect.stringMatching(/^Merge /), 'Work in progress', 'One']);
});

it('merges the live version into a proposal, leaves code alone, and calls nothing of it new', async () => {
  write(site, 'One\nTwo\nThree\nFour\nFive, proposed\n');
  await propose(site, { title: 'Five', reason: '' });
  write(site, 'changed code', 'code.ts');
  write(colleague, 'One, live\nTwo\nThree\nFour\nFive\n');
  publish(colleague);
  expect(await update(site, {})).toEqual([]);
  expect(read()).toBe('One, live\nTwo\nThree\nFour\nFive, proposed\n');
  expect(await changes(site)).toEqual({ files: [], proposal: 'Five' });
  expect(git(site, 'status', '--porcelain').trim()).toBe('M code.ts');
});

it('starts another proposal after the last one went live, also if its commits were squashed', async () => {
  write(site, 'Mine\nTwo\nThree\nFour\nFive\n');
  const { branch } = await propose(site, { title: 'Mine', reason: '' });
  git(colleague, 'fetch', '--quiet');
  git(colleague, 'merge', '--quiet', '--squash', `origin/${branch}`);
  git(colleague, 'commit', '--quiet', '--message=Mine (#1)');
  git(colleague, 'push', '--quiet', 'origin', 'HEAD:main');
  write(site, 'Mine\nTwo\nThree\nFour\nFive, later\n');
  expect(await changes(site)).toMatchObject({ proposal: null, files: [{ file: 'pages/one.mdx' }] });
  const later = await propose(site, { title: 'Later', reason: '' });
  expect(later.branch).not.toBe(branch);
  expect(titles(`main..${later.branch}`)).toEqual(['Later']);
  expect(git(remote(), 'diff', '--stat', 'main', later.branch)).toContain('1 insertion(+), 1 deletion(-)');
});

it.each([
  ['mine', null],
  ['theirs', 'One\nMine\nThree\nFour\nFive\n'],
] as const)('changes nothing before the choice of a file that both changed, then uses %s: %j', async (side, mine) => {
  const theirs = 'One\nTheirs\nThree\nFour\nFive\n';
  if (mine === null) rmSync(path.join(site, 'pages/one.mdx'));
  else write(site, mine);
  write(colleague, theirs);
  publish(colleague);
  expect(await update(site, {})).toEqual([{ file: 'pages/one.mdx', mine, theirs }]);
  expect(readOrNull()).toBe(mine);
  expect(await update(site, { 'pages/one.mdx': side })).toEqual([]);
  expect(readOrNull()).toBe(side === 'mine' ? mine : theirs);
  expect(git(site, 'status', '--porcelain')).toBe('');
});

it('asks for an engineer where the clone has other commits or no remote repository', async () => {
  write(site, 'own work', 'code.ts');
  git(site, 'commit', '--quiet', '--all', '--message=Own');
  await expect(update(site, {})).rejects.toThrow('other work that was not proposed');
  git(site, 'remote', 'remove', 'origin');
  await expect(propose(site, { title: 'Change', reason: '' })).rejects.toThrow('git remote add origin');
});

it.each(['https://token@github.com/company/website.git', 'git@github.com:company/website.git'])(
  'opens the pull request of %s',
  (address) => {
    const expected = 'https://github.com/company/website/compare/main...desk%2Fone?expand=1';
    expect(pullRequestAddress(address, 'main', 'desk/one')).toBe(expected);
  },
);
