import { git, tryGit } from '../../lib/git';

/** An error whose message is for the person who started the review. */
export class ReviewError extends Error {}

export interface Base {
  ref: string;
  /** The commit at which this branch left `ref`, so that newer commits of `ref` are not reported as reverted. */
  commit: string;
}

/** A command that works in every clone, also in one of a single branch and a single commit. */
const COMPLETE_CLONE = "git fetch --unshallow --no-tags origin '+refs/heads/*:refs/remotes/origin/*'";

function missingRef(siteDirectory: string, ref: string, isShallow: boolean): ReviewError {
  const places = ['refs/heads', 'refs/remotes'];
  const branches = git(siteDirectory, 'for-each-ref', '--format=%(refname:short)', '--count=8', ...places);
  const advice = isShallow ? `\nThis is a shallow clone. Complete it with: ${COMPLETE_CLONE}` : '';
  return new ReviewError(
    `There is no branch, tag or commit "${ref}".\nExisting branches: ${branches.split('\n').join(', ')}.${advice}`,
  );
}

/**
 * Finds the commit to compare with.
 * @throws ReviewError if there is no repository, no such ref, or no common commit. The tip of `ref` would not do: what
 *   others changed since would be reported backwards, as changes of this branch.
 */
export function findBase(siteDirectory: string, ref: string): Base {
  if (tryGit(siteDirectory, 'rev-parse', '--git-dir') === null) {
    throw new ReviewError('This folder is not a git repository, so there is nothing to compare with.');
  }
  const isShallow = tryGit(siteDirectory, 'rev-parse', '--is-shallow-repository') === 'true';
  const commit = tryGit(siteDirectory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (!commit) throw missingRef(siteDirectory, ref, isShallow);
  const common = tryGit(siteDirectory, 'merge-base', commit, 'HEAD');
  if (common) return { ref, commit: common };
  throw new ReviewError(
    isShallow
      ? `In this shallow clone, the commit at which the branch left ${ref} is missing. Complete the clone with:\n${COMPLETE_CLONE}`
      : `This branch and ${ref} have no commit in common, so there is nothing to compare with.`,
  );
}

export interface Head {
  commit: string;
  /** Null if no branch is checked out. */
  branch: string | null;
  /** Files of the working tree with uncommitted changes. */
  uncommitted: string[];
}

export function describeHead(siteDirectory: string): Head {
  const status = git(siteDirectory, 'status', '--porcelain', '--no-renames', '--untracked-files=all');
  const branch = git(siteDirectory, 'rev-parse', '--abbrev-ref', 'HEAD');
  return {
    commit: git(siteDirectory, 'rev-parse', 'HEAD'),
    branch: branch === 'HEAD' ? null : branch,
    uncommitted: status
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^.{1,2} /, ''))
      .sort(),
  };
}

/** Returns every file that differs between a commit and the working tree. */
export function changedPaths(siteDirectory: string, commit: string, uncommitted: readonly string[]): string[] {
  const committed = git(siteDirectory, 'diff', '--name-only', '--no-renames', commit).split('\n').filter(Boolean);
  return [...new Set([...committed, ...uncommitted])].sort();
}
