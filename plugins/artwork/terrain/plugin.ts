import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openFileCache } from '../../../lib/cache/fileCache';
import { pageSources } from '../../../lib/pageSources';
import { heroPlaces, NOT_FOUND_TERRAIN, TERRAIN_FOLDER, terrainName } from '../../../src/config/terrain';
import { checkPins, type TerrainSettings, terrainSvg } from './drawing';
import { namedTerrain, pageTerrain } from './pageTerrain';

/** One of the config's `staticDirectories`. Every start and build writes it from scratch. */
export const TERRAIN_STATIC_DIRECTORY = '.docusaurus/terrain-static';

interface NamedTerrain {
  name: string;
  settings: TerrainSettings;
}

/** Pins that are closer than this, in units of the drawing, are at the same place to a reader. */
const SAME_PLACE = 24;

/**
 * Refuses two pages whose trails pass the same three places.
 * @throws Error with both names
 */
export function refuseSharedTrails(terrains: readonly NamedTerrain[]): void {
  terrains.forEach((terrain, index) => {
    const pins = heroPlaces(terrain.settings.seed);
    const twin = terrains
      .slice(0, index)
      .find(({ settings }) =>
        heroPlaces(settings.seed).every(
          ([x, y], pin) => Math.hypot(x - (pins[pin]?.[0] ?? 0), y - (pins[pin]?.[1] ?? 0)) < SAME_PLACE,
        ),
      );
    if (twin)
      throw new Error(
        `The maps of the pages "${twin.name}" and "${terrain.name}" have the same trail. Change the address of one.`,
      );
  });
}

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
      const notFound = {
        name: NOT_FOUND_TERRAIN,
        settings: { ...namedTerrain(NOT_FOUND_TERRAIN), isLost: true },
      };
      refuseSharedTrails(pages);
      const cache = await openFileCache(siteDir, 'terrain', 'plugins/artwork/terrain/drawing.ts');
      for (const { name, settings } of [...pages, notFound]) {
        const svg = await cache.get(settings, async () => {
          checkPins(name, settings);
          return Buffer.from(terrainSvg(settings));
        });
        await writeFile(path.join(folder, `${name}.svg`), svg);
      }
    },
  };
}
