import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { allRoutes } from '../../lib/builtRoutes';
import { pageScripts } from '../../lib/pageScripts';
import { routeScripts } from '../../plugins/manifest/scripts';
import { brotliBytes, htmlParts, pageHtml, scriptBytes } from '../../tools/measure/budgets';

/** Bytes. The HTML with its styles fits the first ten packets of a connection: 14 kB. */
const LIMITS = { html: 14_336, staticScript: 3_000, reactScript: 115_000, font: 24_000 };

const BUILD = 'build';
const routes = [...allRoutes(BUILD), '/404'];
const scriptsOfRoute = routeScripts('.docusaurus');

/** `/about: HTML 15000 bytes of 14336 (words and markup 7000, styles 5000, …)`; null where the figure is kept. */
function excess(what: string, figure: number, limit: number, parts: Record<string, number> = {}): string | null {
  if (figure <= limit) return null;
  const list = Object.entries(parts).map(([name, bytes]) => `${name} ${bytes}`);
  return `${what}: ${figure} bytes of ${limit} allowed${list.length > 0 ? ` (${list.join(', ')})` : ''}`;
}

describe('budgets', () => {
  it.each(routes)('%s: HTML with its styles fits the first round trip', (route) => {
    const html = pageHtml(BUILD, route);
    const bytes = brotliBytes(html);
    const parts = bytes > LIMITS.html ? htmlParts(html) : {};
    expect(excess(`${route} HTML, brotli`, bytes, LIMITS.html, parts)).toBeNull();
  });

  it.each(routes)('%s: script', (route) => {
    const needsReact = load(pageHtml(BUILD, route))('html').attr('data-react') !== undefined;
    const scripts = scriptBytes(BUILD, route, scriptsOfRoute);
    const sum = Object.values(scripts).reduce((total, bytes) => total + bytes, 0);
    const limit = needsReact ? LIMITS.reactScript : LIMITS.staticScript;
    expect(excess(`${route} scripts, brotli`, sum, limit, scripts)).toBeNull();
    // What a page runs stands in files that are there: a sum of nothing would fit any limit.
    expect(Object.keys(scripts).length).toBeGreaterThan(needsReact ? 5 : 1);
  });

  it.each(routes)('%s: lists the scripts of React if, and only if, something on it needs React', (route) => {
    const $ = load(pageHtml(BUILD, route));
    expect(pageScripts($).own).toHaveLength(1);
    expect(pageScripts($).react.length > 0).toBe($('html').attr('data-react') !== undefined);
  });

  it('the font', () => {
    const folder = path.join(BUILD, 'assets/fonts');
    const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
    expect(sizes).toHaveLength(1);
    expect(excess('The heading font', sizes[0] ?? 0, LIMITS.font)).toBeNull();
  });
});
