import { type Landform, terrainSize } from '../../../src/site/terrain';
import { contourLines } from './contourLines';
import { type HeightField, heightField } from './heightField';
import { type Point, smoothPath, UNITS_PER_CELL } from './path';
import { type Area, routeToSummit } from './route';

export interface TerrainSettings {
  /** Any text. Another seed gives another terrain with the same landform. */
  seed: string;
  landform: Landform;
}

/** Start of the route, as fractions of width and height, and the area that contains its end. */
export interface RouteSettings {
  start: Point;
  area?: Area;
}

export interface TerrainDrawing {
  /** Path data. */
  lines: string;
  index: string;
  route: string;
}

const LEVELS = 19;
const LINE_TOLERANCE = 1.7;
const ROUTE_TOLERANCE = 3;
const PAGE_ROUTE: RouteSettings = { start: [0.06, 0.96] };

function heightFieldOf({ seed, landform }: TerrainSettings): HeightField {
  return heightField(seed, landform, terrainSize.width / UNITS_PER_CELL, terrainSize.height / UNITS_PER_CELL);
}

function routeOver(field: HeightField, landform: Landform, { start, area }: RouteSettings): string {
  const routeToTop = routeToSummit(field, start, area);
  // A plain has no summit, so its route ends halfway, as on the 404 page.
  const endsHalfway = landform === 'plain' && !area;
  const route = endsHalfway ? routeToTop.slice(0, Math.round(routeToTop.length * 0.6)) : routeToTop;
  return smoothPath(route, ROUTE_TOLERANCE);
}

/**
 * Draws the terrain of a page: contour lines, stronger index lines, and the route to its summit.
 * @param scale displayed size relative to the drawing; a smaller one needs fewer points
 */
export function drawTerrain(settings: TerrainSettings, scale = 1): TerrainDrawing {
  const field = heightFieldOf(settings);
  return {
    ...contourLines(field, LEVELS, LINE_TOLERANCE / scale),
    route: routeOver(field, settings.landform, PAGE_ROUTE),
  };
}

/** Returns the path data of another route over a page's terrain. */
export function drawRoute(settings: TerrainSettings, route: RouteSettings): string {
  return routeOver(heightFieldOf(settings), settings.landform, route);
}

/**
 * Draws the terrain as an SVG file. Pages refer to its paths (`<use href="….svg#lines">`), so that strokes take the page's
 * colors.
 */
export function terrainSvg(settings: TerrainSettings): string {
  const { lines, index, route } = drawTerrain(settings);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${terrainSize.width} ${terrainSize.height}" fill="none" stroke="#888">` +
    `<path id="lines" d="${lines}"/><path id="index" d="${index}"/><path id="route" pathLength="1" d="${route}"/></svg>`
  );
}
