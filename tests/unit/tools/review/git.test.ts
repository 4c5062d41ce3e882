/** @jest-environment node */
import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedPaths, describeHead, findBase } from '../../../../tools/review/git';

const folder = mkdtempSync(path.join(tmpdir(), 'shallow-'));
const remote = path.join(folder, 'remote');
const clone = path.join(folder, 'clone');
const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example'];

const git = (directory: string, ...commands: string[]) =>
  execFileSync('git', [...IDENTITY, ...commands], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
const commit = (message: string) => git(remote, 'commit', '--quiet', '--allow-empty', '--message', message);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('refuses in a shallow clone, with a command that works there', () => {
  git(folder, 'init', '--quiet', '--initial-branch=main', remote);
  commit('first');
  commit('common');
  const common = git(remote, 'rev-parse', 'HEAD');
  git(remote, 'switch', '--quiet', '--create', 'topic');
  commit('topic');
  git(remote, 'switch', '--quiet', 'main');
  commit('somebody else');
  git(folder, 'clone', '--quiet', '--depth=1', '--branch=topic', String(pathToFileURL(remote)), clone);

  expect(() => findBase(clone, 'origin/main')).toThrow('There is no branch, tag or commit "origin/main".');
  git(clone, 'fetch', '--quiet', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
  let message = '';
  try {
    findBase(clone, 'origin/main');
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(/^In this shallow clone, the commit at which the branch left origin\/main is missing\./);
  execSync(message.split('\n').at(-1) ?? '', { cwd: clone, stdio: 'pipe' });
  expect(findBase(clone, 'origin/main').commit).toBe(common);
});

it('names every file that differs: renamed ones with both names, uncommitted and new ones too', () => {
  const site = path.join(folder, 'site');
  const write = (file: string) => writeFileSync(path.join(site, file), `A page: ${file.length}\n`);
  git(folder, 'init', '--quiet', '--initial-branch=main', site);
  mkdirSync(path.join(site, 'pages'));
  for (const file of ['pages/old.mdx', 'pages/kept.mdx', 'pages/edited.mdx']) write(file);
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '--message', 'first');
  const base = git(site, 'rev-parse', 'HEAD');
  git(site, 'switch', '--quiet', '--create', 'topic');
  git(site, 'mv', 'pages/old.mdx', 'pages/new.mdx');
  git(site, 'commit', '--quiet', '--message', 'renamed');
  writeFileSync(path.join(site, 'pages/edited.mdx'), 'Edited');
  mkdirSync(path.join(site, 'pages/notes'));
  write('pages/notes/one.mdx');

  const { branch, uncommitted } = describeHead(site);
  expect([branch, uncommitted]).toEqual(['topic', ['pages/edited.mdx', 'pages/notes/one.mdx']]);
  expect(changedPaths(site, base, uncommitted)).toEqual([
    'pages/edited.mdx',
    'pages/new.mdx',
    'pages/notes/one.mdx',
    'pages/old.mdx',
  ]);
  git(site, 'checkout', '--quiet', '--detach');
  expect(describeHead(site).branch).toBeNull();
});
