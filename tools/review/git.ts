import { git, tryGit } from '../../lib/git';

/** An error whose message is for the person who started the review. */
export class ReviewError extends Error {}

export interface Base {
  ref: string;
  /** The commit at which this branch left `ref`, so that newer commits of `ref` are not reported as reverted. */
  commit: string;
}

/**
 * Finds the commit to compare with.
 * @throws ReviewError if there is no repository or no such ref
 */
export function findBase(siteDirectory: string, ref: string): Base {
  if (tryGit(siteDirectory, 'rev-parse', '--git-dir') === null) {
    throw new ReviewError('This folder is not a git repository, so there is nothing to compare with.');
  }
  const commit = tryGit(siteDirectory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (!commit) {
    const branches = git(
      siteDirectory,
      'for-each-ref',
      '--format=%(refname:short)',
      '--count=8',
      'refs/heads',
      'refs/remotes',
    );
    throw new ReviewError(
      `There is no branch, tag or commit "${ref}".` +
        `\nExisting branches: ${branches.split('\n').join(', ')}.` +
        '\nIn a shallow clone, fetch it first: git fetch --no-tags origin main',
    );
  }
  return { ref, commit: tryGit(siteDirectory, 'merge-base', commit, 'HEAD') ?? commit };
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
