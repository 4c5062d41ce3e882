import { tryGit } from '../../lib/git';

/**
 * Asks git when each page's file last changed.
 * @returns days such as `2026-11-21` by file; empty without git and in a shallow clone, which does not know
 */
export function pageDays(siteDirectory: string): Map<string, string> {
  const days = new Map<string, string>();
  if (tryGit(siteDirectory, 'rev-parse', '--is-shallow-repository') !== 'false') return days;
  const log = tryGit(siteDirectory, 'log', '--relative', '--name-only', '--format=@%cs', '--', 'pages') ?? '';
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}
