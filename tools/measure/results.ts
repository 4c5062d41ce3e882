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

/** Whether a figure stays within its limit, in the words of the README. */
export function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'not met';
}
