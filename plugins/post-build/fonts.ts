import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type HtmlPage, htmlFiles } from '../../lib/builtSite';
import { contentHash, hashOf, openFileCache } from '../../lib/fileCache';
import { fontsIn } from '../artwork/siteStyles';

/**
 * Reduces the fonts to the weights that `src/styles/font.css` declares and to the characters of the built pages, and puts a hash of the new
 * content into each file's name. One weight of the heading font is 13.4 kB, four weights of the text font 12 kB.
 * @param siteDirectory folder that contains `node_modules`
 * @param directory the built site
 * @returns a post-build step that makes a page preload the fonts
 */
export async function subsetFonts(siteDirectory: string, directory: string): Promise<(page: HtmlPage) => void> {
  const fileAt = (url: string) => path.join(directory, url);
  const characters = [...new Set(htmlFiles(directory).flatMap((file) => [...readFileSync(file, 'utf8')]))]
    .sort()
    .join('');
  const cache = await openFileCache(siteDirectory, 'fonts', []);
  const preloads: string[] = [];
  for (const stylesheet of readdirSync(fileAt('assets/css')).map((file) => fileAt(`assets/css/${file}`))) {
    let css = readFileSync(stylesheet, 'utf8');
    for (const { url, family, weights } of fontsIn(css)) {
      const [min = 400, max = min] = weights;
      const font = readFileSync(fileAt(url));
      const options = { targetFormat: 'woff2', variationAxes: { wght: min === max ? min : { min, max } } } as const;
      const subset = await cache.get([hashOf(font), characters, options], () => subsetFont(font, characters, options));
      const subsetUrl = `${path.posix.dirname(url)}/${family}.${contentHash(subset)}.woff2`;
      writeFileSync(fileAt(subsetUrl), subset);
      rmSync(fileAt(url));
      css = css.replaceAll(url, subsetUrl);
      preloads.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${subsetUrl}">`);
    }
    writeFileSync(stylesheet, css);
  }
  return ({ $ }) => {
    $('head > link[rel=stylesheet]').before(preloads.join(''));
  };
}
