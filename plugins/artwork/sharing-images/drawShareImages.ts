import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openFileCache } from '../../../lib/fileCache';
import { headingFontFile } from '../../../lib/siteStyles';
import type { FrontMatter } from '../../../src/seo/frontMatter';
import { madeShareImage } from '../../../src/seo/metadata';
import { company } from '../../../src/site/company';
import { mark } from '../../../src/site/mark';
import { readImageColors } from './ground';
import { cutShareImage, shareImage } from './shareImage';
import { staticHeadingFont } from './text';

/** A page of the build. Its front matter is valid, or the build would have stopped. */
export interface Page {
  route: string;
  /** Relative to the site's folder: `pages/about.mdx`. */
  file: string;
  frontMatter: FrontMatter;
}

interface Subject {
  page: Page;
  title: string;
  /** Address of the page's own picture. */
  picture?: string | undefined;
  /** Path in the built site. */
  file: string;
}

function subjectOf(page: Page): Subject[] {
  const { frontMatter } = page;
  const file = madeShareImage({ ...frontMatter, path: page.route });
  return file ? [{ page, title: frontMatter.title, picture: frontMatter.image, file }] : [];
}

/** @throws Error if there is no such picture */
async function readPicture(siteDirectory: string, { page, picture }: Subject): Promise<Buffer | null> {
  if (!picture) return null;
  const file = path.join(siteDirectory, 'static', picture);
  if (!existsSync(file))
    throw new Error(`${page.file}: there is no image "${picture}". Images are in the folder static.`);
  return readFile(file);
}

/**
 * Makes a sharing image for every page: the page's title over the terrain, or a part of the picture that it names.
 * @param siteDirectory folder that contains `static/`
 * @returns images by their path in the built site
 * @throws Error if a title does not fit or the font lacks a character (see `shareImage`), or a picture does not exist
 */
export async function drawShareImages(siteDirectory: string, pages: readonly Page[]): Promise<Map<string, Uint8Array>> {
  const subjects = pages.flatMap(subjectOf);
  const characters = [company.brand, ...subjects.map(({ title }) => title)].join('');
  const colors = readImageColors();
  const cache = await openFileCache(siteDirectory, 'share-images', ['plugins/artwork', 'src/config']);
  const images = new Map<string, Uint8Array>();
  let font: Promise<Buffer> | undefined;

  async function draw(waiting: Iterable<Subject>): Promise<void> {
    for (const subject of waiting) {
      const { title, file } = subject;
      const picture = await readPicture(siteDirectory, subject);
      const input = picture
        ? { picture: picture.toString('base64') }
        : { title, colors, font: headingFontFile(), brand: company.brand, mark };
      const image = await cache.get(input, async () => {
        if (picture) return cutShareImage(picture);
        font ??= staticHeadingFont(characters);
        return shareImage(title, await font, colors);
      });
      images.set(file, image);
    }
  }

  // Two at a time, so that one image's text is laid out while another's pixels are drawn. Each uses about ten megabytes.
  const waiting = subjects.values();
  await Promise.all([draw(waiting), draw(waiting)]);
  return images;
}
