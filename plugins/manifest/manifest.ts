import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageSources } from '../../lib/pageSources';
import type { BuiltPage } from '../post-build/builtPage';
import { readClassModules } from './classModules';
import { contentDates } from './contentDates';
import { type KnownShells, readPage } from './readPage';
import { sourcesOf } from './sources';
import type { BuildPlace, PageDescription, PageManifest } from './types';

/** The file is in the folder of generated files, so that no host serves it. */
const MANIFEST_FILE = 'page-manifest.json';

const NOT_FOUND = { route: '/404', file: 'pages/_shared/not-found.mdx' };
/** Entry files of the parts that pages share. Older versions of the site may lack some of them. */
const SHARED = {
  layout: 'src/theme/MDXPage/index.tsx',
  header: 'src/shell/Header.tsx',
  footer: 'src/shell/Footer.tsx',
  styles: 'src/styles/index.css',
};

/** Describes the pages of a build one by one. */
export interface Manifest {
  describe(page: BuiltPage): PageDescription;
  /** Returns the manifest of the pages described so far. */
  of<Page>(pages: Page[]): PageManifest<Page>;
}

/** @param home production URL of the home page; needed because handbook pages have no canonical URL */
export async function openManifest({ siteDirectory, outDirectory }: BuildPlace, home: string): Promise<Manifest> {
  const sources = [...(await pageSources(siteDirectory)), NOT_FOUND];
  const graph = await sourcesOf(siteDirectory, [...sources.map(({ file }) => file), ...Object.values(SHARED)]);
  const modified = contentDates(siteDirectory);
  const modules = readClassModules(siteDirectory);
  const shell: PageManifest['shell'] = {};
  const known: KnownShells = new Map();

  return {
    describe({ route, $ }) {
      const { shell: shellOfPage, ...reading } = readPage($, outDirectory, modules, known);
      Object.assign(shell, shellOfPage);
      const { canonical = '', robots = '' } = reading.metadata;
      const url = new URL(route, home).href;
      const file = sources.find((source) => source.route === route)?.file ?? null;
      const pageFiles = (file && graph[file]) || [];
      return {
        route,
        url,
        file,
        isListed: !robots.includes('noindex') && canonical === url,
        ...reading,
        sources: pageFiles,
        modified: modified(pageFiles),
      };
    },
    of(pages) {
      const shared = Object.entries(SHARED).map(([name, file]) => [name, graph[file] ?? []]);
      return { pages, shell, shared: Object.fromEntries(shared) };
    },
  };
}

/** Writes the manifest of a build into the folder of generated files. */
export async function writeManifest(
  { generatedDirectory }: BuildPlace,
  manifest: PageManifest<PageDescription>,
): Promise<void> {
  await writeFile(path.join(generatedDirectory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
}
