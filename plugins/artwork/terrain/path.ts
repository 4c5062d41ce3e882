import simplify from 'simplify-js';

export type Point = readonly [x: number, y: number];

/** Units of the drawing per cell of the grid. At this scale, whole numbers are precise enough. */
export const UNITS_PER_CELL = 8;

interface Place {
  x: number;
  y: number;
}

function toUnits(points: readonly Point[]): Place[] {
  return points.map(([x, y]) => ({ x: x * UNITS_PER_CELL, y: y * UNITS_PER_CELL }));
}

/** Writes quadratic curves around corners, from a start. */
function curves(start: Place, corners: readonly (readonly [corner: Place, end: Place])[]): string {
  const at = ({ x, y }: Place) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(start)}${corners.map(([corner, end]) => `Q${at(corner)} ${at(end)}`).join('')}`;
}

function middle(a: Place, b: Place): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/**
 * Returns the data of a smooth SVG path along points of the grid, in whole units. The line is simplified, and
 * quadratic curves between the midpoints of its edges round its corners.
 * @param tolerance maximum distance between the line and the points, in units of the drawing
 * @returns an empty string if the simplified line has fewer than three points
 */
export function smoothPath(points: readonly Point[], tolerance: number): string {
  const line = simplify(toUnits(points), tolerance, true);
  const [first] = line;
  if (!first || line.length < 3) return '';
  return curves(
    first,
    line.slice(1, -1).map((corner, index) => {
      const next = line[index + 2] ?? first;
      return [corner, index === line.length - 3 ? next : middle(corner, next)];
    }),
  );
}

/** Returns the data of a smooth closed path along a ring, whose last point is its first. See `smoothPath`. */
export function closedPath(ring: readonly Point[], tolerance: number): string {
  const corners = simplify(toUnits(ring), tolerance, true).slice(1);
  const last = corners.at(-1);
  if (!last || corners.length < 3) return '';
  const start = middle(last, corners[0] ?? last);
  return `${curves(
    start,
    corners.map((corner, index) => [corner, middle(corner, corners[index + 1] ?? corners[0] ?? corner)]),
  )}z`;
}
