import { tryGit } from '../../lib/git';
import { pageRoute } from '../../lib/liveDays';

/** The base branch of a pull request, at the commit where the two diverged. */
export interface BaseBranch {
  /** The file of each page on it, by address: `/about`. */
  routes: ReadonlyMap<string, string>;
  /** New or changed lines by file; paths are relative to the site's folder. */
  changedLines(): ReadonlyMap<string, ReadonlySet<number>>;
}

/** Line numbers in the new version of each file, from the output of `git diff --unified=0`. */
export function linesOfDiff(diff: string): Map<string, Set<number>> {
  const files = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    if (file) {
      lines = new Set();
      files.set(file, lines);
    }
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start) for (let index = 0; index < Number(count); index += 1) lines.add(Number(start) + index);
  }
  return files;
}

/**
 * The branch to compare the working copy with.
 * @param name git's name for it; by default the pull request's base (`GITHUB_BASE_REF`), else `origin/main`
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
