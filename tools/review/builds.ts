import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { git, tryGit } from '../../lib/git';
import { BAR_SCRIPT, type PageChange } from '../../plugins/preview/pageChanges';

/** Ignored by git; may be deleted at any time. */
export const REVIEW_DIRECTORY = '.review';
/** The result of `npm run review`, for `npm run review:pictures`. */
export const REVIEW_FILE = `${REVIEW_DIRECTORY}/review.json`;

/** The folders of two builds, and what differs between them. */
export interface Review {
  before: string;
  after: string;
  pages: PageChange[];
}

/**
 * Returns the merge base of this branch and a ref, so that newer commits of the ref do not look reverted.
 * @throws Error if there is no such ref, or no common commit
 */
export function mergeBase(directory: string, ref: string): string {
  const commit = tryGit(directory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  const base = commit && tryGit(directory, 'merge-base', commit, 'HEAD');
  if (base) return base;
  throw new Error(
    `${commit ? 'This branch has no commit in common with' : 'There is no'} ${ref}. In a shallow clone, run this first: git fetch --unshallow`,
  );
}

/** The mode of a build. Only a preview has a bar. */
export const modeOf = (build: string) => (existsSync(path.join(build, BAR_SCRIPT)) ? 'preview' : 'live');

/**
 * Builds a commit in a git worktree, or returns the build from an earlier call. It uses the packages of the working tree, unless the
 * commit has another lockfile.
 * @param directory the working tree
 * @param after the build to compare with: a preview is compared with a preview
 * @returns the folder of the build
 * @throws Error if the commit does not build; the output says why
 */
export function buildCommit(directory: string, commit: string, after: string): string {
  const mode = modeOf(after);
  const copy = path.resolve(directory, REVIEW_DIRECTORY, `${commit}-${mode}`);
  const site = `${copy}/site`;
  const unfinished = `${copy}/unfinished`;
  const build = `${copy}/build`;
  if (existsSync(build)) return build;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  git(directory, 'worktree', 'prune');
  git(directory, 'worktree', 'add', '--detach', '--force', site, commit);
  const run = (command: string, ...commandArguments: string[]) =>
    execFileSync(command, commandArguments, {
      cwd: site,
      env: { ...process.env, NODE_ENV: 'production', PREVIEW: mode === 'preview' ? '1' : '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  if (tryGit(directory, 'diff', '--quiet', commit, '--', 'package-lock.json') === null)
    run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts');
  else symlinkSync(path.resolve(directory, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  run('node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', unfinished);
  renameSync(unfinished, build);
  return build;
}
