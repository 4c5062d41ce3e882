import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'bench-results';

/**
 * Writes the figures of a benchmark as JSON, and says where.
 * @param name of the benchmark
 */
export function saveResults(name: string, figures: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAs JSON: ${file}`);
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Whether a figure stays within its limit, in the words of the README. */
export function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'not met';
}
