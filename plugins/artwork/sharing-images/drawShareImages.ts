import * as v from 'valibot';
import { openFileCache } from '../../../lib/cache/fileCache';
import { type PageSource, pageSources } from '../../../lib/pageSources';
import { frontMatterSchema } from '../../../src/seo/frontMatter';
import { drawnShareImage } from '../../../src/seo/metadata';
import { company } from '../../../src/site/company';
import { openTerrain } from '../terrain/keptTerrain';
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
 * Draws the sharing image of every page that has one of its own: its title over its terrain. An image that the last
 * build drew for the same title, land and colours is kept.
 * @param siteDirectory folder that holds `pages/`
 * @returns PNGs by their path in the built site
 * @throws Error when a title does not fit or cannot be written; see `shareImage`
 */
export async function drawShareImages(siteDirectory: string): Promise<Map<string, Uint8Array>> {
  const subjects = (await pageSources(siteDirectory)).flatMap(subjectOf);
  const characters = [company.brand, ...subjects.map(({ title }) => title)].join('');
  const colors = readImageColors();
  const cache = await openFileCache(siteDirectory, 'share-images', 'plugins/artwork/sharing-images/shareImage.ts');
  const drawingOf = await openTerrain(siteDirectory);
  const images = new Map<string, Uint8Array>();
  let font: Promise<Buffer> | undefined;

  async function draw(waiting: Iterable<Subject>): Promise<void> {
    for (const { page, title, file } of waiting) {
      const land = pageTerrain(page);
      const image = await cache.get({ title, land, colors }, async () => {
        font ??= staticHeadingFont(characters);
        return shareImage(title, land, await font, colors, await drawingOf(land));
      });
      images.set(file, image);
    }
  }

  // Two at a time: the words of one are set while the pixels of the other are drawn. Each takes ten megabytes meanwhile.
  const waiting = subjects.values();
  await Promise.all([draw(waiting), draw(waiting)]);
  return images;
}
