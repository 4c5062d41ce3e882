import { measurementId } from '../../../src/site/measurementId';
import type { LaunchDiagnostic } from '../finding';
import { environmentLine, lineOf } from '../lines';
import type { LaunchRule, LaunchSite } from '../rule';

function missingText(site: LaunchSite, file: string, text: string, mend: string): LaunchDiagnostic[] {
  const page = site.pages.find((candidate) => candidate.file === file);
  if (page?.source.includes(text)) return [];
  return [{ file, line: 1, what: 'Analytics is configured, but this page does not tell visitors about it.', mend }];
}

/** If analytics is configured: the information and the consent question that visitors must get. */
export const analyticsConsent: LaunchRule = {
  name: 'analytics-consent',
  check(site) {
    const { GA_MEASUREMENT_ID } = site.environment;
    if (!GA_MEASUREMENT_ID) return [];
    const diagnostics: LaunchDiagnostic[] = [];
    try {
      measurementId({ GA_MEASUREMENT_ID, NODE_ENV: 'production' });
    } catch (error) {
      const mend = 'Copy it from Google Analytics: Admin, Data streams, then the stream of this site.';
      diagnostics.push({ ...environmentLine(site, 'GA_MEASUREMENT_ID'), what: (error as Error).message, mend });
    }
    if (!site.facts.cookies.some(({ group }) => group === 'analytics')) {
      const what = 'Analytics is configured, but no listed cookie needs consent, so visitors are not asked.';
      diagnostics.push({
        ...lineOf(site, 'src/site/cookies.yaml', 'cookies:'),
        what,
        mend: 'List the cookies of analytics with "group: analytics".',
      });
    }
    return [
      ...diagnostics,
      ...missingText(site, 'pages/cookies.mdx', '<CookieTable', 'Add the table of cookies: <CookieTable />.'),
      ...missingText(site, 'pages/privacy.mdx', 'Google Analytics', 'Say what Google Analytics records, and when.'),
    ];
  },
};
