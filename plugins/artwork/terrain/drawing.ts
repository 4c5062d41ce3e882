import { type Landform, terrainSize } from '../../../src/site/terrain';
import { contourLines } from './contourLines';
import { type HeightField, heightField } from './heightField';
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

function landOf({ seed, landform }: TerrainSettings): HeightField {
  return heightField(seed, landform, terrainSize.width / UNITS_PER_CELL, terrainSize.height / UNITS_PER_CELL);
}

function routeOver(field: HeightField, landform: Landform, { start, area }: RouteSettings): string {
  const wholeRoute = routeToSummit(field, start, area);
  // On a plain there is nothing to climb: the route ends in the open, as on the page for unknown addresses.
  const endsInTheOpen = landform === 'plain' && !area;
  const route = endsInTheOpen ? wholeRoute.slice(0, Math.round(wholeRoute.length * 0.6)) : wholeRoute;
  return smoothPath(route, ROUTE_TOLERANCE);
}

/**
 * Draws the terrain of a page: contour lines, stronger index lines, and the route to its summit.
 * @param scale what the drawing is shown at: a smaller one needs fewer points
 */
export function drawTerrain(settings: TerrainSettings, scale = 1): TerrainDrawing {
  const field = landOf(settings);
  return {
    ...contourLines(field, LEVELS, LINE_TOLERANCE / scale),
    route: routeOver(field, settings.landform, PAGE_ROUTE),
  };
}

/** Another route over a page's terrain, as the data of a path. */
export function drawRoute(settings: TerrainSettings, route: RouteSettings): string {
  return routeOver(landOf(settings), settings.landform, route);
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
