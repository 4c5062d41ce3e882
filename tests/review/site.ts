/** A worktree of the site in which the test makes its changes. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../plugins/preview/changes';

const SITE = path.resolve('.review-cache/acceptance');
const IDENTITY = ['-c', 'user.name=Acceptance', '-c', 'user.email=acceptance@localhost'];
/** The same files always have the same commit, so that its build and its witness are found again. */
const FIXED_DATES = { GIT_AUTHOR_DATE: '2026-01-01T12:00:00Z', GIT_COMMITTER_DATE: '2026-01-01T12:00:00Z' };
/** What the test runs from the working tree: changing it does not change the site. */
const NOT_THE_SITE = ['tests', 'docs', 'tools/review'];

export function git(directory: string, ...gitArguments: string[]): string {
  const env = { ...process.env, ...FIXED_DATES };
  return execFileSync('git', [...IDENTITY, ...gitArguments], { cwd: directory, encoding: 'utf8', env }).trim();
}

/** Commits the site of the working tree, new files included, without changing a branch. */
function commitSite(): string {
  const env = { ...process.env, ...FIXED_DATES, GIT_INDEX_FILE: path.resolve('.review-cache/acceptance-index') };
  const inOwnIndex = (...gitArguments: string[]) =>
    execFileSync('git', [...IDENTITY, ...gitArguments], { env, encoding: 'utf8' }).trim();
  inOwnIndex('read-tree', 'HEAD');
  inOwnIndex('add', '--all');
  inOwnIndex('rm', '-r', '--cached', '--quiet', ...NOT_THE_SITE);
  return inOwnIndex('commit-tree', inOwnIndex('write-tree'), '-m', 'The site');
}

/** Opens the worktree at the state of the working tree; returns its commit. */
export function startSite(): string {
  mkdirSync(path.dirname(SITE), { recursive: true });
  const commit = commitSite();
  git('.', 'worktree', 'prune');
  if (existsSync(SITE)) reset(commit);
  else git('.', 'worktree', 'add', '--detach', '--force', SITE, commit);
  return commit;
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
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, path.resolve('tools/review/review.ts'), ...args],
    {
      cwd: SITE,
      encoding: 'utf8',
    },
  );
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
