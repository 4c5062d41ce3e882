import { tryGit } from '../../lib/git';
import { pageRoute } from '../../lib/pageRoute';

/** The branch that a pull request goes to, as it was where the two parted. */
export interface BaseBranch {
  /** The commit. */
  commit: string;
  /** Addresses of the pages that it has: `/about`. */
  routes: ReadonlyMap<string, string>;
  /** Lines that are new or changed since, by file, relative to the site's folder. */
  changedLines(): ReadonlyMap<string, ReadonlySet<number>>;
}

/** The line numbers of the new side in the output of `git diff --unified=0`. */
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
 * The branch to compare a working copy with.
 * @param name as git names it; when not said, the pull request's (`GITHUB_BASE_REF`), else `main` of the remote
 * @returns null outside git, and where there is no such branch
 */
export function baseBranch(directory: string, name?: string): BaseBranch | null {
  const { GITHUB_BASE_REF } = process.env;
  const candidates = name ? [name] : [GITHUB_BASE_REF ? `origin/${GITHUB_BASE_REF}` : 'origin/main'];
  const commit = candidates.map((branch) => tryGit(directory, 'merge-base', branch, 'HEAD')).find(Boolean);
  if (!commit) return null;
  const files = tryGit(directory, 'ls-tree', '-r', '-z', '--name-only', commit, '--', 'pages')?.split('\0') ?? [];
  const routes = files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const route = pageRoute(file.replace(/^pages\//, ''));
      return route === null ? [] : [[route, file] as const];
    });
  return {
    commit,
    routes: new Map(routes),
    changedLines: () => linesOfDiff(tryGit(directory, 'diff', '--unified=0', '--relative', commit) ?? ''),
  };
}
