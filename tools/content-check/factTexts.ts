import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument, type Scalar, visit } from 'yaml';
import type { Range } from './range';

/** Returns every file of facts: `src/site/company.yaml`. */
export function factFiles(directory: string): string[] {
  const folder = path.join(directory, 'src/site');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  return names.map((name) => `src/site/${name}`);
}

/** A text in a file of facts. */
export interface FactText extends Range {
  name: string;
  value: string;
}

/** Returns the texts with one of these names, or all, wherever they are in a file of facts. */
export function factTexts(source: string, names?: readonly string[]): FactText[] {
  const found: FactText[] = [];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || names?.includes(String(key.value)) === false) return;
      const [start = 0, end = 0] = (value as Scalar).range ?? [];
      found.push({ name: String(key.value), value: String(value.value), start, end });
    },
  });
  return found;
}
