import { existsSync } from 'node:fs';
import type { FactSchema } from './checkFacts';
import { InvalidFacts } from './readFacts';

/** Returns the schema that a module of `src/site` exports, even if its facts have errors; null where there is none. */
export function schemaOf(moduleFile: string): FactSchema | null {
  try {
    return existsSync(moduleFile) ? (require(moduleFile).schema ?? null) : null;
  } catch (error) {
    if (error instanceof InvalidFacts) return error.schema();
    throw error;
  }
}
