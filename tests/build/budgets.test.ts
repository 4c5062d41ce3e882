import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { pageScripts } from '../../plugins/islands/plugin';
import { builtConnections } from '../support/builtPages';

/**
 * Limits, in bytes after brotli compression, of what code adds to a page. Words and images are not limited: the review names pages that
 * become heavy.
 */
const LIMITS = {
  /** Head, header, drawer and footer, without styles, scripts and what facts say: entries of lists and structured data. */
  shell: 2_100,
  /** The styles of a page without blocks. */
  shellStyles: 4_800,
  /** The styles of a page: those of its blocks, inlined. */
  styles: 8_300,
  staticScript: 3_000,
  /** The question about cookies and Google Analytics' own start, on a site that is configured for it. */
  analytics: 11_100,
  /** Until a visitor can type and send. */
  islandScript: 84_000,
};

/** Returns the bytes of a text or file after brotli compression at quality 11, the same as precompressed files have. */
function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** Returns the brotli bytes of each script that a page runs: inside it, on load, and with React. */
function scriptBytes($: CheerioAPI): Record<string, number> {
  const { own, react } = pageScripts($);
  return {
    inline: brotliBytes($('script:not([type]):not([src])').text()),
    ...Object.fromEntries(
      [...own, ...react].map((file) => [path.basename(file), brotliBytes(readFileSync(path.join('build', file)))]),
    ),
  };
}

const hasAnalytics = builtConnections().measurementId !== undefined;

describe.each([...allRoutes('build'), '/404'])('%s', (route) => {
  const html = readFileSync(htmlFile('build', route), 'utf8');
  const $ = load(html);
  const needsReact = $('[data-island]').length > 0;

  it('has a small shell', () => {
    const shell = load(html);
    shell('main').empty();
    shell('style, li, script').remove();
    expect(brotliBytes(shell.html())).toBeLessThanOrEqual(LIMITS.shell);
  });

  it('has the styles of its blocks only', () => {
    const bytes = brotliBytes($('style').text());
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(LIMITS.styles);
  });

  it('declares every custom property that it uses', () => {
    // Radix sets its own while a toast moves.
    const used = html.match(/(?<=var\()--(?!radix-)[\w-]+/g) ?? [];
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !html.includes(`${name}:`))).toEqual([]);
  });

  it('keeps its scripts within the limit', () => {
    const scripts = scriptBytes($);
    const sum = Object.values(scripts).reduce((total, bytes) => total + bytes, 0);
    const limit = (needsReact ? LIMITS.islandScript : LIMITS.staticScript) + (hasAnalytics ? LIMITS.analytics : 0);
    expect({ scripts, isWithinLimit: sum <= limit }).toEqual({ scripts, isWithinLimit: true });
    // If no scripts were found, the sum would be within any limit.
    expect(Object.keys(scripts).length).toBeGreaterThan(needsReact ? 3 : 1);
  });

  it('has React’s scripts if and only if it has an island', () => {
    expect(pageScripts($).own).toHaveLength(hasAnalytics ? 2 : 1);
    expect(pageScripts($).react.length > 0).toBe(needsReact);
    if (!needsReact) expect($('link[rel=prefetch], link[rel=modulepreload]')).toHaveLength(0);
  });
});

it('the styles of the shell are small', () => {
  const shell = load(readFileSync(htmlFile('build', '/404'), 'utf8'));
  expect(brotliBytes(shell('style').text())).toBeLessThanOrEqual(LIMITS.shellStyles);
});
