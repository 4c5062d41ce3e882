import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { type BuiltPage, htmlFiles } from '../../lib/builtSite';
import { openFileCache } from '../../lib/fileCache';

const FONT_FOLDER = 'assets/fonts';
const STYLES_FOLDER = 'assets/css';

interface Face {
  /** Name of the file in the build. */
  file: string;
  family: string;
  /** One weight, or the first and the last of a range. */
  weights: number[];
}

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

/** Returns the faces of a stylesheet that have a file, in order. */
function facesIn(css: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      values[prop] = value;
    });
    const file = new RegExp(`/${FONT_FOLDER}/([^)"']+)`).exec(values.src ?? '')?.[1];
    const family = (values['font-family'] ?? '').replaceAll(/["']/g, '');
    if (file) faces.push({ file, family, weights: (values['font-weight'] ?? '400').split(' ').map(Number) });
  });
  return faces;
}

/**
 * Reduces the fonts to the weights that `src/styles/font.css` declares and to the characters of the built pages, and puts a hash of its new
 * content in each name. One weight of the heading font is 13.4 kB, four weights of the text font 12 kB. The results are cached.
 * @param siteDirectory folder that contains `node_modules`
 * @param directory the built site
 * @returns a post-build step that makes a page preload the fonts
 * @throws Error if a stylesheet names no font
 */
export async function subsetFonts(siteDirectory: string, directory: string): Promise<(page: BuiltPage) => void> {
  const folder = path.join(directory, FONT_FOLDER);
  const stylesheets = readdirSync(path.join(directory, STYLES_FOLDER)).map((file) =>
    path.join(directory, STYLES_FOLDER, file),
  );
  const characters = await charactersIn(htmlFiles(directory));
  const cache = await openFileCache(siteDirectory, 'fonts', ['plugins/post-build/fonts.ts']);
  const preloads: string[] = [];
  for (const stylesheet of stylesheets) {
    let css = await readFile(stylesheet, 'utf8');
    const faces = facesIn(css);
    if (faces.length === 0) throw new Error(`${stylesheet} names no font of ${FONT_FOLDER}.`);
    for (const { file, family, weights } of faces) {
      const whole = await readFile(path.join(folder, file));
      const [min = 400, max = min] = weights;
      const subset = await cache.get({ whole: hashOf(whole), characters, weights }, () =>
        subsetFont(whole, characters, {
          targetFormat: 'woff2',
          variationAxes: { wght: min === max ? min : { min, max } },
        }),
      );
      const name = `${family.toLowerCase()}.${hashOf(subset).slice(0, 8)}.woff2`;
      await writeFile(path.join(folder, name), subset);
      await rm(path.join(folder, file));
      css = css.replaceAll(file, name);
      preloads.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${FONT_FOLDER}/${name}">`);
    }
    await writeFile(stylesheet, css);
  }
  return ({ $ }) => {
    $('head > link[rel=stylesheet]').before(preloads.join(''));
  };
}
