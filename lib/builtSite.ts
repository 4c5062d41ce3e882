import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Options } from '@swc/html';
import { type CheerioAPI, load } from 'cheerio';
import { filesIn } from './files';
import { pageRoute } from './siteAddress';

/** Returns the paths of all HTML files in a built site. */
export function htmlFiles(directory: string): string[] {
  return filesIn(directory)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));
}

/** Returns the path of a route's HTML file in a built site. */
export function htmlFile(directory: string, route: string): string {
  return path.join(directory, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
}

/** Returns every route of a built site, sorted, without the 404 page. */
export function allRoutes(directory: string): string[] {
  return htmlFiles(directory)
    .flatMap((file) => pageRoute(path.relative(directory, file)) ?? [])
    .filter((route) => route !== '/404')
    .sort();
}

/** A page of the built site that post-build steps read and change. */
export interface BuiltPage {
  /** `/about`; `/404` for the 404 page. */
  route: string;
  /** Path in the built site: `about.html`. */
  file: string;
  /** As Docusaurus wrote it. */
  html: string;
  /** The parsed page, with `<noscript>` parsed as elements. Post-build steps change it. */
  $: CheerioAPI;
}

/** Docusaurus's own options, except that inline code stays unchanged: the content policy contains its hashes. */
const MINIFY_OPTIONS: Options = {
  tagOmission: 'keep-head-and-body',
  removeComments: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyJs: false,
  minifyJson: false,
  minifyCss: false,
};

export function readBuiltPage(directory: string, route: string): BuiltPage {
  const file = htmlFile(directory, route);
  const html = readFileSync(file, 'utf8');
  return { route, file: path.relative(directory, file), html, $: load(html, { scriptingEnabled: false }) };
}

/** Reads the pages of a built site one by one, because a thousand parsed pages would use too much memory. */
export function* builtPages(directory: string): Generator<BuiltPage> {
  for (const route of [...allRoutes(directory), '/404']) yield readBuiltPage(directory, route);
}

/** Writes a page after the post-build steps, without optional quotes and end tags. */
export async function writeBuiltPage(directory: string, { file, $ }: BuiltPage): Promise<void> {
  const { code } = await minify($.html(), MINIFY_OPTIONS);
  await writeFile(path.join(directory, file), code);
}

interface PageScripts {
  /** Scripts that run when the page loads. */
  own: string[];
  /** Scripts that start React, in order; empty on a page that does not need React. */
  react: string[];
}

/** Returns the addresses of a built page's scripts. The scripts of React are in a `<template>`; see `plugins/islands/plugin.ts`. */
export function pageScripts($: CheerioAPI): PageScripts {
  const addresses = (scripts: ReturnType<CheerioAPI>) => scripts.map((_, script) => $(script).attr('src') ?? '').get();
  return {
    own: addresses($('head > script[src], body script[src]')),
    react: addresses($('head template').contents().find('script') as ReturnType<CheerioAPI>),
  };
}
