import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { factsFile } from '../../lib/facts/readFacts';

/** Modules without a YAML file whose values are computed from facts: the part that a script needs of a large file. */
const COMPUTED = ['draftStorage.ts', 'planNames.ts'];

/** Returns whether a module reads facts, so that bundles contain its values instead of its code. */
function isDataModule(siteDirectory: string, file: string): boolean {
  if (path.dirname(file) !== path.join(siteDirectory, 'src', 'facts')) return false;
  return COMPUTED.includes(path.basename(file)) || existsSync(factsFile(file));
}

/**
 * Returns a module that exports the same values as literals. Browsers get the facts without the schemas and without the code
 * that reads them, and the bundler leaves out what no page uses.
 * @throws Error for an export that is not data
 */
function dataModule(exports: Readonly<Record<string, unknown>>): string {
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

/** @throws InvalidFacts with the errors in the YAML file, in a writer's words */
async function read(file: string): Promise<string> {
  try {
    return dataModule((await loadFreshModule(file)) as Record<string, unknown>);
  } catch (error) {
    throw (error as Error).cause ?? error;
  }
}

/** Returns the bundler's rule for modules of values. The development server notices changes of the files that they read. */
export function factsRule(siteDirectory: string) {
  const folder = path.join(siteDirectory, 'src', 'facts');
  const files = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => path.join(folder, file));
  return {
    test: (file: string) => isDataModule(siteDirectory, file),
    enforce: 'pre' as const,
    use: [{ loader: require.resolve('./factsLoader.cjs'), options: { files, read } }],
  };
}

/** The same for esbuild. */
export function factsPlugin(siteDirectory: string): EsbuildPlugin {
  return {
    name: 'facts',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]facts[\\/]\w+\.ts$/ }, async ({ path: file }) =>
        isDataModule(siteDirectory, file) ? { contents: dataModule(await import(file)) } : undefined,
      );
    },
  };
}
