import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { dataModule, isDataModule } from '../../lib/facts/dataModule';

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
  const folder = path.join(siteDirectory, 'src', 'site');
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
      onLoad({ filter: /[\\/]src[\\/]site[\\/]\w+\.ts$/ }, async ({ path: file }) =>
        isDataModule(siteDirectory, file) ? { contents: dataModule(await import(file)) } : undefined,
      );
    },
  };
}
