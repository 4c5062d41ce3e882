/** A worktree of the site in which the test makes its changes. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../plugins/preview/changes';

const SITE = path.resolve('.review-cache/acceptance');
const IDENTITY = ['-c', 'user.name=Acceptance', '-c', 'user.email=acceptance@localhost'];

export function git(directory: string, ...gitArguments: string[]): string {
  return execFileSync('git', [...IDENTITY, ...gitArguments], { cwd: directory, encoding: 'utf8' }).trim();
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

/** Creates the worktree at the state of the working tree; returns its commit. */
export function startSite(): string {
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(path.dirname(SITE), { recursive: true });
  git('.', 'worktree', 'prune');
  git('.', 'worktree', 'add', '--detach', '--force', SITE, commitWorkingTree());
  return git(SITE, 'rev-parse', 'HEAD');
}

export const inSite = (file: string) => path.join(SITE, file);

export function read(file: string): string {
  return readFileSync(inSite(file), 'utf8');
}

export function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(inSite(file)), { recursive: true });
  writeFileSync(inSite(file), content);
}

/** Changes a file; fails if the text is not there, because the test then needs another example. */
export function edit(file: string, from: string | RegExp, to: string | ((...match: string[]) => string)): void {
  const text = read(file);
  const changed = text.replace(from, to as string);
  assert.notEqual(changed, text, `${file} does not contain ${from}: this test needs another example.`);
  write(file, changed);
}

export function reset(commit: string): void {
  git(SITE, 'reset', '--hard', '--quiet', commit);
  git(SITE, 'clean', '-fdq', '-e', '.review-cache', '-e', 'review');
}

export function review(...args: string[]): { status: number | null; output: string } {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, 'tools/review/review.ts', ...args], {
    cwd: SITE,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

export function readReport(): Report {
  return JSON.parse(read('review/report.json'));
}

export const HEAD_BUILD = inSite('.review-cache/head');

export function baseBuild(commit: string): string {
  const folder = readdirSync(inSite('.review-cache')).find((name) => name.startsWith(commit.slice(0, 12)));
  return inSite(`.review-cache/${folder}/build`);
}
