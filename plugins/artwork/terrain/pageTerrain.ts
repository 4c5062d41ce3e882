import * as v from 'valibot';
import type { PageSource } from '../../../lib/pages';
import { defaultLandform, landforms, terrainName, terrainSeed } from '../../../src/config/terrain';
import type { TerrainSettings } from './drawing';

const landformSchema = v.fallback(v.optional(v.picklist(landforms)), undefined);

/** Returns the terrain for a name, which is its seed. */
export function namedTerrain(name: string, landform = defaultLandform(name)): TerrainSettings {
  return { seed: terrainSeed(name), landform };
}

/** Returns a page's terrain, with the landform from its front matter if that is valid. */
export function pageTerrain({ route, frontMatter }: Pick<PageSource, 'route' | 'frontMatter'>): TerrainSettings {
  return namedTerrain(terrainName(route), v.parse(landformSchema, frontMatter.terrain));
}
