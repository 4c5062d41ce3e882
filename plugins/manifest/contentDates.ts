import { git } from '../../lib/git';

/** Strings of the interface. Changing them does not change the date of a page. */
const STRINGS = 'src/site/strings.yaml';

/** Whether a file contains text of pages: a page, text that pages share, or facts. */
function hasContent(file: string): boolean {
  return file.endsWith('.mdx') || (file.startsWith('src/site/') && file !== STRINGS);
}

/** Reads `git log --name-only --format=@%cs`, newest first. Returns the day of each file's last commit. */
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
 * Asks git when the text of pages last changed.
 * @returns a function from a page's files to a day such as `2026-11-21`; it returns null if git does not know it: without
 *   git, in a shallow clone, and for files with uncommitted changes
 */
export function contentDates(siteDirectory: string): (files: readonly string[]) => string | null {
  try {
    if (git(siteDirectory, 'rev-parse', '--is-shallow-repository') !== 'false') return () => null;
    const paths = ['--', 'pages', 'src'];
    const days = lastDays(git(siteDirectory, 'log', '--relative', '--name-only', '--format=@%cs', ...paths));
    const uncommitted = new Set(
      git(siteDirectory, 'status', '--porcelain', '--no-renames', '--untracked-files=all', ...paths)
        .split('\n')
        .map((line) => line.slice(3)),
    );
    return (files) => {
      const content = files.filter(hasContent);
      if (content.some((file) => uncommitted.has(file))) return null;
      const known = content.flatMap((file) => days.get(file) ?? []);
      return known.sort().at(-1) ?? null;
    };
  } catch {
    // There is no git or no repository, for example because the site was unpacked from an archive.
    return () => null;
  }
}
