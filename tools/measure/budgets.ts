import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { htmlFile } from '../../lib/builtRoutes';
import { pageScripts } from '../../lib/pageScripts';

/** Bytes of a text or file, brotli at quality 11: what a host that compresses ahead sends. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** The built HTML of a route; `/404` is the page for unknown addresses. */
export function pageHtml(directory: string, route: string): string {
  return readFileSync(htmlFile(directory, route), 'utf8');
}

/** What can be told apart in a page. The order matters: a part is measured as what the page loses with it. */
const PARTS: Record<string, string> = {
  styles: 'style',
  'structured data': 'script[type="application/ld+json"]',
  'boot script': 'script:not([type]):not([src])',
  'content policy': 'meta[http-equiv]',
  drawings: 'svg',
  'header, drawer and footer': 'body header:not(main header), dialog, footer',
  'head, without styles': 'head > *',
};

/**
 * Where a page's bytes go, brotli. A part counts as what the page loses when it is taken out, one after the other; what
 * stays is the page's own words and markup.
 */
export function htmlParts(html: string): Record<string, number> {
  const $ = load(html);
  let before = brotliBytes(html);
  const parts: Record<string, number> = {};
  for (const [name, selector] of Object.entries(PARTS)) {
    $(selector).remove();
    const after = brotliBytes($.html());
    parts[name] = before - after;
    before = after;
  }
  return { ...parts, 'words and their markup': before };
}

/** Pages share most of their scripts, and the compressor is slow. */
const fileBytes = new Map<string, number>();

function bytesOfFile(file: string): number {
  const bytes = fileBytes.get(file) ?? brotliBytes(readFileSync(file));
  fileBytes.set(file, bytes);
  return bytes;
}

/** Bytes, brotli, of each script that a page runs: inside it, as it loads, and, on a page that needs React, with React. */
export function scriptBytes(
  directory: string,
  route: string,
  scriptsOfRoute: (route: string) => string[],
): Record<string, number> {
  const $ = load(pageHtml(directory, route));
  const { own, react } = pageScripts($);
  const files = [...own, ...react, ...(react.length > 0 ? scriptsOfRoute(route) : [])];
  const inline = $('script:not([type]):not([src])').text();
  return {
    inline: brotliBytes(inline),
    ...Object.fromEntries(files.map((file) => [path.basename(file), bytesOfFile(path.join(directory, file))])),
  };
}
