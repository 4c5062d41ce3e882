import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { BuiltPage } from '../../lib/builtSite';
import { htmlFiles } from '../../lib/builtSite';
import { openFileCache } from '../../lib/fileCache';
import { headingFont } from '../artwork/sharing-images/text';

const FONT_FOLDER = 'assets/fonts';

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function charactersIn(files: string[]): Promise<string> {
  const characters = new Set<string>();
  for (const file of files) {
    for (const character of await readFile(file, 'utf8')) characters.add(character);
  }
  return [...characters].sort().join('');
}

/**
 * Reduces the heading font to one weight and the characters of the built pages, and puts a hash of its new content in its
 * name. One weight is 13.4 kB and arrives in one round trip; a range of weights would be 21.8 kB. The result is cached.
 * @param siteDirectory folder that contains `node_modules`
 * @param directory the built site
 * @returns a post-build step that makes a page preload the font
 * @throws Error if the build does not have exactly one font
 */
export async function subsetHeadingFont(siteDirectory: string, directory: string): Promise<(page: BuiltPage) => void> {
  const folder = path.join(directory, FONT_FOLDER);
  const [fontFile, ...others] = readdirSync(folder);
  if (!fontFile || others.length > 0)
    throw new Error(`${FONT_FOLDER} should contain the heading font and nothing else.`);

  const whole = await readFile(path.join(folder, fontFile));
  const characters = await charactersIn(htmlFiles(directory));
  const cache = await openFileCache(siteDirectory, 'heading-font', ['plugins/post-build/headingFont.ts']);
  const subset = await cache.get({ whole: hashOf(whole), characters }, () =>
    subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: headingFont.weight } }),
  );
  const hash = hashOf(subset).slice(0, 8);
  const subsetFile = `heading.${hash}.woff2`;
  await writeFile(path.join(folder, subsetFile), subset);
  await rm(path.join(folder, fontFile));

  const styles = path.join(directory, 'assets/css');
  for (const stylesheet of readdirSync(styles).map((file) => path.join(styles, file))) {
    await writeFile(stylesheet, (await readFile(stylesheet, 'utf8')).replaceAll(fontFile, subsetFile));
  }
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${FONT_FOLDER}/${subsetFile}">`;
  return ({ $ }) => {
    $('head > link[rel=stylesheet]').before(preload);
  };
}
