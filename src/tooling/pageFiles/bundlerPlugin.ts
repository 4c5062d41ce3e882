import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { CurrentBundler } from '@docusaurus/types';
import type { PageEntry } from './entries';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

const NAME = 'page-files';
const MAIN = 'main';

/** What Docusaurus reads to list the scripts of a page (react-loadable-ssr-addon-v5-slorber). */
interface ClientManifest {
  entrypoints: string[];
  /** Chunk ids by entry or module. */
  origins: Record<string, string[]>;
  /** Files by chunk id and extension. */
  assets: Record<string, Record<string, { file: string; hash: string; publicPath: string }[]>>;
}

function scriptsOf(compilation: Compilation, entry: string): string[] {
  return (compilation.entrypoints.get(entry)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
}

/** Eight hexadecimal digits that change when any script changes. */
function buildMark(compilation: Compilation): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(compilation.assets).sort()) {
    if (file.endsWith('.js')) hash.update(file).update(compilation.assets[file]?.source() ?? '');
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Puts the first line into the file of each page and names it by the build: the page's address and the build's mark
 * are all that another page must know to load it.
 */
function finishFiles(compilation: Compilation, entries: PageEntry[], { RawSource }: Bundler['sources']): void {
  const build = buildMark(compilation);
  for (const { name, path } of entries) {
    const file = `assets/js/${name}.js`;
    const shared = scriptsOf(compilation, name).filter((script) => script !== file);
    const announcement = JSON.stringify([build, path, shared.map((script) => `/${script}`)]);
    const line = `(self.sitePages=self.sitePages||[]).push(${announcement});`;
    compilation.updateAsset(
      file,
      (content) =>
        new RawSource(String(content.source()).replace(/^(\/\/.*\n)?("use strict";)?/, (start) => start + line)),
    );
    compilation.renameAsset(file, file.replace(/js$/, `${build}.js`));
  }
}

/** The manifest lists every entry as a script of every page. Here each page keeps its own. */
function finishManifest(file: string, compilation: Compilation, entries: PageEntry[]): void {
  const manifest: ClientManifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.entrypoints = [MAIN];
  for (const { name, mark } of entries) {
    const id = `entry:${name}`;
    manifest.origins[mark] = [id];
    manifest.assets[id] = {
      js: scriptsOf(compilation, name).map((script) => ({ file: script, hash: '', publicPath: `/${script}` })),
    };
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Makes each page an entry of its own that runs on top of the main one. The bundler's runtime knows only what it loads
 * on demand, so it need not know the pages, and the main script holds nothing of them.
 */
export function pageFilesBundlerPlugin(bundler: Bundler, entries: PageEntry[], manifestFile: string) {
  return {
    apply(compiler: Compiler) {
      for (const { name, file } of entries) {
        new bundler.EntryPlugin(compiler.context, file, {
          name,
          dependOn: [MAIN],
          filename: 'assets/js/[name].js',
        }).apply(compiler);
      }
      let finished: Compilation;
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        finished = compilation;
        // After the bundler has named files by their content.
        const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          finishFiles(compilation, entries, bundler.sources);
        });
      });
      compiler.hooks.afterEmit.tap(NAME, () => finishManifest(manifestFile, finished, entries));
    },
  };
}
