import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import postcss from 'postcss';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { type Block, blocksOf } from './blocks';

/** Routes that only previews have. */
const HIDDEN_ROUTES = /^\/(handbook|preview|__review)(\/|$)/;
/** The content hash in a file name: `main.1a2b3c4d.js`, `photo-0123456789abcdef0123456789abcdef.png`. */
const HASH_IN_FILE_NAME = /([.-])[0-9a-f]{8}(?:[0-9a-f]{24})?(?=\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|gif|mp4)\b)/g;
/** What search engines and shared links read. What previews omit or change for search engines is not compared. */
const METADATA = ['meta[name]', 'meta[property^="og:"]', 'link[rel=canonical]'].map((kind) => `head ${kind}`).join();
const TECHNICAL = /^(viewport|generator|theme-color|color-scheme|robots|og:url|og:image|twitter:.*)$/;
/** Pictures of a page, its icons, and the picture that shared links show. */
const PICTURES = 'body [src], body video[poster], head meta[property="og:image"], head link[rel*=icon]';
const PICTURE_ADDRESS = /(?<![^\s"'=(),])[^\s"'=(),]+\.(?:svg|png|jpe?g|webp|avif|gif|mp4)\b/gi;

/** A picture of a page, also its icon and the one that shared links show. */
export interface Picture {
  /** Its address without hashes, which stays the same when the content changes. */
  name: string;
  file: string;
  hash: string;
  bytes: number;
}

export interface Page {
  route: string;
  title: string;
  blocks: Block[];
  pictures: Picture[];
  /** Addresses within the page, without `#`. */
  anchors: string[];
  /** What search engines and shared links read, by the name of the metadata. */
  metadata: Map<string, string>;
  /** The body with its pictures, without what differs between two builds, and the styles of the page. */
  body: string;
  styles: string;
}

/** A built site. Its pages are read when they are asked for. */
export interface BuiltSite {
  out: string;
  routes: string[];
  /** The HTML of a page without what differs from build to build. */
  html(route: string): string;
  /** That HTML with the hashes of its pictures. Pages for which it is equal have not changed. */
  content(route: string): string;
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

function metadataOf($: cheerio.CheerioAPI): Map<string, string> {
  const found = new Map<string, string>([['title', $('title').first().text()]]);
  for (const element of $(METADATA).get()) {
    const { name, property, rel, content, href } = (element as Element).attribs;
    const [key, value] = [name ?? property ?? rel ?? '', content ?? href ?? ''];
    if (!TECHNICAL.test(key)) found.set(key, withoutNoise(value));
  }
  return found;
}

/** Returns a function that finds the pictures of a built site which a text names. Each file is read once. */
function pictureFinder(out: string): (text: string) => Picture[] {
  const known = new Map<string, Picture | null>();
  function read(address: string): Picture | null {
    try {
      const { pathname } = new URL(address, 'http://localhost');
      // `decodeURI` keeps an encoded slash, so that no address leads out of the site.
      const file = path.join(out, decodeURI(pathname));
      const content = readFileSync(file);
      return { name: withoutNoise(pathname), file, hash: hashOf(content), bytes: content.length };
    } catch {
      return null;
    }
  }
  return (text) =>
    [...new Set(text.match(PICTURE_ADDRESS))].flatMap((address) => {
      const picture = known.has(address) ? (known.get(address) ?? null) : read(address);
      known.set(address, picture);
      return picture ?? [];
    });
}

/**
 * Opens a built site.
 * @param out its folder
 */
export function openSite(out: string): BuiltSite {
  const picturesIn = pictureFinder(out);
  // With the hashes of the pictures, because a replaced picture often keeps its address.
  const comparable = (html: string) => withoutNoise(html) + picturesIn(html).map(({ hash }) => hash);
  const text = (route: string) => readFileSync(htmlFile(out, route), 'utf8');
  const redirects = path.join(out, '_redirects');
  const rules = (existsSync(redirects) ? readFileSync(redirects, 'utf8') : '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

  return {
    out,
    routes: [...allRoutes(out).filter((route) => !HIDDEN_ROUTES.test(route)), '/404'],
    html: (route) => withoutNoise(text(route)),
    content: (route) => comparable(text(route)),
    redirectOf: (route) => rules.find(([from]) => from === route)?.[1] ?? null,
    page(route) {
      const $ = cheerio.load(text(route), { scriptingEnabled: false });
      const styles = $('style').text();
      const main = $('main').first();
      const blocksIn = (parts: typeof main, where: string) =>
        parts.get().flatMap((element) => blocksOf(element as Element, where));
      const body = $('body').clone();
      body.find('script, style').remove();
      const addresses = $(PICTURES)
        .get()
        .flatMap((element) => ['src', 'poster', 'content', 'href'].map((name) => $(element).attr(name) ?? ''));
      return {
        route,
        title: $('title').first().text(),
        blocks: [...blocksIn(main.prevAll(), 'Header'), ...blocksIn(main, ''), ...blocksIn(main.nextAll(), 'Footer')],
        pictures: picturesIn(addresses.join(' ')),
        anchors: $('main [id]')
          .get()
          .map((element) => (element as Element).attribs.id ?? '')
          .filter((id) => !id.startsWith('_R_')),
        metadata: metadataOf($),
        body: comparable($.html(body)),
        styles: sortedRules(styles),
      };
    },
  };
}
