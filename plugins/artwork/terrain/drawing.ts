import { heroTrail } from '../../../src/config/heroTrail';
import { drawingSizes, type Landform, summitPlace, terrainSize } from '../../../src/config/terrain';
import { withShortPaths } from '../shortPaths';
import { type ContourLines, contourLines } from './contourLines';
import { type HeightField, heightField, rightPart } from './heightField';
import { type Point, smoothPath, UNITS_PER_CELL } from './path';
import { type Area, highestPoint, trailThrough } from './trail';

export interface TerrainSettings {
  /** Any text. Another seed gives another terrain with the same landform. */
  seed: string;
  landform: Landform;
}

/** Start of the trail, as fractions of width and height, and the area that contains its end. */
export interface TrailSettings {
  start: Point;
  area: Area;
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
  const hills = heroTrail(seed)
    .pins.map(({ place }) => toCell(place))
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

/** Draws the contour lines behind a page's headline. Each pin of the trail is on a hill. */
function drawHero(settings: TerrainSettings): ContourLines {
  return contourLines(rightPart(wholeField(settings), HERO_COLUMN), LEVELS.hero, LINE_TOLERANCE);
}

/** Draws the closing band of a page: the trail comes in from the left and ends on the summit. */
function drawSummit({ seed }: TerrainSettings): ContourLines & { trail: string } {
  const { width, height } = drawingSizes.summit;
  const summit = toCell(summitPlace);
  const field = heightField(`${seed}-summit`, 'summit', width / UNITS_PER_CELL, height / UNITS_PER_CELL, [summit]);
  return {
    ...contourLines(field, LEVELS.summit, LINE_TOLERANCE),
    trail: smoothPath(trailThrough(field, [toCell(WAY_IN), summit]), TRAIL_TOLERANCE),
  };
}

function paths(prefix: string, { lines, index }: ContourLines): string {
  return `<path id="${prefix}lines" d="${lines}"/><path id="${prefix}index" d="${index}"/>`;
}

/**
 * Draws both parts of a page's terrain as one SVG file. Pages refer to its paths (`<use href="….svg#hero-lines">`), so
 * that strokes take the page's colors.
 */
export function terrainSvg(settings: TerrainSettings): string {
  const { width, height } = drawingSizes.hero;
  const summit = drawSummit(settings);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#888">` +
    `${paths('hero-', drawHero(settings))}${paths('summit-', summit)}` +
    `<path id="summit-trail" pathLength="1" d="${summit.trail}"/></svg>`;
  return withShortPaths(svg, 0);
}
