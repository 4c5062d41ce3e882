import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../filesIn';
import { type BuiltPage, builtPages, readBuiltPage } from '../finish/builtPage';
import { pageSources } from '../pageSources';
import { contentDates } from './contentDates';
import { readPage } from './readPage';
import { openScales } from './scales';
import { routeScripts } from './scripts';
import { sourcesOf } from './sources';
import type { Bytes, ManifestPage, PageManifest } from './types';

/** The file's name in the folder of generated files: outside the built site, so that no host can serve it. */
const MANIFEST_FILE = 'page-manifest.json';

const NOT_FOUND = { route: '/404', file: 'pages/_shared/not-found.mdx' };
/** Entries to what pages share; those that a state of the site does not have are left out. */
const SHARED = {
  layout: 'src/theme/MDXPage/index.tsx',
  header: 'src/chrome/Header.tsx',
  footer: 'src/chrome/Footer.tsx',
  styles: 'src/styles/index.css',
};

/** Where a build and what it was built from stand. */
export interface BuildPlace {
  /** Holds `pages/` and `src/`. */
  siteDirectory: string;
  /** The built site. */
  outDirectory: string;
  /** `.docusaurus`, or what stands in its place. */
  generatedDirectory: string;
}

function sum(bytes: readonly Bytes[]): Bytes {
  return bytes.reduce((all, { raw, brotli }) => ({ raw: all.raw + raw, brotli: all.brotli + brotli }), {
    raw: 0,
    brotli: 0,
  });
}

/** Collects what a build's manifest says, page by page. */
export interface Manifest {
  /**
   * Describes a page. What it weighs is found out meanwhile.
   * @param html the page as it was written
   */
  add(page: BuiltPage, html: string): Omit<ManifestPage, 'bytes'>;
  /** The manifest of the pages that were added, in their order. */
  finish(): Promise<PageManifest>;
}

/** @param home address of the home page in production: the pages of a preview's handbook name none of their own */
export async function openManifest(place: BuildPlace, home: string): Promise<Manifest> {
  const { siteDirectory, outDirectory, generatedDirectory } = place;
  const weigh = await openScales();
  // Before anything else: compressing takes longest.
  const scripts = filesIn(outDirectory).filter((file) => file.endsWith('.js'));
  const scriptWeights = new Map(scripts.map((file) => [file, weigh(readFileSync(path.join(outDirectory, file)))]));
  const sources = [...(await pageSources(siteDirectory)), NOT_FOUND];
  const graph = await sourcesOf(siteDirectory, [...sources.map(({ file }) => file), ...Object.values(SHARED)]);
  const modified = contentDates(siteDirectory);
  const scriptsOf = routeScripts(generatedDirectory);
  const chrome: PageManifest['chrome'] = {};
  const pages: Promise<ManifestPage>[] = [];

  return {
    add({ route, $ }, html) {
      const { css, scripts, chrome: chromeOfPage, ...reading } = readPage($, outDirectory);
      Object.assign(chrome, chromeOfPage);
      const { canonical = '', robots = '' } = reading.metadata;
      const url = new URL(route, home).href;
      const file = sources.find((source) => source.route === route)?.file ?? null;
      const pageFiles = (file && graph[file]) || [];
      // A page that lists no scripts (`hydrate: never`) fetches none.
      const fetched = scripts.length > 0 ? [...scripts.map((script) => script.slice(1)), ...scriptsOf(route)] : [];
      const page = {
        route,
        url,
        file,
        isListed: !robots.includes('noindex') && canonical === url,
        ...reading,
        sources: pageFiles,
        modified: modified(pageFiles),
      };
      const weights = Promise.all([
        weigh(html),
        weigh(css),
        ...[...new Set(fetched)].map((file) => scriptWeights.get(file) ?? weigh('')),
      ]);
      pages.push(weights.then(([html, css, ...scripts]) => ({ ...page, bytes: { html, css, scripts: sum(scripts) } })));
      return page;
    },
    async finish() {
      const shared = Object.entries(SHARED).map(([name, file]) => [name, graph[file] ?? []]);
      return { pages: await Promise.all(pages), chrome, shared: Object.fromEntries(shared) };
    },
  };
}

/**
 * Describes every page of a build: its words, metadata, markup by hashes, bytes, and the files that it comes from. Two
 * builds of one commit give the same manifest. It is read from the finished build, so that a build of an older state of
 * the site can be described alike.
 */
export async function buildManifest(place: BuildPlace): Promise<PageManifest> {
  const { outDirectory } = place;
  const { canonical = '' } = readPage(readBuiltPage(outDirectory, '/').$, outDirectory).metadata;
  const manifest = await openManifest(place, canonical);
  for (const page of builtPages(outDirectory)) manifest.add(page, page.html);
  return manifest.finish();
}

/** Writes the manifest of a build beside its other generated files. */
export async function writeManifest({ generatedDirectory }: BuildPlace, manifest: Manifest): Promise<PageManifest> {
  const content = await manifest.finish();
  await writeFile(path.join(generatedDirectory, MANIFEST_FILE), `${JSON.stringify(content, null, 1)}\n`);
  return content;
}
