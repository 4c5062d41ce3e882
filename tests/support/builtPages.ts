import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { htmlFile } from '../../lib/builtRoutes';

const BUILD = 'build';

export interface BuiltPage {
  route: string;
  $: cheerio.CheerioAPI;
}

/** Parses the built page of a route. */
export function builtPage(route: string): BuiltPage {
  return { route, $: cheerio.load(readFileSync(htmlFile(BUILD, route), 'utf8')) };
}

/** Returns the routes in `sitemap.xml`. */
export function sitemapRoutes(): string[] {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

/** Parses the structured data of a page; throws if it is not JSON. */
export function structuredData({ $ }: BuiltPage): { '@type': string; [key: string]: unknown }[] {
  return $('script[type="application/ld+json"]')
    .map((_, element) => JSON.parse($(element).text()))
    .get();
}
