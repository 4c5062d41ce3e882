import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { TERRAIN_FILE, type TerrainDrawing, terrainDrawings } from '../../../src/config/terrain';
import { withShortPaths } from '../shortPaths';
import { contourLines } from './landscape';

/** One of the config's `staticDirectories`. */
export const TERRAIN_STATIC_DIRECTORY = '.docusaurus/terrain-static';

/**
 * Returns all drawings as one SVG. Pages refer to its paths (`<use href="/terrain.svg#ridge-lines">`), so that strokes take the page's
 * colors.
 */
function terrainSvg(): string {
  const { width, height } = terrainDrawings.ridge;
  const paths = (Object.keys(terrainDrawings) as TerrainDrawing[]).map((drawing) => {
    const { lines, index } = contourLines(drawing);
    return `<path id="${drawing}-lines" d="${lines}"/><path id="${drawing}-index" d="${index}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#888">${paths.join('')}</svg>`;
  return withShortPaths(svg, 0);
}

/** Draws the terrain into the file to which pages refer. */
export default function terrain({ siteDir }: LoadContext): Plugin {
  return {
    name: 'terrain',
    async loadContent() {
      const folder = path.join(siteDir, TERRAIN_STATIC_DIRECTORY);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, TERRAIN_FILE), terrainSvg());
    },
  };
}
