import { optimize } from 'svgo';

/**
 * Returns a drawing with its paths in the fewest characters.
 * @param decimals of the coordinates
 */
export function withShortPaths(svg: string, decimals: number): string {
  return optimize(svg, { plugins: ['convertPathData'], floatPrecision: decimals }).data;
}
