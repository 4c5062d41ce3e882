import { optimize } from 'svgo';

/**
 * Returns a drawing with its paths in the fewest characters.
 * @param decimals of the coordinates
 * @param idPrefix goes before every ID in the drawing, for a drawing that becomes part of another one
 */
export function withShortPaths(svg: string, decimals: number, idPrefix?: string): string {
  return optimize(svg, {
    plugins: ['convertPathData', ...(idPrefix ? [{ name: 'prefixIds', params: { prefix: idPrefix } } as const] : [])],
    floatPrecision: decimals,
  }).data;
}
