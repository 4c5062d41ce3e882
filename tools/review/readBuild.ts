import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import postcss from 'postcss';
import { allRoutes, htmlFile } from '../../lib/builtRoutes';
import { type Block, blocksOf } from './blocks';

/** What only previews contain: it is no part of the site. */
const HIDDEN_ROUTES = /^\/(handbook|preview|__review)(\/|$)/;
/** The content hash in a file name: `main.1a2b3c4d.js`, `photo-0123456789abcdef0123456789abcdef.png`. */
const HASH_IN_FILE_NAME = /([.-])[0-9a-f]{8}(?:[0-9a-f]{24})?(?=\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|gif|mp4)\b)/g;
/** What search engines and shared links read. Previews tell search engines nothing else, so the rest cannot be compared. */
const METADATA = ['meta[name]', 'meta[property^="og:"]', 'link[rel=canonical]'].map((kind) => `head ${kind}`).join();
const TECHNICAL = /^(viewport|generator|theme-color|color-scheme|robots|og:url|twitter:.*)$/;

/** A picture of a page's content. */
export interface Picture {
  /** Its address without hashes, the same as long as its name is. */
  name: string;
  /** Path of its file in the built site. */
  file: string;
  hash: string;
  bytes: number;
}

/** A page of a built site. */
export interface Page {
  route: string;
  title: string;
  blocks: Block[];
  pictures: Picture[];
  /** Addresses within the page, without `#`. */
  anchors: string[];
  /** What search engines and shared links read, by the name of the metadata. */
  metadata: Map<string, string>;
  /** The body without what differs between two builds, and the styles of the page. */
  body: string;
  styles: string;
}

/** A built site. Its pages are read when they are asked for. */
export interface BuiltSite {
  out: string;
  routes: string[];
  /** The HTML of a page without what differs between two builds: equal pages need not be read. */
  html(route: string): string;
  page(route: string): Page;
  /** Where a route is redirected to; null if it is not. */
  redirectOf(route: string): string | null;
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

function withoutNoise(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(HASH_IN_FILE_NAME, '$1')
    .replace(/_R_\w*?_/g, '_R_')
    .replace(/<meta[^>]*http-equiv[^>]*>/g, '')
    .replace(/\s+/g, ' ');
}

/** Sorts the rules of a stylesheet, whose order differs between two builds of the same preview. */
function sortedRules(css: string): string {
  return postcss.parse(withoutNoise(css)).nodes.map(String).sort().join('');
}

function metadataOf($: cheerio.CheerioAPI, out: string): Map<string, string> {
  const found = new Map<string, string>([['title', $('title').first().text()]]);
  for (const element of $(METADATA).get()) {
    const { name, property, rel, content, href } = (element as Element).attribs;
    const [key, value] = [name ?? property ?? rel ?? '', content ?? href ?? ''];
    if (TECHNICAL.test(key)) continue;
    const image = key === 'og:image' ? path.join(out, new URL(value, 'http://localhost').pathname) : '';
    const hash = image && existsSync(image) ? ` (${hashOf(readFileSync(image)).slice(0, 6)})` : '';
    found.set(key, withoutNoise(value) + hash);
  }
  return found;
}

function picturesOf($: cheerio.CheerioAPI, out: string): Picture[] {
  const addresses = $('main [src], main video[poster]')
    .get()
    .flatMap((element) => [(element as Element).attribs.src ?? '', (element as Element).attribs.poster ?? ''])
    .filter((address) => /^\/[^/].*\.(svg|png|jpe?g|webp|avif|gif|mp4)$/i.test(address));
  return [...new Set(addresses)].flatMap((address) => {
    const file = path.join(out, decodeURIComponent(address));
    if (!existsSync(file)) return [];
    const content = readFileSync(file);
    return { name: withoutNoise(address), file, hash: hashOf(content), bytes: content.length };
  });
}

/**
 * Opens a built site.
 * @param out its folder
 */
export function openSite(out: string): BuiltSite {
  const known = new Map<string, Block[]>();
  const text = (route: string) => readFileSync(htmlFile(out, route), 'utf8');
  const redirects = path.join(out, '_redirects');
  const rules = (existsSync(redirects) ? readFileSync(redirects, 'utf8') : '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

  return {
    out,
    routes: [...allRoutes(out).filter((route) => !HIDDEN_ROUTES.test(route)), '/404'],
    html: (route) => withoutNoise(text(route)),
    redirectOf: (route) => rules.find(([from]) => from === route)?.[1] ?? null,
    page(route) {
      const $ = cheerio.load(text(route), { scriptingEnabled: false });
      const styles = $('style').text();
      const main = $('main').first();
      // Most pages share header and footer: each is read once.
      const shell = (part: typeof main, name: string) => {
        const html = $.html(part);
        const blocks = known.get(html) ?? part.get().flatMap((element) => blocksOf(element as Element, name));
        known.set(html, blocks);
        return blocks;
      };
      const header = main.prevAll().not('script');
      const footer = main.nextAll().not('script');
      const body = $('body').clone();
      body.find('script, style').remove();
      return {
        route,
        title: $('title').first().text(),
        blocks: [
          ...shell(header, 'Header'),
          ...main.get().flatMap((element) => blocksOf(element as Element, '')),
          ...shell(footer, 'Footer'),
        ],
        pictures: picturesOf($, out),
        anchors: $('main [id]')
          .get()
          .map((element) => (element as Element).attribs.id ?? '')
          .filter((id) => !id.startsWith('_R_')),
        metadata: metadataOf($, out),
        body: withoutNoise($.html(body)),
        styles: sortedRules(styles),
      };
    },
  };
}
