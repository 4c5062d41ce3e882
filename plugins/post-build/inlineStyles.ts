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
 * Puts into every page the part of the stylesheet that the page itself can use, so that the first round trip paints it.
 * The whole stylesheet stays a file, named by its content, which `src/boot` loads before React starts.
 * A page's part is not cut again while its HTML and the stylesheet are the same.
 * @param siteDirectory folder of `node_modules`
 * @param directory the built site
 * @returns the step for one page; it throws an Error when the page does not name the stylesheet, which means that the
 *   template has changed
 * @throws Error when the build has not exactly one stylesheet
 */
export async function inlineStyles(
  siteDirectory: string,
  directory: string,
): Promise<(page: BuiltPage) => Promise<void>> {
  const folder = path.join(directory, STYLES_FOLDER);
  const [builtName, ...others] = readdirSync(folder);
  if (!builtName || others.length > 0) throw new Error(`${STYLES_FOLDER} should hold the stylesheet and nothing else.`);

  const css = await readFile(path.join(folder, builtName), 'utf8');
  const stylesheet = parseStylesheet(css);
  const later = laterStyles(stylesheet);
  const laterName = `styles.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  await rm(path.join(folder, builtName));
  await writeFile(path.join(folder, laterName), later);

  const cache = await openFileCache(siteDirectory, 'page-styles', 'plugins/post-build/pageStyles.ts');
  return async ({ file, html, $ }) => {
    const link = $('head > link[rel=stylesheet]');
    if (link.length !== 1) throw new Error(`${file} has no stylesheet to put inside.`);
    $('head > template').contents().find('link[rel=stylesheet]').attr('href', `/${STYLES_FOLDER}/${laterName}`);
    const styles = await cache.get({ css, html: withStableHashes(html) }, async () =>
      Buffer.from(pageStyles(stylesheet, $)),
    );
    link.replaceWith(`<style>${Buffer.from(styles)}</style>`);
  };
}
