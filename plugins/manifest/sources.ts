import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { factsFile } from '../../lib/facts/readFacts';

/** Modules that Docusaurus provides or generates. */
const GENERATED = /^@(generated|theme|theme-original|docusaurus)\//;
const FENCED_CODE = /^(```|~~~)[\s\S]*?^\1/gm;
/** In MDX, an import starts at the beginning of a line and may span several lines. */
const IMPORT = /^import\s[^;]*?['"][^'"]+['"];?$/gm;

/** Converts an MDX file to a module that contains only its imports and uses each of them. */
export function mdxAsModule(mdx: string): string {
  const imports = mdx.replace(FENCED_CODE, '').match(IMPORT) ?? [];
  const names = imports.flatMap((statement) => {
    const clause = /^import\s+([\s\S]*?)\s+from\s/.exec(statement)?.[1] ?? '';
    return clause
      .replace(/\*\s+as\s+/, '')
      .split(/[{},]/)
      .map(
        (name) =>
          name
            .trim()
            .split(/\s+as\s+/)
            .pop() ?? '',
      )
      .filter(Boolean);
  });
  return `${imports.join('\n')}\nexport default [${names.join(', ')}];`;
}

/** A page depends on a YAML file and not on the code that reads it. */
async function factsImport(file: string): Promise<string> {
  const yaml = factsFile(file);
  const { metafile } = await build({
    entryPoints: [file],
    write: false,
    metafile: true,
    outdir: '.',
    logLevel: 'silent',
  });
  const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  return `import text from './${path.basename(yaml)}';\n${names.map((name) => `export const ${name} = text;`).join('\n')}`;
}

function sitePlugin(siteDirectory: string): Plugin {
  return {
    name: 'site',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: GENERATED }, ({ path: target }) => ({ path: target, external: true }));
      onResolve({ filter: /^@site\// }, ({ path: target, kind, importer }) =>
        resolve(`./${target.slice('@site/'.length)}`, { resolveDir: siteDirectory, kind, importer }),
      );
      onLoad({ filter: /[\\/]site[\\/]\w+\.ts$/ }, async ({ path: file }) =>
        existsSync(factsFile(file)) ? { contents: await factsImport(file), resolveDir: path.dirname(file) } : null,
      );
      onLoad({ filter: /\.mdx$/ }, ({ path: file }) => ({
        contents: mdxAsModule(readFileSync(file, 'utf8')),
        loader: 'ts',
        resolveDir: path.dirname(file),
      }));
    },
  };
}

/**
 * Finds the files that each file is built from: the file itself first, then, sorted, those that it imports and uses. Blocks
 * that a page does not use are not included, although `src/blocks/index.ts` exports them.
 * @param siteDirectory the site's folder; all paths in the result are relative to it
 * @param files relative paths; files that do not exist are omitted
 */
export async function sourcesOf(siteDirectory: string, files: readonly string[]): Promise<Record<string, string[]>> {
  const entryPoints = files.filter((file) => existsSync(path.join(siteDirectory, file)));
  const { metafile } = await build({
    absWorkingDir: siteDirectory,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.',
    outbase: '.',
    entryNames: '[dir]/[name][ext]',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    jsx: 'automatic',
    loader: { '.mdx': 'ts', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty', '.yaml': 'text' },
    plugins: [sitePlugin(siteDirectory)],
  });

  const outputs = Object.values(metafile.outputs);
  const usedBy = (entry: string): string[] => {
    const output = outputs.find(({ entryPoint }) => entryPoint === entry);
    const styles = output?.cssBundle ? metafile.outputs[output.cssBundle] : undefined;
    const used = Object.keys(output?.inputs ?? {});
    // esbuild keeps the styles of all blocks that the index exports, because styles have side effects.
    const imported = new Set(used.flatMap((file) => metafile.inputs[file]?.imports.map((target) => target.path) ?? []));
    return [...used, ...Object.keys(styles?.inputs ?? {}).filter((file) => imported.has(file))];
  };
  return Object.fromEntries(
    entryPoints.map((entry) => {
      const ownFiles = usedBy(entry).filter((file) => file !== entry && !/^node_modules|:/.test(file));
      return [entry, [entry, ...[...new Set(ownFiles)].sort()]];
    }),
  );
}
