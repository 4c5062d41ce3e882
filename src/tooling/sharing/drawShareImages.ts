import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { frontMatterSchema } from '../../seo/frontMatter';
import { drawnShareImage } from '../../seo/metadata';
import { company } from '../../site/company';
import { openFileCache } from '../cache/fileCache';
import { type PageSource, pageSources } from '../pageSources';
import { pageTerrain } from '../terrain/pageTerrain';
import { staticHeadingFont } from './font';
import { readInks } from './inks';
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
 * @param outDirectory the built site
 * @throws Error when a title does not fit or cannot be written; see `shareImage`
 */
export async function drawShareImages(siteDirectory: string, outDirectory: string): Promise<void> {
  const subjects = (await pageSources(siteDirectory)).flatMap(subjectOf);
  const characters = [company.brand, ...subjects.map(({ title }) => title)].join('');
  const inks = readInks();
  const cache = await openFileCache(siteDirectory, 'share-images', 'src/tooling/sharing/shareImage.ts');
  let font: Promise<Buffer> | undefined;

  // One after the other: an image takes ten megabytes while it is drawn, and drawing keeps every core busy by itself.
  for (const { page, title, file } of subjects) {
    const land = pageTerrain(page);
    const image = await cache.get({ title, land, inks }, async () => {
      font ??= staticHeadingFont(characters);
      return shareImage(title, land, await font, inks);
    });
    const filePath = path.join(outDirectory, file);
    await mkdir(path.dirname(filePath), { recursive: true });
    await writeFile(filePath, image);
  }
}
