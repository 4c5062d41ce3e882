import { execFileSync } from 'node:child_process';

/** Words of buttons and notices: a change there is no news about a page. */
const INTERFACE_WORDS = 'src/site/strings.ts';

/** Whether a file shows words: a page, words that pages share, or facts. */
function showsWords(file: string): boolean {
  return file.endsWith('.mdx') || (file.startsWith('src/site/') && file !== INTERFACE_WORDS);
}

function git(siteDirectory: string, ...gitArguments: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...gitArguments], {
    cwd: siteDirectory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
}

/**
 * From `git log --name-only --format=@%cs`, newest first: file → day of its last commit.
 */
export function lastDays(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}

/**
 * When the words of pages last changed, by git.
 * @returns a function from a page's files to a day such as `2026-11-21`; it gives null where git cannot know: without
 *   git, in a shallow clone, and for files that are not committed as they are
 */
export function contentDates(siteDirectory: string): (files: readonly string[]) => string | null {
  try {
    if (git(siteDirectory, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return () => null;
    const paths = ['--', 'pages', 'src'];
    const days = lastDays(git(siteDirectory, 'log', '--relative', '--name-only', '--format=@%cs', ...paths));
    const uncommitted = new Set(
      git(siteDirectory, 'status', '--porcelain', '--no-renames', '--untracked-files=all', ...paths)
        .split('\n')
        .map((line) => line.slice(3)),
    );
    return (files) => {
      const withWords = files.filter(showsWords);
      if (withWords.some((file) => uncommitted.has(file))) return null;
      const known = withWords.flatMap((file) => days.get(file) ?? []);
      return known.sort().at(-1) ?? null;
    };
  } catch {
    // No git, or no repository here: the site was unpacked from an archive.
    return () => null;
  }
}
