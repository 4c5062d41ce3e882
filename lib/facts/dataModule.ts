import { existsSync } from 'node:fs';
import path from 'node:path';
import { factsFile } from './readFacts';

/** Modules without a YAML file whose values are computed from facts: the part that a script needs of a large file. */
const COMPUTED = ['consent.ts', 'draftStorage.ts', 'planNames.ts'];

/** Returns whether a module reads facts, so that bundles contain its values instead of its code. */
export function isDataModule(siteDirectory: string, file: string): boolean {
  if (path.dirname(file) !== path.join(siteDirectory, 'src', 'site')) return false;
  return COMPUTED.includes(path.basename(file)) || existsSync(factsFile(file));
}

/**
 * Returns a module that exports the same values as literals. Browsers get the facts without the schemas and without the code
 * that reads them, and the bundler leaves out what no page uses.
 * @throws Error for an export that is not data
 */
export function dataModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .filter(([name]) => name !== 'schema')
    .map(([name, value]) => {
      const literal = typeof value === 'function' ? undefined : JSON.stringify(value);
      if (literal === undefined)
        throw new Error(`A module whose values are bundled exports only data. Move "${name}" to another module.`);
      return `export const ${name} = ${literal};\n`;
    })
    .join('');
}
