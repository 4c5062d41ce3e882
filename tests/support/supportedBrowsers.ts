import type { CompatStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The browsers of the list whose support the data records, each with its oldest version. */
function oldestVersions(): [keyof CompatStatement['support'], number][] {
  const names = {
    chrome: 'chrome',
    edge: 'edge',
    firefox: 'firefox',
    safari: 'safari',
    ios_saf: 'safari_ios',
  } as const;
  const versions = browserslist().map((entry) => entry.split(' ') as [string, string]);
  return Object.entries(names).map(([name, browser]) => [
    browser,
    Math.min(...versions.filter(([known]) => known === name).map(([, version]) => Number.parseFloat(version))),
  ]);
}

/** The oldest supported version of each browser. */
export const oldest = oldestVersions();

/** Returns the browsers of the list that lack a feature. */
export function lackedBy(feature: CompatStatement | undefined): string[] {
  return oldest.flatMap(([browser, version]) => {
    const [support] = [feature?.support[browser] ?? []].flat();
    if (!support) return [];
    const added = support.version_added;
    return added === false || Number.parseFloat(String(added).replace('≤', '')) > version
      ? [`${browser} ${version}`]
      : [];
  });
}
