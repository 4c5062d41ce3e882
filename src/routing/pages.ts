import ComponentCreator from '@docusaurus/ComponentCreator';
import type { Registry, RouteChunkNames } from '@docusaurus/types';
import { registry, routesChunkNames } from './generated';
import { pageKey } from './pageKey';
import { loadScript } from './scripts';

/** The path of the route that stands for every address without a page. */
export const ANY_PATH = '*';

/** First line of a page's file: the build it belongs to, the page, and the scripts that it needs beside the main one. */
type Announcement = [build: string, path: string, scripts: string[]];

declare global {
  interface Window {
    /** Where page files announce themselves, before or after the main script runs. */
    sitePages?: Announcement[];
  }
}

interface LoadedPage {
  path: string;
  component: ReturnType<typeof ComponentCreator>;
}

/** The address under which the document was served. What it shows is the page whose file comes with it. */
const documentKey = pageKey(window.location.pathname);
let build = '';
/** Scripts that each announced page needs. */
const needs = new Map<string, string[]>();
/** Pages whose file and scripts have run; they are ready when the promise is fulfilled. */
const arrived = new Map<string, Promise<void>>();
const pages = new Map<string, LoadedPage>();
/** Pages being fetched. */
const fetching = new Map<string, Promise<void>>();

let documentPageArrived = () => {};
const documentPage = new Promise<void>((resolve) => {
  documentPageArrived = resolve;
});

function announce([announcedBuild, path, scripts]: Announcement): void {
  build = announcedBuild;
  needs.set(pageKey(path), scripts);
}

window.sitePages ??= [];
const announcements = window.sitePages;
announcements.forEach(announce);
announcements.push = (...items) => {
  items.forEach(announce);
  return items.length;
};

/** The address of a page's file, predictable within one build: `/assets/js/pages/about.1a2b3c4d.js`. */
export function pageFile(key: string): string {
  return `/assets/js/pages${encodeURI(key === '/' ? '/index' : key)}.${build}.js`;
}

/**
 * Called by the file of a page when everything that it needs is there.
 * @param path the route's path
 * @param hash what Docusaurus adds to tell routes of the same path apart
 * @param chunkNames the route's modules, by name
 * @param modules those modules, as Docusaurus' registry has them
 */
export function addPage(path: string, hash: string, chunkNames: RouteChunkNames[string], modules: Registry): void {
  routesChunkNames[`${path}-${hash}`] = chunkNames;
  Object.assign(registry, modules);
  const page = { path, component: ComponentCreator(path, hash) };
  // The first page to arrive is the one that the document shows, whatever its address: a host may serve 404.html.
  const isOfDocument = arrived.size === 0;
  // react-loadable returns a promise here; its types say void.
  const ready = Promise.resolve(page.component.preload()).then(() => {
    pages.set(pageKey(path), page);
    if (!isOfDocument) return;
    pages.set(documentKey, page);
    documentPageArrived();
  });
  arrived.set(pageKey(path), ready);
}

/** The page at an address, if it is loaded. */
export function pageAt(address: string): LoadedPage | undefined {
  return pages.get(pageKey(address));
}

async function fetchPage(key: string): Promise<void> {
  await loadScript(pageFile(key));
  await Promise.all((needs.get(key) ?? []).map(loadScript));
  const ready = arrived.get(key);
  if (!ready) throw new Error(`The script of ${key} ran and brought no page.`);
  await ready;
}

/**
 * Loads the page at an address.
 * @throws Error (as a rejection) when this build has no such page, or a newer build has taken its place
 */
export function loadPage(address: string): Promise<void> {
  const key = pageKey(address);
  if (pages.has(key)) return Promise.resolve();
  if (key === documentKey) return documentPage;
  let promise = fetching.get(key);
  if (!promise) {
    promise = fetchPage(key).finally(() => fetching.delete(key));
    fetching.set(key, promise);
  }
  return promise;
}
