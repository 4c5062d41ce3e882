import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { BuiltPage } from '../../lib/builtSite';
import { openFileCache } from '../../lib/fileCache';
import { pageStyles, parseStylesheet } from './pageStyles';

/** The ID of a build, or the content hash in a file name. Both can change when only other files have changed. */
const HASH = /\b[0-9a-f]{8}\b/g;

/**
 * Replaces each hash in a text with one that depends only on its position among the text's hashes, so that the result is
 * the same when only other files have changed. The replacements compress as badly as real hashes.
 */
export function withStableHashes(text: string): string {
  const fixed = new Map<string, string>();
  return text.replace(HASH, (hash) => {
    const replacement =
      fixed.get(hash) ?? createHash('sha256').update(String(fixed.size)).digest('hex').slice(0, hash.length);
    fixed.set(hash, replacement);
    return replacement;
  });
}

const STYLES_FOLDER = 'assets/css';

/**
 * Inlines in every page the part of the stylesheet that it can use, so that browsers can paint it after the first round
 * trip. A page of the handbook, which React renders as a whole, keeps its link to the stylesheet. Results are cached by
 * stylesheet and HTML.
 * @param siteDirectory folder that contains `node_modules`
 * @param directory the built site
 * @param scriptsFor the text of the scripts that can add elements to a page
 * @returns a post-build step; it throws an Error if the page has no link to the stylesheet, because the template changed
 * @throws Error if the build does not have exactly one stylesheet
 */
export async function inlineStyles(
  siteDirectory: string,
  directory: string,
  scriptsFor: ($: CheerioAPI) => string,
): Promise<(page: BuiltPage) => Promise<void>> {
  const folder = path.join(directory, STYLES_FOLDER);
  const [name, ...others] = readdirSync(folder);
  if (!name || others.length > 0) throw new Error(`${STYLES_FOLDER} should contain the stylesheet and nothing else.`);

  const css = await readFile(path.join(folder, name), 'utf8');
  const stylesheet = parseStylesheet(css);
  const cache = await openFileCache(siteDirectory, 'page-styles', ['plugins/post-build/pageStyles.ts']);
  return async ({ file, html, $ }) => {
    const link = $('head > link[rel=stylesheet]');
    if (link.length !== 1) throw new Error(`${file} should have exactly one link to a stylesheet.`);
    if ($('html').is('[data-client]')) return;
    const scripts = scriptsFor($);
    const styles = await cache.get({ css, html: withStableHashes(html), scripts }, async () =>
      Buffer.from(pageStyles(stylesheet, $, scripts)),
    );
    link.replaceWith(`<style>${Buffer.from(styles)}</style>`);
  };
}
