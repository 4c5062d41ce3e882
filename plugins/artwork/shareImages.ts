import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, openFileCache } from '../../lib/fileCache';
import { company, mark } from '../../src/facts/company';
import type { FrontMatter } from '../../src/seo/frontMatter';
import { shareImagePath } from '../../src/seo/metadata';
import type { PageSource } from '../mdx/frontMatter';
import { cutShareImage, drawShareImage, staticHeadingFont } from './shareImage';

/** What the images depend on besides their titles, the brand and the mark. */
const SOURCES = ['plugins/artwork', 'src/styles/tokens.css', 'src/styles/font.css', 'static/terrain.svg'];

/**
 * Makes a sharing image for every page: the page's title over the terrain, or a part of the picture that it names.
 * @param siteDirectory folder that contains `static/`
 * @param pages with valid front matter: otherwise, the build has stopped
 * @returns images by their path in the built site
 * @throws Error if a title does not fit or the font lacks a character (see `drawShareImage`), or a picture does not exist
 */
export async function makeShareImages(
  siteDirectory: string,
  pages: readonly PageSource[],
): Promise<Map<string, Uint8Array>> {
  const cache = await openFileCache(siteDirectory, 'share-images', SOURCES);
  const font = await staticHeadingFont(company.brand + pages.map(({ frontMatter }) => frontMatter.title).join(''));
  const images = new Map<string, Uint8Array>();
  for (const page of pages) {
    const frontMatter = page.frontMatter as FrontMatter;
    const { title, image } = frontMatter;
    const address = shareImagePath({ ...frontMatter, path: page.route });
    if (!address) continue;
    if (image) {
      const picture = path.join(siteDirectory, 'static', image);
      if (!existsSync(picture))
        throw new Error(`${page.file}: there is no image "${image}". Images are in the folder static.`);
      const content = await readFile(picture);
      images.set(address, await cache.get(hashOf(content), () => cutShareImage(content)));
    } else {
      const draw = () => drawShareImage(title, font);
      images.set(address, await cache.get({ title, brand: company.brand, mark }, draw));
    }
  }
  return images;
}
