import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { buildMode } from '../../plugins/buildMode';
import { isDraft, type PageSource, pageSources } from '../../plugins/mdx/pageSources';
import { redirectingRoutes } from '../../src/config/paths';
import { builds } from './builds';

/** Jest tests what ships; browsers open a build with stand-ins for services. */
const BUILD = process.env.JEST_WORKER_ID ? 'build' : builds.site.directory;

export interface BuiltPage {
  route: string;
  $: cheerio.CheerioAPI;
}

const parsed = new Map<string, BuiltPage>();

/** Parses the built page of a route, once. Tests must not change it. */
export function builtPage(route: string): BuiltPage {
  const page = parsed.get(route) ?? { route, $: cheerio.load(readFileSync(htmlFile(BUILD, route), 'utf8')) };
  parsed.set(route, page);
  return page;
}

/** Returns the connections that the built site is configured for, by the settings that the build reads. */
export function builtConnections() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return buildMode({ ...process.env, NODE_ENV: 'production', PREVIEW: '0' }).connections;
}

/** Returns the sources of the pages that the live site has. */
export const livePages = (): PageSource[] => pageSources('.').filter(({ frontMatter }) => !isDraft(frontMatter));

/** Returns the routes of the site's pages that open no other page. */
export function notRedirectingRoutes(): string[] {
  return allRoutes(BUILD).filter((route) => !redirectingRoutes.includes(route));
}

/** Returns the routes whose pages have an element that matches a selector. */
export function routesWith(selector: string): string[] {
  return allRoutes(BUILD).filter((route) => builtPage(route).$(selector).length > 0);
}

/** Returns the route of a page with an element that matches a selector; empty if there is none. */
export function pageWith(selector: string): string {
  return routesWith(selector)[0] ?? '';
}

/** Returns two routes of pages that ship no React. */
export function twoStaticPages(): [string, string] {
  const [one, other] = routesWith('html:not(:has([data-island]))').filter((route) => route !== '/');
  if (!one || !other) throw new Error('The tests need two pages besides the home page that ship no React.');
  return [one, other];
}

/** Returns the routes in `sitemap.xml`. */
export function sitemapRoutes(): string[] {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

/** Returns the names of the scripts that contain a text. */
export function scriptsWith(text: string): string[] {
  const directory = path.join(BUILD, 'assets/js');
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && readFileSync(path.join(directory, file), 'utf8').includes(text))
    .map((file) => path.basename(file));
}
