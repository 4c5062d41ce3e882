import { git, tryGit } from '../../lib/git';

/** An error whose message is for the person who started the review. */
export class ReviewError extends Error {}

/** The two commits of a review, and what differs between them. */
export interface Comparison {
  base: string;
  head: string;
  files: string[];
  /** Files with changes that are in no commit and are therefore not reviewed. */
  uncommitted: string[];
}

const linesOf = (output: string) => output.split('\n').filter(Boolean);

/**
 * Finds the commit at which this branch left a ref, so that newer commits of the ref are not reported as reverted, and what
 * has changed since.
 * @throws ReviewError if there is no such ref, or no common commit
 */
export function compareCommits(directory: string, ref: string): Comparison {
  const isShallow = tryGit(directory, 'rev-parse', '--is-shallow-repository') === 'true';
  const advice = isShallow ? '\nThis is a shallow clone. Complete it with: git fetch --unshallow' : '';
  const commit = tryGit(directory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (!commit) throw new ReviewError(`There is no branch, tag or commit "${ref}".${advice}`);
  const base = tryGit(directory, 'merge-base', commit, 'HEAD');
  if (!base) throw new ReviewError(`This branch and ${ref} have no commit in common.${advice}`);
  const status = git(directory, 'status', '--porcelain', '--no-renames', '--untracked-files=all');
  return {
    base,
    head: git(directory, 'rev-parse', 'HEAD'),
    files: linesOf(git(directory, 'diff', '--name-only', '--no-renames', base, 'HEAD')),
    uncommitted: linesOf(status).map((line) => line.slice(3)),
  };
}
