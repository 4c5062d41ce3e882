import { contours } from 'd3-contour';
import type { HeightField } from './heightField';
import { type Point, smoothPath } from './path';

export interface ContourLines {
  /** Path data of the thin lines. */
  lines: string;
  /** Path data of every fifth line, drawn thicker, as on maps. */
  index: string;
}

const INDEX_EVERY = 5;
/** Lines with fewer points are noise. */
const SHORTEST_LINE = 22;

/** Removes the edges of a ring along the border of the field. They only close the polygon and are not contours. */
function openLines(ring: readonly Point[], { columns, rows }: HeightField): Point[][] {
  const isOnBorder = ([x, y]: Point) => x <= 0.5 || y <= 0.5 || x >= columns - 0.5 || y >= rows - 0.5;
  const pieces: Point[][] = [[]];
  ring.forEach((point, index) => {
    const previous = ring[index - 1];
    if (previous && isOnBorder(point) && isOnBorder(previous)) pieces.push([]);
    pieces.at(-1)?.push(point);
  });
  return pieces;
}

/**
 * Draws the contour lines of a height field.
 * @param levels number of heights at which lines are drawn
 * @param tolerance see `smoothPath`
 */
export function contourLines(field: HeightField, levels: number, tolerance: number): ContourLines {
  const thresholds = Array.from({ length: levels }, (_, level) => (level + 1) / (levels + 1));
  const shapes = contours().size([field.columns, field.rows]).thresholds(thresholds)([...field.values]);
  const result: ContourLines = { lines: '', index: '' };
  shapes.forEach((shape, level) => {
    const kind = (level + 1) % INDEX_EVERY === 0 ? 'index' : 'lines';
    for (const ring of shape.coordinates.flat() as unknown as Point[][]) {
      for (const line of openLines(ring, field)) {
        if (line.length >= SHORTEST_LINE) result[kind] += smoothPath(line, tolerance);
      }
    }
  });
  return result;
}
