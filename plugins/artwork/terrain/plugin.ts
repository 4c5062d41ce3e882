import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openFileCache } from '../../../lib/fileCache';
import { pageSources } from '../../../lib/pages';
import { NOT_FOUND_TERRAIN, TERRAIN_FOLDER, terrainName } from '../../../src/config/terrain';
import { terrainSvg } from './drawing';
import { namedTerrain, pageTerrain } from './pageTerrain';

/** One of the config's `staticDirectories`. Every start and build writes it from scratch. */
export const TERRAIN_STATIC_DIRECTORY = '.docusaurus/terrain-static';

/** Draws the terrain of every page: `/terrain/about.svg` for `/about`. */
export default function terrain({ siteDir }: LoadContext, options: unknown): Plugin {
  const { day } = options as { day: string | null };
  return {
    name: 'terrain',
    async loadContent() {
      const folder = path.join(siteDir, TERRAIN_STATIC_DIRECTORY, TERRAIN_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const pages = (await pageSources(siteDir, day)).map((page) => ({
        name: terrainName(page.route),
        settings: pageTerrain(page),
      }));
      const notFound = { name: NOT_FOUND_TERRAIN, settings: namedTerrain(NOT_FOUND_TERRAIN) };
      const cache = await openFileCache(siteDir, 'terrain', ['plugins/artwork/terrain', 'src/config']);
      for (const { name, settings } of [...pages, notFound]) {
        const svg = await cache.get(settings, async () => Buffer.from(terrainSvg(settings)));
        await writeFile(path.join(folder, `${name}.svg`), svg);
      }
    },
  };
}
