import type { LaunchSite } from './rule';

const EXAMPLE = '.env.example';

/** The line that sets an environment variable in `.env`, or else the line that explains it in `.env.example`. */
export function environmentLine(site: LaunchSite, name: string): { file: string; line: number } {
  for (const file of ['.env', EXAMPLE]) {
    const lines = site.read(file)?.toString('utf8').split('\n') ?? [];
    const index = lines.findIndex((line) => line.startsWith(`${name}=`));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: EXAMPLE, line: 1 };
}
