import { type Landform, terrainSize } from '../../site/terrain';
import { contourLines } from './contourLines';
import { heightField } from './heightField';
import { type Point, smoothPath, UNITS_PER_CELL } from './path';
import { type Area, routeToSummit } from './route';

export interface TerrainSettings {
  /** Any text; another seed gives another land of the same shape. */
  seed: string;
  landform: Landform;
}

/** Where the route begins, as shares of width and height, and where its end is looked for. */
export interface RouteSettings {
  start: Point;
  area?: Area;
}

export interface TerrainDrawing {
  /** Data of the three paths. */
  lines: string;
  index: string;
  route: string;
}

const LEVELS = 19;
const LINE_TOLERANCE = 1.7;
const ROUTE_TOLERANCE = 3;
const PAGE_ROUTE: RouteSettings = { start: [0.06, 0.96] };

/** Draws the terrain of a page: contour lines, stronger index lines, and the route to its summit. */
export function drawTerrain({ seed, landform }: TerrainSettings, { start, area } = PAGE_ROUTE): TerrainDrawing {
  const { width, height } = terrainSize;
  const field = heightField(seed, landform, width / UNITS_PER_CELL, height / UNITS_PER_CELL);
  const wholeRoute = routeToSummit(field, start, area);
  // On a plain there is nothing to climb: the route ends in the open, as on the page for unknown addresses.
  const endsInTheOpen = landform === 'plain' && !area;
  const route = endsInTheOpen ? wholeRoute.slice(0, Math.round(wholeRoute.length * 0.6)) : wholeRoute;
  return {
    ...contourLines(field, LEVELS, LINE_TOLERANCE),
    route: smoothPath(route, ROUTE_TOLERANCE),
  };
}

/**
 * The drawing as an SVG file. Its paths are used by reference (`<use href="….svg#lines">`), so that strokes take the
 * colours of the page they stand on.
 */
export function terrainSvg(settings: TerrainSettings): string {
  const { lines, index, route } = drawTerrain(settings);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${terrainSize.width} ${terrainSize.height}" fill="none" stroke="#888">` +
    `<path id="lines" d="${lines}"/><path id="index" d="${index}"/><path id="route" pathLength="1" d="${route}"/></svg>`
  );
}
