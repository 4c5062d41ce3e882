import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';

const BUILD = 'build';

export interface BuiltPage {
  route: string;
  $: cheerio.CheerioAPI;
}

/** The built page of a route, parsed. */
export function builtPage(route: string): BuiltPage {
  const file = path.join(BUILD, route === '/' ? 'index.html' : `${route}.html`);
  return { route, $: cheerio.load(readFileSync(file, 'utf8')) };
}

/** The routes that `sitemap.xml` lists. */
export function sitemapRoutes(): string[] {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

/** The structured data of a page, parsed; throws where it is not JSON. */
export function structuredData({ $ }: BuiltPage): { '@type': string; [key: string]: unknown }[] {
  return $('script[type="application/ld+json"]')
    .map((_, element) => JSON.parse($(element).text()))
    .get();
}
