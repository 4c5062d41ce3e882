import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { openFileCache } from '../cache/fileCache';
import { htmlFiles } from '../htmlFiles';
import { headingFont } from '../sharing/font';

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

async function replaceIn(files: string[], replace: (content: string) => string): Promise<void> {
  for (const file of files) await writeFile(file, replace(await readFile(file, 'utf8')));
}

/**
 * Cuts the heading font down to one weight and the characters that the built pages contain, and names it by its new
 * content, so that it can be cached for ever. One weight is 13.4 kB and comes in one round trip; a range of weights would
 * be 21.8 kB. The same characters of the same font are not cut again.
 * @param siteDirectory folder of `node_modules`
 * @param directory the built site
 * @throws Error when the build has not exactly one font
 */
export async function cutHeadingFont(siteDirectory: string, directory: string): Promise<void> {
  const folder = path.join(directory, FONT_FOLDER);
  const [fontFile, ...others] = readdirSync(folder);
  if (!fontFile || others.length > 0) throw new Error(`${FONT_FOLDER} should hold the heading font and nothing else.`);

  const pages = htmlFiles(directory);
  const whole = await readFile(path.join(folder, fontFile));
  const characters = await charactersIn(pages);
  const cache = await openFileCache(siteDirectory, 'heading-font', 'src/tooling/finish/headingFont.ts');
  const subset = await cache.get({ whole: hashOf(whole), characters }, () =>
    subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: headingFont.weight } }),
  );
  const hash = hashOf(subset).slice(0, 8);
  const subsetFile = `heading.${hash}.woff2`;
  await writeFile(path.join(folder, subsetFile), subset);
  await rm(path.join(folder, fontFile));

  const styles = path.join(directory, 'assets/css');
  const stylesheets = readdirSync(styles).map((file) => path.join(styles, file));
  await replaceIn(stylesheets, (css) => css.replaceAll(fontFile, subsetFile));
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${FONT_FOLDER}/${subsetFile}">`;
  // Before the first: the second stands in the template of what React needs.
  await replaceIn(pages, (html) => html.replace('<link rel=stylesheet', `${preload}$&`));
}
