import Alea from 'alea';
import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';
import simplify from 'simplify-js';
import { type TerrainDrawing, terrainDrawings } from '../../../src/config/terrain';

export interface ContourLines {
  /** Path data of the thin lines. */
  lines: string;
  /** Path data of every fifth line, drawn thicker, as on maps. */
  index: string;
}

type Point = readonly [x: number, y: number];

/** Units of the drawing per cell of the grid. At this scale, whole numbers are precise enough. */
const CELL = 8;
const INDEX_EVERY = 5;
/** Lines with fewer points are noise. */
const SHORTEST_LINE = 22;
/** How far a simplified line may be from the contour, in units of the drawing. */
const TOLERANCE = 1.7;
const ROUGHNESS = 0.3;
/** Octaves of noise, with their frequency across the field and their share of the height. */
const OCTAVES = [
  { frequency: 1.7, share: 0.72 },
  { frequency: 3.9, share: 0.25 },
  { frequency: 8.5, share: 0.03 },
];

/** The height at a point before noise is added, with both coordinates between 0 and 1, and the number of lines. */
const landforms = {
  /** A ridge that rises to the right. */
  ridge: {
    levels: 15,
    height: (x: number, y: number) => {
      const crest = 0.62 - 0.34 * x + 0.07 * Math.sin(x * 7);
      return 0.15 + 0.75 * x * Math.exp(-(((y - crest) / (0.2 + 0.22 * x)) ** 2));
    },
  },
  /** One summit, right of the center. */
  summit: {
    levels: 11,
    height: (x: number, y: number) => Math.exp(-(((x - 0.66) / 0.36) ** 2) - ((y - 0.45) / 0.4) ** 2),
  },
} as const satisfies Record<TerrainDrawing, { levels: number; height: (x: number, y: number) => number }>;

/** Writes a line as quadratic curves between the middles of its edges, which round its corners. */
function smoothPath(points: readonly Point[], isClosed: boolean): string {
  const line = simplify(
    points.map(([x, y]) => ({ x: x * CELL, y: y * CELL })),
    TOLERANCE,
    true,
  ).map(({ x, y }): Point => [x, y]);
  if (line.length < 4) return '';
  const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [first = [0, 0], second = [0, 0]] = line;
  const corners = isClosed ? [...line.slice(1), second] : line.slice(1);
  const curves = corners.slice(0, -1).map((corner, index) => {
    const next = corners[index + 1] ?? corner;
    const isEnd = !isClosed && index === corners.length - 2;
    return `Q${at(corner)} ${at(isEnd ? next : middle(corner, next))}`;
  });
  return `M${at(isClosed ? middle(first, second) : first)}${curves.join('')}${isClosed ? 'z' : ''}`;
}

/**
 * Draws the contour lines of a landscape: the same on every machine. Every line is closed or leaves the drawing.
 * @throws nothing
 */
export function contourLines(drawing: TerrainDrawing): ContourLines {
  const { levels, height } = landforms[drawing];
  const columns = terrainDrawings[drawing].width / CELL;
  const rows = terrainDrawings[drawing].height / CELL;
  const noise = createNoise2D(Alea(`kestrel-${drawing}`));
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) / (columns - 1);
    const y = Math.floor(index / columns) / (rows - 1);
    const roughness = OCTAVES.map(({ frequency, share }) => share * noise(x * frequency, y * frequency));
    return height(x, y) + ROUGHNESS * roughness.reduce((sum, part) => sum + part, 0);
  });
  const lowest = Math.min(...heights);
  const range = Math.max(...heights) - lowest;
  const thresholds = Array.from({ length: levels }, (_, level) => lowest + (range * (level + 1)) / (levels + 1));
  const isOnBorder = ([x, y]: Point) => x <= 0.5 || y <= 0.5 || x >= columns - 0.5 || y >= rows - 0.5;

  const result: ContourLines = { lines: '', index: '' };
  contours()
    .size([columns, rows])
    .thresholds(thresholds)(heights)
    .forEach(({ coordinates }, level) => {
      const kind = (level + 1) % INDEX_EVERY === 0 ? 'index' : 'lines';
      for (const ring of coordinates.flat() as unknown as Point[][]) {
        for (const piece of withoutBorder(ring, isOnBorder)) {
          if (piece.length >= SHORTEST_LINE) result[kind] += smoothPath(piece, piece === ring);
        }
      }
    });
  return result;
}

/** Removes the edges of a ring along the border: they only close the polygon. Returns the lines that are left, or the ring itself. */
function withoutBorder(ring: Point[], isOnBorder: (point: Point) => boolean): Point[][] {
  const corners = ring.slice(1);
  const start = corners.findIndex(isOnBorder);
  if (start < 0) return [ring];
  const fromBorder = [...corners.slice(start), ...corners.slice(0, start + 1)];
  const pieces: Point[][] = [[]];
  fromBorder.forEach((point, index) => {
    const previous = fromBorder[index - 1];
    if (previous && isOnBorder(point) && isOnBorder(previous)) pieces.push([]);
    pieces.at(-1)?.push(point);
  });
  return pieces;
}
