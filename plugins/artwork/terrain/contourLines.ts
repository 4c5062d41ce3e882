import { contours } from 'd3-contour';
import type { HeightField } from './heightField';
import { closedPath, type Point, smoothPath } from './path';

export interface ContourLines {
  /** Path data of the thin lines. */
  lines: string;
  /** Path data of every fifth line, drawn thicker, as on maps. */
  index: string;
}

const INDEX_EVERY = 5;
/** Lines with fewer points are noise. */
const SHORTEST_LINE = 22;

/**
 * Removes the edges of a ring along the border of the field: they only close the polygon and are not contours.
 * @returns the lines that are left, each from border to border, or null for a ring that does not touch the border
 */
function openLines(ring: readonly Point[], { columns, rows }: HeightField): Point[][] | null {
  const isOnBorder = ([x, y]: Point) => x <= 0.5 || y <= 0.5 || x >= columns - 0.5 || y >= rows - 0.5;
  const corners = ring.slice(1);
  const firstOnBorder = corners.findIndex(isOnBorder);
  if (firstOnBorder < 0) return null;
  const fromBorder = [...corners.slice(firstOnBorder), ...corners.slice(0, firstOnBorder + 1)];
  const pieces: Point[][] = [[]];
  fromBorder.forEach((point, index) => {
    const previous = fromBorder[index - 1];
    if (previous && isOnBorder(point) && isOnBorder(previous)) pieces.push([]);
    pieces.at(-1)?.push(point);
  });
  return pieces;
}

/**
 * Draws the contour lines of a height field. Every line is closed or leaves the field.
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
      if (ring.length < SHORTEST_LINE) continue;
      const open = openLines(ring, field);
      if (!open) result[kind] += closedPath(ring, tolerance);
      for (const line of open ?? []) {
        if (line.length >= SHORTEST_LINE) result[kind] += smoothPath(line, tolerance);
      }
    }
  });
  return result;
}
