import * as v from 'valibot';
import { openFileCache } from '../../../lib/cache/fileCache';
import { type PageSource, pageSources } from '../../../lib/pageSources';
import { frontMatterSchema } from '../../../src/seo/frontMatter';
import { drawnShareImage } from '../../../src/seo/metadata';
import { company } from '../../../src/site/company';
import { pageTerrain } from '../terrain/pageTerrain';
import { readImageColors } from './colors';
import { staticHeadingFont } from './font';
import { shareImage } from './shareImage';

interface Subject {
  page: PageSource;
  title: string;
  /** Path in the built site. */
  file: string;
}

function subjectOf(page: PageSource): Subject[] {
  const frontMatter = v.parse(frontMatterSchema, page.frontMatter);
  const file = drawnShareImage({ ...frontMatter, path: page.route });
  return file ? [{ page, title: frontMatter.title, file }] : [];
}

/**
 * Draws a sharing image for every page without a fixed one: the page's title over its terrain. Images are cached by title,
 * terrain and colors.
 * @param siteDirectory folder that contains `pages/`
 * @returns PNGs by their path in the built site
 * @throws Error if a title does not fit or the font lacks a character; see `shareImage`
 */
export async function drawShareImages(siteDirectory: string): Promise<Map<string, Uint8Array>> {
  const subjects = (await pageSources(siteDirectory)).flatMap(subjectOf);
  const characters = [company.brand, ...subjects.map(({ title }) => title)].join('');
  const colors = readImageColors();
  const cache = await openFileCache(siteDirectory, 'share-images', 'plugins/artwork/sharing-images/shareImage.ts');
  const images = new Map<string, Uint8Array>();
  let font: Promise<Buffer> | undefined;

  async function draw(waiting: Iterable<Subject>): Promise<void> {
    for (const { page, title, file } of waiting) {
      const terrain = pageTerrain(page);
      const image = await cache.get({ title, terrain, colors }, async () => {
        font ??= staticHeadingFont(characters);
        return shareImage(title, terrain, await font, colors);
      });
      images.set(file, image);
    }
  }

  // Two at a time, so that one image's text is laid out while another's pixels are drawn. Each uses about ten megabytes.
  const waiting = subjects.values();
  await Promise.all([draw(waiting), draw(waiting)]);
  return images;
}
