import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  brotliBytes,
  htmlParts,
  inlineScriptBytes,
  pageHtml,
  scriptsAfterInteraction,
} from '../../src/tooling/budgets';
import { allRoutes } from '../../src/tooling/builtRoutes';

/** Bytes. The HTML with its styles fits the first ten packets of a connection: 14 kB. */
const LIMITS = { html: 14_336, boot: 1_500, font: 24_000, scripts: 105_000 };

const BUILD = 'build';
const routes = [...allRoutes(BUILD), '/404'];
/** Pages with a form, which brings more script along than other pages. */
const FORM_PAGES = ['/contact', '/assessment'];

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

  it.each(routes)('%s: script that runs before the first interaction', (route) => {
    const scripts = inlineScriptBytes(pageHtml(BUILD, route));
    const sum = scripts.reduce((total, bytes) => total + bytes, 0);
    expect(excess(`${route} boot script`, sum, LIMITS.boot, Object.fromEntries(scripts.entries()))).toBeNull();
    expect(scripts).toHaveLength(2);
  });

  it('the font', () => {
    const folder = path.join(BUILD, 'assets/fonts');
    const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
    expect(sizes).toHaveLength(1);
    expect(excess('The heading font', sizes[0] ?? 0, LIMITS.font)).toBeNull();
  });

  it.each(routes.filter((route) => !FORM_PAGES.includes(route)))('%s: script after the first interaction', (route) => {
    const scripts = scriptsAfterInteraction(BUILD, route);
    const sum = Object.values(scripts).reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeGreaterThan(0);
    expect(excess(`${route} scripts, brotli`, sum, LIMITS.scripts, scripts)).toBeNull();
  });
});
