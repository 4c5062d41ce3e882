import * as v from 'valibot';
import type { PageSource } from '../../../lib/pageSources';
import { defaultLandform, landforms, terrainName } from '../../../src/site/terrain';
import type { TerrainSettings } from './drawing';

const landformSchema = v.fallback(v.optional(v.picklist(landforms)), undefined);

/** The land of one name: its name is its seed. */
export function namedTerrain(name: string, landform = defaultLandform(name)): TerrainSettings {
  return { seed: `kestrel-${name}`, landform };
}

/** The land of a page: of the form that its front matter names, if it names a known one. */
export function pageTerrain({ route, frontMatter }: Pick<PageSource, 'route' | 'frontMatter'>): TerrainSettings {
  return namedTerrain(terrainName(route), v.parse(landformSchema, frontMatter.terrain));
}
