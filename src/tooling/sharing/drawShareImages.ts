import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { frontMatterSchema } from '../../seo/frontMatter';
import { drawnShareImage } from '../../seo/metadata';
import { company } from '../../site/company';
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
 * Draws the sharing image of every page that has one of its own: its title over its terrain.
 * @param siteDirectory folder that holds `pages/`
 * @param outDirectory the built site
 * @throws Error when a title does not fit or cannot be written; see `shareImage`
 */
export async function drawShareImages(siteDirectory: string, outDirectory: string): Promise<void> {
  const subjects = (await pageSources(siteDirectory)).flatMap(subjectOf);
  const font = await staticHeadingFont([company.brand, ...subjects.map(({ title }) => title)].join(''));
  const inks = readInks();
  await Promise.all(
    subjects.map(async ({ page, title, file }) => {
      const filePath = path.join(outDirectory, file);
      await mkdir(path.dirname(filePath), { recursive: true });
      await writeFile(filePath, await shareImage(title, pageTerrain(page), font, inks));
    }),
  );
}
