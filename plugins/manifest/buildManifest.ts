import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageSources } from '../../lib/pageSources';
import { type BuiltPage, builtPages, readBuiltPage } from '../post-build/builtPage';
import { contentDates } from './contentDates';
import { openPageWeights } from './pageWeights';
import { readPage } from './readPage';
import { sourcesOf } from './sources';
import type { BuildPlace, ManifestPage, PageDescription, PageManifest } from './types';

/** The file's name in the folder of generated files: outside the built site, so that no host can serve it. */
const MANIFEST_FILE = 'page-manifest.json';

const NOT_FOUND = { route: '/404', file: 'pages/_shared/not-found.mdx' };
/** Entries to what pages share; those that a state of the site does not have are left out. */
const SHARED = {
  layout: 'src/theme/MDXPage/index.tsx',
  header: 'src/shell/Header.tsx',
  footer: 'src/shell/Footer.tsx',
  styles: 'src/styles/index.css',
};

/** Describes the pages of a build one by one. */
export interface Manifest {
  describe(page: BuiltPage): PageDescription;
  /** The manifest of the pages that were described. */
  of<Page>(pages: Page[]): PageManifest<Page>;
}

/** @param home address of the home page in production: the pages of a preview's handbook name none of their own */
export async function openManifest({ siteDirectory, outDirectory }: BuildPlace, home: string): Promise<Manifest> {
  const sources = [...(await pageSources(siteDirectory)), NOT_FOUND];
  const graph = await sourcesOf(siteDirectory, [...sources.map(({ file }) => file), ...Object.values(SHARED)]);
  const modified = contentDates(siteDirectory);
  const chrome: PageManifest['chrome'] = {};

  return {
    describe({ route, $ }) {
      const { chrome: chromeOfPage, ...reading } = readPage($, outDirectory);
      Object.assign(chrome, chromeOfPage);
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
      return { pages, chrome, shared: Object.fromEntries(shared) };
    },
  };
}

/**
 * Describes every page of a build: its words, metadata, markup by hashes, bytes, and the files that it comes from. Two
 * builds of one commit give the same manifest. It is read from the finished build, so that a build of an older state of
 * the site can be described alike.
 */
export async function buildManifest(place: BuildPlace): Promise<PageManifest<ManifestPage>> {
  const { canonical = '' } = readPage(readBuiltPage(place.outDirectory, '/').$, place.outDirectory).metadata;
  const manifest = await openManifest(place, canonical);
  const weigh = await openPageWeights(place);
  const pages: Promise<ManifestPage>[] = [];
  for (const page of builtPages(place.outDirectory)) {
    const description = manifest.describe(page);
    pages.push(weigh(page).then((bytes) => ({ ...description, bytes })));
  }
  return manifest.of(await Promise.all(pages));
}

/** Writes the manifest of a build beside its other generated files, without bytes: only the review reads those. */
export async function writeManifest(
  { generatedDirectory }: BuildPlace,
  manifest: PageManifest<PageDescription>,
): Promise<void> {
  await writeFile(path.join(generatedDirectory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
}
