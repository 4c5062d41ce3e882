import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as v from 'valibot';
import { defaultLandform, landforms, NOT_FOUND_TERRAIN, TERRAIN_FOLDER, terrainName } from '../../site/terrain';
import { pageSources } from '../pageSources';
import { terrainSvg } from '../terrain/drawing';

/** A folder of the config's `staticDirectories`, written anew at each start and build. */
export const TERRAIN_STATIC_DIRECTORY = '.docusaurus/terrain-static';

const landformSchema = v.fallback(v.optional(v.picklist(landforms)), undefined);

/** Draws the terrain of every page: `/terrain/about.svg` for `/about`. */
export default function terrain({ siteDir }: LoadContext): Plugin {
  return {
    name: 'terrain',
    async loadContent() {
      const folder = path.join(siteDir, TERRAIN_STATIC_DIRECTORY, TERRAIN_FOLDER);
      await mkdir(folder, { recursive: true });
      const pages = (await pageSources(siteDir)).map(({ route, frontMatter }) => ({
        name: terrainName(route),
        landform: v.parse(landformSchema, frontMatter.terrain),
      }));
      await Promise.all(
        [...pages, { name: NOT_FOUND_TERRAIN, landform: 'plain' as const }].map(({ name, landform }) =>
          writeFile(
            path.join(folder, `${name}.svg`),
            terrainSvg({ seed: `kestrel-${name}`, landform: landform ?? defaultLandform(name) }),
          ),
        ),
      );
    },
  };
}
