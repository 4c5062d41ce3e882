/** A position in a drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

/**
 * Returns a smooth line through all points (Catmull-Rom, written as Bézier curves), in whole units, as the `d` of an SVG
 * path.
 */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const write = (...places: Point[]) => places.flat().map(Math.round).join(' ');
  const curves = points.slice(1).map((end, index) => {
    const start = at(index);
    const [before, after] = [at(index - 1), at(index + 2)];
    return `C${write(
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    )}`;
  });
  return `M${write(at(0))}${curves.join('')}`;
}

/** Returns a path of dots. Each is the round cap of a very short line, which stays round in a stretched drawing. WebKit draws a line of length 0 as an ellipse. */
export function dotsPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.01`).join('');
}

/** The strip of ground below a layer: flat below the text, with relief from there to the right edge. */
export const ground = { width: 1200, height: 84, level: 38, flat: 500 } as const;
const RELIEF = { top: 30, bottom: 5 };

/** Returns the distance from the top of the strip to the surface. All layers have the same folds, flatter with depth. */
function surface(x: number, depth: number): number {
  const share = Math.max(0, (x - ground.flat) / (ground.width - ground.flat));
  const relief = RELIEF.top + (RELIEF.bottom - RELIEF.top) * depth;
  const fold = 0.85 * Math.sin(2.2 * share) + 0.25 * Math.sin(11 * share + 3 * depth);
  return ground.level - relief * fold * Math.min(1, 4 * share);
}

/**
 * Returns the ground of one layer, with one post for each part.
 * @param depth 0 for the top layer, 1 for the bottom layer
 * @param parts number of posts, at equal distances on the relief
 */
export function layerGround(depth: number, parts: number): { line: string; posts: Point[] } {
  const place = (position: number): Point => {
    const x = ground.flat + ((ground.width - ground.flat) * position) / parts;
    return [x, surface(x, depth)];
  };
  const posts = Array.from({ length: parts }, (_, index) => place(index));
  return { line: smoothPath([[0, ground.level], [0.7 * ground.flat, ground.level], ...posts, place(parts)]), posts };
}

/** Returns the horizontal center of a lane in percent of the width. */
export function laneCenter(lane: number, lanes: number): string {
  return `${Math.round((1000 * (lane + 0.5)) / lanes) / 10}%`;
}
