import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { allRoutes, htmlFile } from '../../lib/builtRoutes';
import { pageScripts } from '../../lib/pageScripts';
import { routeScripts } from '../../lib/routeScripts';
import { brotliBytes, scriptBytes } from '../../tools/measure/scriptBytes';

/** Bytes after brotli. The HTML with its styles fits the first ten packets of a connection: 14 kB. */
const LIMITS = { html: 14_336, staticScript: 3_000, reactScript: 115_000 };

const scriptsOfRoute = routeScripts('.docusaurus');

describe.each([...allRoutes('build'), '/404'])('%s', (route) => {
  const html = readFileSync(htmlFile('build', route), 'utf8');
  const $ = load(html);
  const needsReact = $('html').attr('data-react') !== undefined;

  it('has HTML and styles that fit the first round trip', () => {
    expect(brotliBytes(html)).toBeLessThanOrEqual(LIMITS.html);
  });

  it('runs no more script than its limit', () => {
    const scripts = scriptBytes('build', route, scriptsOfRoute);
    const sum = Object.values(scripts).reduce((total, bytes) => total + bytes, 0);
    const limit = needsReact ? LIMITS.reactScript : LIMITS.staticScript;
    expect({ scripts, isWithinLimit: sum <= limit }).toEqual({ scripts, isWithinLimit: true });
    // Without scripts, the sum would meet any limit.
    expect(Object.keys(scripts).length).toBeGreaterThan(needsReact ? 5 : 1);
  });

  it('names the scripts of React if, and only if, something on it needs React', () => {
    expect(pageScripts($).own).toHaveLength(1);
    expect(pageScripts($).react.length > 0).toBe(needsReact);
  });
});
