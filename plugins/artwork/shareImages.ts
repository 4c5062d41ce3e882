import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openFileCache } from '../../lib/fileCache';
import { company, mark } from '../../src/facts/company';
import type { FrontMatter } from '../../src/seo/frontMatter';
import { shareImagePath } from '../../src/seo/metadata';
import { cutShareImage, drawShareImage, staticHeadingFont } from './shareImage';

/** A page of the build. Its front matter is valid, or the build would have stopped. */
export interface Page {
  route: string;
  /** Relative to the site's folder: `pages/about.mdx`. */
  file: string;
  frontMatter: FrontMatter;
}

/** What the images depend on besides their titles, the brand and the mark. */
const SOURCES = ['plugins/artwork', 'src/styles/tokens.css', 'src/styles/font.css', 'static/terrain.svg'];

/**
 * Makes a sharing image for every page: the page's title over the terrain, or a part of the picture that it names.
 * @param siteDirectory folder that contains `static/`
 * @returns images by their path in the built site
 * @throws Error if a title does not fit or the font lacks a character (see `drawShareImage`), or a picture does not exist
 */
export async function makeShareImages(siteDirectory: string, pages: readonly Page[]): Promise<Map<string, Uint8Array>> {
  const characters = company.brand + pages.map(({ frontMatter }) => frontMatter.title).join('');
  const cache = await openFileCache(siteDirectory, 'share-images', SOURCES);
  const images = new Map<string, Uint8Array>();
  let font: Promise<Buffer> | undefined;

  for (const { route, file, frontMatter } of pages) {
    const { title, image } = frontMatter;
    const address = shareImagePath({ ...frontMatter, path: route });
    if (!address) continue;
    if (image) {
      const picture = path.join(siteDirectory, 'static', image);
      if (!existsSync(picture))
        throw new Error(`${file}: there is no image "${image}". Images are in the folder static.`);
      const content = await readFile(picture);
      images.set(address, await cache.get(content.toString('base64'), () => cutShareImage(content)));
    } else {
      font ??= staticHeadingFont(characters);
      const loadedFont = font;
      const draw = async () => drawShareImage(title, await loadedFont);
      images.set(address, await cache.get({ title, brand: company.brand, mark }, draw));
    }
  }
  return images;
}
