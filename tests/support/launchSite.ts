import { readPage } from '../../tools/content-check/page';
import type { LaunchSite } from '../../tools/launch-check/rule';

/** A site with these files, on September 1, 2026. */
export function launchSite(files: Record<string, string>, environment: LaunchSite['environment'] = {}): LaunchSite {
  return {
    pages: Object.entries(files)
      .filter(([file]) => file.endsWith('.mdx'))
      .map(([file, source]) => readPage(file, 'page', null, source)),
    environment,
    today: new Date('2026-09-01T12:00:00Z'),
    read: (file) => {
      const content = files[file];
      return content === undefined ? null : Buffer.from(content);
    },
  };
}
