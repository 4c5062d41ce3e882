import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { factsFile } from '../../lib/facts/readFacts';

/** Returns whether a module reads facts, so that bundles contain its values instead of its code. */
function isDataModule(siteDirectory: string, file: string): boolean {
  return path.dirname(file) === path.join(siteDirectory, 'src', 'facts') && existsSync(factsFile(file));
}

/**
 * Returns the exports of a module as literals, by name. Browsers get the facts without the schemas and without the code that reads them.
 * @throws Error for an export that is not data
 */
function literalsOf({ schema: _, ...exports }: Readonly<Record<string, unknown>>): Record<string, string> {
  const literals = Object.entries(exports).map(([name, value]) => {
    const literal = typeof value === 'function' ? undefined : JSON.stringify(value);
    if (literal === undefined)
      throw new Error(`A module whose values are bundled exports only data. Move "${name}" to another module.`);
    return [name, `export const ${name} = ${literal};\n`];
  });
  return Object.fromEntries(literals);
}

/**
 * Returns the text of a module for the bundler. Each export is a module of its own, because the bundler leaves out what no script uses
 * module by module, and Docusaurus' client uses everything.
 * @param name of the export; empty for the module of all
 * @throws InvalidFactsError with the errors in the YAML file, in a writer's words
 */
async function moduleText(file: string, name: string): Promise<string> {
  try {
    const literals = literalsOf((await loadFreshModule(file)) as Record<string, unknown>);
    const all = Object.keys(literals).map((key) => `export { ${key} } from ${JSON.stringify(`${file}?${key}`)};\n`);
    return literals[name] ?? all.join('');
  } catch (error) {
    throw (error as Error).cause ?? error;
  }
}

/** Returns the bundler's rule for data modules. The development server notices changes to the files that they read. */
export function factsRule(siteDirectory: string) {
  const directory = path.join(siteDirectory, 'src', 'facts');
  const files = () =>
    readdirSync(directory)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => path.join(directory, file));
  return {
    test: (file: string) => isDataModule(siteDirectory, file),
    enforce: 'pre' as const,
    use: [{ loader: require.resolve('./factsLoader.cjs'), options: { files, read: moduleText } }],
  };
}

/** Returns the same rule as a plugin of esbuild. */
export function factsPlugin(siteDirectory: string): EsbuildPlugin {
  return {
    name: 'facts',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]facts[\\/]\w+\.ts$/ }, async ({ path: file }) =>
        isDataModule(siteDirectory, file)
          ? { contents: Object.values(literalsOf(await import(file))).join('') }
          : undefined,
      );
    },
  };
}
