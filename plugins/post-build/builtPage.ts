import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Options } from '@swc/html';
import { type CheerioAPI, load } from 'cheerio';
import { allRoutes, htmlFile } from '../../lib/builtRoutes';

/** A page of the built site while the steps after the build work on it. */
export interface BuiltPage {
  /** `/about`; `/404` for the page for unknown addresses. */
  route: string;
  /** Path in the built site: `about.html`. */
  file: string;
  /** As Docusaurus wrote it. */
  html: string;
  /** The same, parsed so that `<noscript>` counts; steps change it. */
  $: CheerioAPI;
}

/** As Docusaurus minifies, except for what it has done already: the content policy holds the hashes of scripts and styles. */
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

/** Every page of a built site, read when its turn comes: a thousand parsed pages would fill the memory. */
export function* builtPages(directory: string): Generator<BuiltPage> {
  for (const route of [...allRoutes(directory), '/404']) yield readBuiltPage(directory, route);
}

/** Writes a page as the steps have left it, without the quotes and end tags that it can do without. */
export async function writeBuiltPage(directory: string, { file, $ }: BuiltPage): Promise<void> {
  const { code } = await minify($.html(), MINIFY_OPTIONS);
  await writeFile(path.join(directory, file), code);
}
