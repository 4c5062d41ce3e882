import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { allRoutes, htmlFile } from '../../lib/builtRoutes';
import { pageScripts } from '../../lib/pageScripts';
import { routeScripts } from '../../lib/routeScripts';
import { brotliBytes, scriptBytes } from '../../tools/measure/scriptBytes';

/** Bytes after brotli compression. The HTML with inline styles fits in the first ten packets of a connection, 14 kB. */
const LIMITS = { html: 14_336, staticScript: 3_000, reactScript: 115_000 };

const scriptsOfRoute = routeScripts('.docusaurus');

describe.each([...allRoutes('build'), '/404'])('%s', (route) => {
  const html = readFileSync(htmlFile('build', route), 'utf8');
  const $ = load(html);
  const needsReact = $('html').attr('data-react') !== undefined;

  it('has HTML and styles that fit in the first round trip', () => {
    expect(brotliBytes(html)).toBeLessThanOrEqual(LIMITS.html);
  });

  it('keeps its scripts within the limit', () => {
    const scripts = scriptBytes('build', route, scriptsOfRoute);
    const sum = Object.values(scripts).reduce((total, bytes) => total + bytes, 0);
    const limit = needsReact ? LIMITS.reactScript : LIMITS.staticScript;
    expect({ scripts, isWithinLimit: sum <= limit }).toEqual({ scripts, isWithinLimit: true });
    // If no scripts were found, the sum would be within any limit.
    expect(Object.keys(scripts).length).toBeGreaterThan(needsReact ? 5 : 1);
  });

  it('has React’s scripts if and only if it needs React', () => {
    expect(pageScripts($).own).toHaveLength(1);
    expect(pageScripts($).react.length > 0).toBe(needsReact);
  });
});
