import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'bench-results';

/** Writes the figures of a benchmark as JSON and prints the file's path. */
export function saveResults(name: string, figures: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAs JSON: ${file}`);
}

export function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'not met';
}
