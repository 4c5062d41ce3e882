import simplify from 'simplify-js';

export type Point = readonly [x: number, y: number];

/** Units of the drawing per cell of the grid. At this scale, whole numbers are precise enough. */
export const UNITS_PER_CELL = 8;

function toUnits(points: readonly Point[]): { x: number; y: number }[] {
  return points.map(([x, y]) => ({ x: x * UNITS_PER_CELL, y: y * UNITS_PER_CELL }));
}

/**
 * Returns the data of a smooth SVG path along points of the grid, in relative whole units. The line is simplified, and
 * quadratic curves between the midpoints of its edges round its corners.
 * @param tolerance maximum distance between the line and the points, in units of the drawing
 * @returns an empty string if the simplified line has fewer than three points
 */
export function smoothPath(points: readonly Point[], tolerance: number): string {
  const line = simplify(toUnits(points), tolerance, true);
  const [first, second] = line;
  if (!first || !second || line.length < 3) return '';

  let x = Math.round(first.x);
  let y = Math.round(first.y);
  let path = `M${x} ${y}`;
  for (let index = 1; index < line.length - 1; index += 1) {
    const corner = line[index] ?? first;
    const next = line[index + 1] ?? first;
    const isLast = index === line.length - 2;
    const endX = Math.round(isLast ? next.x : (corner.x + next.x) / 2);
    const endY = Math.round(isLast ? next.y : (corner.y + next.y) / 2);
    const numbers = [Math.round(corner.x) - x, Math.round(corner.y) - y, endX - x, endY - y];
    path += `q${numbers.join(' ').replaceAll(' -', '-')}`;
    x = endX;
    y = endY;
  }
  return path;
}
