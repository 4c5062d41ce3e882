import {
  drawingSizes,
  heroPlaces,
  type Landform,
  landforms,
  summitPlace,
  terrainSize,
  trailhead,
  wayOut,
} from '../../../src/config/terrain';
import { withShortPaths } from '../shortPaths';
import { type ContourLines, contourLines } from './contourLines';
import { type HeightField, heightField, rightPart } from './heightField';
import { type Point, smoothPath, UNITS_PER_CELL } from './path';
import { type Area, crossesItself, highestPoint, trailThrough } from './trail';

export interface TerrainSettings {
  /** Any text. Another seed gives another terrain with the same landform. */
  seed: string;
  landform: Landform;
  /** Whether the trail ends in the open, as on the 404 page. */
  isLost?: boolean;
}

/** Start of the trail, as fractions of width and height, and the area that contains its end. */
export interface TrailSettings {
  start: Point;
  area: Area;
}

/** Contour lines and a trail, as path data. */
export interface TerrainDrawing extends ContourLines {
  trail: string;
}

const LEVELS = { whole: 19, hero: 13, summit: 11 };
const LINE_TOLERANCE = 1.7;
const TRAIL_TOLERANCE = 3;
/** Where the trail enters the closing band. */
const WAY_IN: Point = [0, 430];

const toCell = ([x, y]: Point): Point => [x / UNITS_PER_CELL, y / UNITS_PER_CELL];
/** Columns of the whole landscape to the left of the part behind a headline. */
const HERO_COLUMN = (terrainSize.width - drawingSizes.hero.width) / UNITS_PER_CELL;

function wholeField({ seed, landform }: TerrainSettings): HeightField {
  const hills = heroPlaces(seed)
    .map(toCell)
    .map(([column, row]): Point => [column + HERO_COLUMN, row]);
  const { width, height } = terrainSize;
  return heightField(seed, landform, width / UNITS_PER_CELL, height / UNITS_PER_CELL, hills);
}

/** Draws the contour lines of a whole landscape. */
export function drawTerrain(settings: TerrainSettings, scale = 1): ContourLines {
  return contourLines(wholeField(settings), LEVELS.whole, LINE_TOLERANCE / scale);
}

/** Returns the path data of a trail over a whole landscape. */
export function drawTrail(settings: TerrainSettings, { start, area }: TrailSettings): string {
  const field = wholeField(settings);
  const from: Point = [start[0] * field.columns, start[1] * field.rows];
  return smoothPath(trailThrough(field, [from, highestPoint(field, area)]), TRAIL_TOLERANCE);
}

/** Draws what is behind a page's headline: the trail passes the hills that can have pins, and leaves the picture. */
export function drawHero(settings: TerrainSettings): TerrainDrawing {
  const field = rightPart(wholeField(settings), HERO_COLUMN);
  const [first, second, third] = heroPlaces(settings.seed);
  const places = settings.isLost ? [trailhead, first, second] : [trailhead, first, second, third, wayOut];
  return {
    ...contourLines(field, LEVELS.hero, LINE_TOLERANCE),
    trail: smoothPath(trailThrough(field, places.map(toCell)), TRAIL_TOLERANCE),
  };
}

/** Units between a pin and a part of the trail that leads elsewhere: the pin's radius on phones, and a gap. */
const PIN_CLEARANCE = 32;

/** Whether the trail behind a headline crosses itself nowhere and passes under none of its pins on the way elsewhere. */
export function isClear(settings: TerrainSettings): boolean {
  const field = rightPart(wholeField(settings), HERO_COLUMN);
  const pins = heroPlaces(settings.seed);
  const stops = [trailhead, ...pins, wayOut].map(toCell);
  const hasClearPins = stops.slice(1).every((stop, leg) => {
    const points = trailThrough(field, [stops[leg] ?? stop, stop]);
    return pins.every(([x, y], pin) => {
      const isItsStop = leg === pin || leg === pin + 1;
      const distances = points.map(([column, row]) =>
        Math.hypot(column * UNITS_PER_CELL - x, row * UNITS_PER_CELL - y),
      );
      return isItsStop || Math.min(...distances) >= PIN_CLEARANCE;
    });
  });
  return hasClearPins && !crossesItself(trailThrough(field, stops));
}

/** Returns the settings with the first landform on which the trail is clear: the page's own, then the others. */
export function withClearTrail(settings: TerrainSettings): TerrainSettings {
  const tried = [settings.landform, ...landforms].map((landform) => ({ ...settings, landform }));
  return tried.find(isClear) ?? settings;
}

/** Draws the closing band of a page: the trail comes in from the left and ends on the summit. */
export function drawSummit({ seed }: TerrainSettings): TerrainDrawing {
  const { width, height } = drawingSizes.summit;
  const summit = toCell(summitPlace);
  const field = heightField(`${seed}-summit`, 'summit', width / UNITS_PER_CELL, height / UNITS_PER_CELL, [summit]);
  return {
    ...contourLines(field, LEVELS.summit, LINE_TOLERANCE),
    trail: smoothPath(trailThrough(field, [toCell(WAY_IN), summit]), TRAIL_TOLERANCE),
  };
}

function paths(prefix: string, { lines, index, trail }: TerrainDrawing): string {
  return (
    `<path id="${prefix}lines" d="${lines}"/><path id="${prefix}index" d="${index}"/>` +
    `<path id="${prefix}trail" pathLength="1" d="${trail}"/>`
  );
}

/**
 * Draws both parts of a page's terrain as one SVG file. Pages refer to its paths (`<use href="….svg#hero-lines">`), so
 * that strokes take the page's colors.
 */
export function terrainSvg(settings: TerrainSettings): string {
  const { width, height } = drawingSizes.hero;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#888">` +
    `${paths('hero-', drawHero(settings))}${paths('summit-', drawSummit(settings))}</svg>`;
  return withShortPaths(svg, 0);
}
