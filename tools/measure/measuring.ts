import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveOnFreePort } from '../hosting/staticHost';

const FOLDER = 'bench-results';

/** Serves `build/` on the loopback interface while `use` runs. */
export async function withServedBuild<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
  const host = await serveOnFreePort('build');
  try {
    return await use(host.origin);
  } finally {
    host.close();
  }
}

/** Writes figures as JSON and prints the file's path. */
export function saveResults(name: string, figures: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAs JSON: ${file}`);
}

export const verdict = (isMet: boolean) => (isMet ? 'met' : 'not met');

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}
