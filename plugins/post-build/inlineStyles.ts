import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFileCache } from '../../lib/cache/fileCache';
import { withStableHashes } from '../../lib/stableHashes';
import type { BuiltPage } from './builtPage';
import { laterStyles, pageStyles, parseStylesheet } from './pageStyles';

const STYLES_FOLDER = 'assets/css';

/**
 * Inlines in every page the part of the stylesheet that it can use, so that browsers can paint it after the first round
 * trip. The whole stylesheet stays a file with a content hash in its name; `src/boot` loads it before React starts. Results
 * are cached by stylesheet and HTML.
 * @param siteDirectory folder that contains `node_modules`
 * @param directory the built site
 * @returns a post-build step; it throws an Error if the page has no link to the stylesheet, because the template changed
 * @throws Error if the build does not have exactly one stylesheet
 */
export async function inlineStyles(
  siteDirectory: string,
  directory: string,
): Promise<(page: BuiltPage) => Promise<void>> {
  const folder = path.join(directory, STYLES_FOLDER);
  const [builtName, ...others] = readdirSync(folder);
  if (!builtName || others.length > 0)
    throw new Error(`${STYLES_FOLDER} should contain the stylesheet and nothing else.`);

  const css = await readFile(path.join(folder, builtName), 'utf8');
  const stylesheet = parseStylesheet(css);
  const later = laterStyles(stylesheet);
  const laterName = `styles.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  await rm(path.join(folder, builtName));
  await writeFile(path.join(folder, laterName), later);

  const cache = await openFileCache(siteDirectory, 'page-styles', 'plugins/post-build/pageStyles.ts');
  return async ({ file, html, $ }) => {
    const link = $('head > link[rel=stylesheet]');
    if (link.length !== 1) throw new Error(`${file} should have exactly one link to a stylesheet.`);
    $('head > template').contents().find('link[rel=stylesheet]').attr('href', `/${STYLES_FOLDER}/${laterName}`);
    const styles = await cache.get({ css, html: withStableHashes(html) }, async () =>
      Buffer.from(pageStyles(stylesheet, $)),
    );
    link.replaceWith(`<style>${Buffer.from(styles)}</style>`);
  };
}
