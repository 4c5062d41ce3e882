import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../../lib/git';
import type { Side } from '../../../tools/desk/merge';
import { changes, propose, pullRequestAddress } from '../../../tools/desk/server/propose';
import { update } from '../../../tools/desk/server/update';
import { temporaryFolder } from '../../../tools/siteCopy';

let folder: string;
let site: string;
let colleague: string;

function clone(name: string): string {
  const settings = ['--config=user.name=Ada', '--config=user.email=ada@acme.com'];
  git(folder, 'clone', '--quiet', ...settings, 'remote.git', name);
  return path.join(folder, name);
}

const FILE = 'pages/one.mdx';
const lines = (first = 'One', last = 'Five') => `${first}\nTwo\nThree\nFour\n${last}\n`;
const write = (directory: string, text: string, file = FILE) => writeFileSync(path.join(directory, file), text);
const read = () => (existsSync(path.join(site, FILE)) ? readFileSync(path.join(site, FILE), 'utf8') : null);

/** What the colleague has is committed, and sent to a branch. */
function publish(branch = 'main'): void {
  git(colleague, 'add', '.');
  git(colleague, 'commit', '--quiet', '--message=Change');
  git(colleague, 'push', '--quiet', 'origin', `HEAD:${branch}`);
}

beforeEach(() => {
  folder = temporaryFolder('propose');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  colleague = clone('colleague');
  mkdirSync(path.join(colleague, 'pages'));
  write(colleague, lines());
  write(colleague, 'code', 'code.ts');
  publish();
  site = clone('site');
});
afterEach(() => rmSync(folder, { recursive: true }));

const get = (choices: Record<string, Side> = {}) => update(site, choices, []);
const remote = () => path.join(folder, 'remote.git');
const titles = (range: string) => git(remote(), 'log', '--first-parent', '--format=%s', range).split('\n');

it('proposes one commit with the changed pages only, and adds to it', async () => {
  write(site, 'Six\n');
  write(site, 'A new page\n', 'pages/new.mdx');
  write(site, 'changed code', 'code.ts');
  const { branch } = await propose(site, { title: 'Six, not five', reason: 'It is six.' });
  expect(git(remote(), 'log', '--format=%B', `main..${branch}`).trim()).toBe(
    'Six, not five\n\nIt is six.\n\npages/new.mdx: new',
  );
  expect(git(remote(), 'diff', '--name-only', 'main', branch).split('\n')).toEqual(['pages/new.mdx', FILE]);
  renameSync(path.join(site, 'pages/new.mdx'), path.join(site, 'pages/moved.mdx'));
  const text = { before: 'A new page\n', after: 'A new page\n' };
  const files = [{ file: 'pages/moved.mdx', movedFrom: 'pages/new.mdx', ...text }];
  expect(await changes(site)).toEqual({ files, proposal: 'Six, not five' });
  expect((await propose(site, { title: 'Seven', reason: '' })).branch).toBe(branch);
  expect(git(remote(), 'log', '-1', '--format=%b', branch)).toBe('pages/moved.mdx: moved from /new');
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
  write(site, lines('One, proposed'));
  const { branch } = await propose(site, { title: 'One', reason: '' });
  git(colleague, 'fetch', '--quiet');
  git(colleague, 'switch', '--quiet', branch);
  write(colleague, lines('One, proposed', 'Five, reviewed'));
  publish(branch);
  write(site, lines('One, proposed again'));
  await expect(propose(site, { title: 'Again', reason: '' })).rejects.toThrow('A reviewer changed your proposal');
  expect(await get()).toEqual([]);
  expect(read()).toBe(lines('One, proposed again', 'Five, reviewed'));
  await propose(site, { title: 'Again', reason: '' });
  expect(titles(`main..${branch}`)).toEqual(['Again', expect.stringMatching(/^Merge /), 'Work in progress', 'One']);
});

it('merges the live version into a proposal, leaves code alone, and calls nothing of it new', async () => {
  write(site, lines('One', 'Five, proposed'));
  await propose(site, { title: 'Five', reason: '' });
  write(site, 'changed code', 'code.ts');
  write(colleague, lines('One, live'));
  publish();
  expect(await get()).toEqual([]);
  expect(read()).toBe(lines('One, live', 'Five, proposed'));
  expect(await changes(site)).toEqual({ files: [], proposal: 'Five' });
  expect(git(site, 'status', '--porcelain').trim()).toBe('M code.ts');
});

it.each(['mine', 'theirs'] as const)('asks about a page that one deleted and the other changed: %s', async (side) => {
  rmSync(path.join(site, FILE));
  write(colleague, lines('Theirs'));
  publish();
  const [conflict, ...others] = await get();
  expect([conflict, others]).toMatchObject([{ file: FILE, mine: null, theirs: lines('Theirs') }, []]);
  expect(read()).toBe(null);
  expect(await get({ [conflict?.id ?? '']: side })).toEqual([]);
  expect(read()).toBe(side === 'mine' ? null : lines('Theirs'));
  expect(git(site, 'status', '--porcelain')).toBe('');
});

it('goes on after a proposal went live and others changed the same paragraph since', async () => {
  write(site, lines('Mine'));
  const { branch } = await propose(site, { title: 'Mine', reason: '' });
  git(colleague, 'fetch', '--quiet');
  git(colleague, 'merge', '--quiet', '--squash', `origin/${branch}`);
  publish();
  write(colleague, lines('Mine, changed by others', 'Five, changed by others'));
  publish();
  write(site, lines('Mine, later'));
  await expect(propose(site, { title: 'Later', reason: '' })).rejects.toThrow('Get the latest changes');
  const [conflict] = await get();
  expect(await get({ [conflict?.id ?? '']: 'mine' })).toEqual([]);
  expect(read()).toBe(lines('Mine, later', 'Five, changed by others'));
  const later = await propose(site, { title: 'Later', reason: '' });
  expect(git(remote(), 'diff', '--stat', 'main', later.branch)).toContain('1 insertion(+), 1 deletion(-)');
});

const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`;

it.each(['mine', 'theirs'] as const)(
  'decides only the paragraph that both changed, and nothing else of either is lost: %s',
  async (side) => {
    const page = (first: string, fourth: string, sixth: string) =>
      paragraphs('---\ntitle: One\n---', first, 'B', fourth, 'E', sixth, 'G');
    write(colleague, page('A long\nparagraph', 'D', 'F'));
    publish();
    git(site, 'pull', '--quiet');
    write(colleague, page('A long\nparagraph of theirs', 'D, theirs', 'F'));
    publish();
    write(site, page('A long and\nnew paragraph', 'D', 'F, mine'));
    const written = statSync(path.join(site, FILE)).mtimeMs;
    const [conflict, ...others] = await get();
    // Not even git's marks of conflicts were in it for a moment.
    expect(statSync(path.join(site, FILE)).mtimeMs).toBe(written);
    const results = {
      mine: page('A long and\nnew paragraph', 'D, theirs', 'F, mine'),
      theirs: page('A long\nparagraph of theirs', 'D, theirs', 'F, mine'),
    };
    expect(conflict).toMatchObject({ file: FILE, ...results, canKeepBoth: false });
    expect(others).toEqual([]);
    // An answer to a version that was not shown does not count.
    write(colleague, page('A long\nparagraph of theirs, again', 'D, theirs', 'F'));
    publish();
    const [again] = await get({ [conflict?.id ?? '']: side });
    expect(again?.theirs).toContain('theirs, again');
    expect(await get({ [again?.id ?? '']: side })).toEqual([]);
    expect(read()).toBe(results[side].replace('of theirs', 'of theirs, again'));
  },
);

it('asks for an engineer where the clone has other commits or no remote repository', async () => {
  write(site, 'own work', 'code.ts');
  git(site, 'commit', '--quiet', '--all', '--message=Own');
  await expect(get()).rejects.toThrow('other work that was not proposed');
  git(site, 'remote', 'remove', 'origin');
  await expect(propose(site, { title: 'Change', reason: '' })).rejects.toThrow('git remote add origin');
});

it.each(['https://token@github.com/', 'git@github.com:'])('opens the pull request at %s', (start) => {
  const expected = 'https://github.com/company/website/compare/main...desk%2Fone?expand=1';
  expect(pullRequestAddress(`${start}company/website.git`, 'main', 'desk/one')).toBe(expected);
});
