/** @jest-environment node */
import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBase } from '../../../../tools/review/git';

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
