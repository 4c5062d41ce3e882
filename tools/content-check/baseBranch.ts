import { parsePatch } from 'diff';
import { tryGit } from '../../lib/git';
import { pageRoute } from '../../lib/siteAddress';

/** The base branch of a pull request, at the commit where the two diverged. */
export interface BaseBranch {
  /** The file of each page on it, by address: `/about`. */
  routes: ReadonlyMap<string, string>;
  /** New or changed lines by file; paths are relative to the site's folder. */
  changedLines(): ReadonlyMap<string, ReadonlySet<number>>;
}

/** Line numbers in the new version of each file, from the output of `git diff --unified=0`. */
function linesOfDiff(diff: string): Map<string, Set<number>> {
  const lines = ({ newStart, newLines }: { newStart: number; newLines: number }) =>
    Array.from({ length: newLines }, (_, index) => newStart + index);
  return new Map(
    parsePatch(diff).map(({ newFileName = '', hunks }) => [
      newFileName.replace(/^b\//, ''),
      new Set(hunks.flatMap(lines)),
    ]),
  );
}

/**
 * The branch to compare the working copy with.
 * @param name the name of the branch in Git; by default the pull request's base (`GITHUB_BASE_REF`), else `origin/main`
 * @returns null outside a git repository, and where the branch does not exist
 */
export function baseBranch(directory: string, name?: string): BaseBranch | null {
  const { GITHUB_BASE_REF } = process.env;
  const branch = name ?? `origin/${GITHUB_BASE_REF || 'main'}`;
  const commit = tryGit(directory, 'merge-base', branch, 'HEAD');
  if (!commit) return null;
  const files = tryGit(directory, 'ls-tree', '-r', '-z', '--name-only', commit, '--', 'pages')?.split('\0') ?? [];
  const routes = files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const route = pageRoute(file.replace(/^pages\//, ''));
      return route === null ? [] : [[route, file] as const];
    });
  return {
    routes: new Map(routes),
    changedLines: () => linesOfDiff(tryGit(directory, 'diff', '--unified=0', '--relative', commit) ?? ''),
  };
}
