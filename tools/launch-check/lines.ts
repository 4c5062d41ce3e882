import type { LaunchSite } from './rule';

/** The number of the first line of a file that contains a text; null where there is none. */
function findLine(site: LaunchSite, file: string, text: string): number | null {
  const lines = site.read(file)?.toString('utf8').split('\n') ?? [];
  return lines.findIndex((line) => line.includes(text)) + 1 || null;
}

/** Where a finding points: the first line that contains a text, or else the first line of the file. */
export function lineOf(site: LaunchSite, file: string, text: string): { file: string; line: number } {
  return { file, line: findLine(site, file, text) ?? 1 };
}

/** The line that sets an environment variable in `.env`, or else the line that explains it in `.env.example`. */
export function environmentLine(site: LaunchSite, name: string): { file: string; line: number } {
  const file = findLine(site, '.env', `${name}=`) ? '.env' : '.env.example';
  return lineOf(site, file, `${name}=`);
}
