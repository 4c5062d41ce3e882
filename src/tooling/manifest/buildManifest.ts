import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '../builtRoutes';
import { pageSources } from '../pageSources';
import { contentDates } from './contentDates';
import { readPage } from './readPage';
import { openScales } from './scales';
import { routeScripts } from './scripts';
import { sourcesOf } from './sources';
import type { Bytes, ManifestPage, PageManifest } from './types';

/** The file's name in the folder of generated files: outside the built site, so that no host can serve it. */
export const MANIFEST_FILE = 'page-manifest.json';

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

/** The file of a route in a built site. */
export function htmlFile(outDirectory: string, route: string): string {
  return path.join(outDirectory, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
}

/**
 * Describes every page of a build: its words, metadata, markup by hashes, bytes, and the files that it comes from. Two
 * builds of one commit give the same manifest. It is read from the finished build, so that a build of an older state of
 * the site can be described alike.
 */
export async function buildManifest(place: BuildPlace): Promise<PageManifest> {
  const { siteDirectory, outDirectory, generatedDirectory } = place;
  const sources = [...(await pageSources(siteDirectory)), NOT_FOUND];
  const graph = await sourcesOf(siteDirectory, [...sources.map(({ file }) => file), ...Object.values(SHARED)]);
  const modified = contentDates(siteDirectory);
  const scriptsOf = routeScripts(generatedDirectory);
  const chrome: PageManifest['chrome'] = {};
  const weigh = await openScales();
  // The handbook's pages, in a preview, name no address of their own.
  const { canonical: home } = readPage(readFileSync(htmlFile(outDirectory, '/'), 'utf8'), outDirectory).metadata;

  function weighScript(file: string): Promise<Bytes> {
    const script = path.join(outDirectory, file);
    return weigh(existsSync(script) ? readFileSync(script) : '');
  }

  async function describe(route: string): Promise<ManifestPage> {
    const html = readFileSync(htmlFile(outDirectory, route), 'utf8');
    const { css, scripts, chrome: chromeOfPage, ...reading } = readPage(html, outDirectory);
    const { canonical = '', robots = '' } = reading.metadata;
    const url = new URL(route, home).href;
    const file = sources.find((source) => source.route === route)?.file ?? null;
    const pageFiles = (file && graph[file]) || [];
    const named = [...scripts.own, ...scripts.react].map((script) => script.slice(1));
    const fetched = [...named, ...(scripts.react.length > 0 ? scriptsOf(route) : [])];
    Object.assign(chrome, chromeOfPage);
    return {
      route,
      url,
      file,
      isListed: !robots.includes('noindex') && canonical === url,
      ...reading,
      bytes: {
        html: await weigh(html),
        css: await weigh(css),
        scripts: sum(await Promise.all([...new Set(fetched)].map(weighScript))),
      },
      sources: pageFiles,
      modified: modified(pageFiles),
    };
  }

  const pages = await Promise.all([...allRoutes(outDirectory), NOT_FOUND.route].map(describe));
  const shared = Object.entries(SHARED).map(([name, file]) => [name, graph[file] ?? []]);
  return { pages, chrome, shared: Object.fromEntries(shared) };
}

/** Writes the manifest of a build beside its other generated files. */
export async function writeManifest(place: BuildPlace): Promise<PageManifest> {
  const manifest = await buildManifest(place);
  await writeFile(path.join(place.generatedDirectory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
