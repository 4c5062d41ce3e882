import { readPage } from '../../tools/content-check/page';
import type { LaunchFacts, LaunchSite } from '../../tools/launch-check/rule';

const NO_FACTS: LaunchFacts = {
  company: {},
  sampleFacts: [],
  claims: {},
  unconfirmedClaims: [],
  figures: {},
  partners: [],
  cookies: [],
};

/** A site with these files and facts, on September 1, 2026. */
export function launchSite(
  files: Record<string, string>,
  { environment = {}, facts }: { environment?: LaunchSite['environment']; facts?: Partial<LaunchFacts> } = {},
): LaunchSite {
  return {
    pages: Object.entries(files)
      .filter(([file]) => file.endsWith('.mdx'))
      .map(([file, source]) => readPage(file, 'page', null, source)),
    facts: { ...NO_FACTS, ...facts },
    environment,
    today: new Date('2026-09-01T12:00:00Z'),
    read: (file) => {
      const content = files[file];
      return content === undefined ? null : Buffer.from(content);
    },
  };
}
