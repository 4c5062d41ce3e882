import Alea from 'alea';
import { createNoise2D } from 'simplex-noise';
import type { Landform } from '../../../src/config/terrain';

/** Heights on a grid, row by row, between 0 and 1. */
export interface HeightField {
  columns: number;
  rows: number;
  values: Float64Array;
}

/** Functions that return the height at a point before noise is added. x and y are between 0 and 1. */
const shapes = {
  /** A ridge that rises to the right, as on the home page. */
  ridge: (x: number, y: number) => {
    const crest = 0.62 - 0.34 * x + 0.07 * Math.sin(x * 7);
    return 0.15 + 0.75 * x * Math.exp(-(((y - crest) / (0.2 + 0.22 * x)) ** 2));
  },
  /** One summit, right of the center. */
  summit: (x: number, y: number) => Math.exp(-(((x - 0.66) / 0.36) ** 2) - ((y - 0.45) / 0.4) ** 2),
  /** High ground around a hollow. */
  basin: (x: number, y: number) => 0.9 - 0.8 * Math.exp(-(((x - 0.6) / 0.34) ** 2) - ((y - 0.55) / 0.36) ** 2),
  /** Two summits and the pass between them. */
  pass: (x: number, y: number) =>
    Math.exp(-(((x - 0.38) / 0.22) ** 2) - ((y - 0.32) / 0.34) ** 2) +
    0.9 * Math.exp(-(((x - 0.82) / 0.2) ** 2) - ((y - 0.66) / 0.36) ** 2),
  /** Gently rising ground with few contour lines. */
  plain: (x: number, y: number) => 0.55 * x * (1 - 0.6 * y),
} as const satisfies Record<Landform, (x: number, y: number) => number>;

const ROUGHNESS = 0.3;
/** Octaves of noise, with their frequency across the field and their share of the height. */
const OCTAVES = [
  { frequency: 1.7, share: 0.72 },
  { frequency: 3.9, share: 0.25 },
  { frequency: 8.5, share: 0.03 },
];

const HILL_HEIGHT = 0.3;
/** In cells of the grid. */
const HILL_RADIUS = 8;

/**
 * Generates terrain with a landform. The same seed gives the same terrain on every machine.
 * @param seed any text
 * @param hills places on the grid at which a hill rises, so that contour lines close around them
 */
export function heightField(
  seed: string,
  landform: Landform,
  columns: number,
  rows: number,
  hills: readonly (readonly [column: number, row: number])[] = [],
): HeightField {
  const noise = createNoise2D(Alea(seed));
  const shape = shapes[landform];
  const values = new Float64Array(columns * rows);
  let lowest = Infinity;
  let highest = -Infinity;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column / (columns - 1);
      const y = row / (rows - 1);
      let height = shape(x, y);
      for (const { frequency, share } of OCTAVES) height += ROUGHNESS * share * noise(x * frequency, y * frequency);
      for (const [hillColumn, hillRow] of hills) {
        height += HILL_HEIGHT * Math.exp(-(((column - hillColumn) ** 2 + (row - hillRow) ** 2) / HILL_RADIUS ** 2));
      }
      values[row * columns + column] = height;
      lowest = Math.min(lowest, height);
      highest = Math.max(highest, height);
    }
  }
  for (let index = 0; index < values.length; index += 1) {
    values[index] = ((values[index] ?? 0) - lowest) / (highest - lowest);
  }
  return { columns, rows, values };
}

/** Returns the interpolated height at a point of the grid. A point outside gets the height at the border. */
export function heightAt({ columns, rows, values }: HeightField, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), columns - 1.001);
  const row = Math.min(Math.max(y, 0), rows - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const at = (offsetX: number, offsetY: number) => values[(top + offsetY) * columns + left + offsetX] ?? 0;
  const shareX = column - left;
  const shareY = row - top;
  return (
    at(0, 0) * (1 - shareX) * (1 - shareY) +
    at(1, 0) * shareX * (1 - shareY) +
    at(0, 1) * (1 - shareX) * shareY +
    at(1, 1) * shareX * shareY
  );
}

/** Returns a field's part from a column to its right edge. */
export function rightPart({ columns, rows, values }: HeightField, from: number): HeightField {
  const part = values.filter((_, index) => index % columns >= from);
  return { columns: columns - from, rows, values: part };
}
