import { openFileCache } from '../../../lib/cache/fileCache';
import { type TerrainSettings, terrainSvg } from './drawing';

/** Opens the cache of `terrainSvg`, so that a page's terrain is drawn once for the page and its sharing image. */
export async function openTerrain(siteDirectory: string): Promise<(settings: TerrainSettings) => Promise<string>> {
  const cache = await openFileCache(siteDirectory, 'terrain', 'plugins/artwork/terrain/drawing.ts');
  return async (settings) => {
    const svg = await cache.get(settings, async () => Buffer.from(terrainSvg(settings)));
    return Buffer.from(svg).toString();
  };
}
