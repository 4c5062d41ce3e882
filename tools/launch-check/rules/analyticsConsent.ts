import { measurementId } from '../../../src/site/measurementId';
import { environmentPlace } from '../environmentPlace';
import { factIn } from '../facts';
import type { LaunchDiagnostic } from '../finding';
import type { LaunchRule, LaunchSite } from '../rule';

const COOKIES = 'src/site/cookies.ts';

function missingWords(site: LaunchSite, file: string, words: string, mend: string): LaunchDiagnostic[] {
  const page = site.pages.find((candidate) => candidate.file === file);
  if (page?.source.includes(words)) return [];
  return [{ file, line: 1, what: 'Analytics is configured, and this page does not tell visitors about it.', mend }];
}

/** What visitors must be told and asked before analytics counts them, where it is configured. */
export const analyticsConsent: LaunchRule = {
  name: 'analytics-consent',
  check(site) {
    const { GA_MEASUREMENT_ID } = site.environment;
    if (!GA_MEASUREMENT_ID) return [];
    const obstacles: LaunchDiagnostic[] = [];
    try {
      measurementId({ GA_MEASUREMENT_ID, NODE_ENV: 'production' });
    } catch (error) {
      const mend = 'Copy it from Google Analytics: Admin, Data streams, the stream of this site.';
      obstacles.push({ ...environmentPlace(site, 'GA_MEASUREMENT_ID'), what: (error as Error).message, mend });
    }
    const cookies = factIn(site, COOKIES, 'cookies');
    if (!cookies.items.some(({ entries }) => entries.get('group')?.value === 'analytics')) {
      const what = 'Analytics is configured, and no cookie is listed that needs consent, so nobody is asked.';
      obstacles.push({ file: COOKIES, line: cookies.line, what, mend: "List its cookies with group 'analytics'." });
    }
    return [
      ...obstacles,
      ...missingWords(site, 'pages/cookies.mdx', '<CookieTable', 'Show the table of cookies: <CookieTable />.'),
      ...missingWords(site, 'pages/privacy.mdx', 'Google Analytics', 'Say what Google Analytics records, and when.'),
    ];
  },
};
