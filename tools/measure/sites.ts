import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../hosting/compressFiles';
import { serveOnFreePort } from '../hosting/freeHost';
import { handWritten } from './handWritten';
import { temporaryFolder } from './siteCopy';

/**
 * Serves built sites on the loopback, with files compressed ahead as for nginx, while something is done.
 * @param use gets the origins, in the same order
 */
export async function withHosts<Result>(
  directories: readonly string[],
  use: (origins: string[]) => Promise<Result>,
): Promise<Result> {
  for (const directory of directories) await compressFiles(directory);
  const hosts = await Promise.all(directories.map(serveOnFreePort));
  try {
    return await use(hosts.map(({ origin }) => origin));
  } finally {
    for (const host of hosts) host.close();
  }
}

/** The pages of a build as one would write them by hand, in a folder that can be served. */
function writeHandWritten(build: string, routes: readonly string[], directory: string): void {
  cpSync('static/favicon.svg', path.join(directory, 'favicon.svg'));
  for (const route of routes) {
    const name = route === '/' ? '/index.html' : `${route}.html`;
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, handWritten(readFileSync(path.join(build, name), 'utf8')));
  }
}

/**
 * Serves a copy of a built site, and its pages as one would write them by hand.
 * @param build the built site
 * @param routes pages to write by hand
 */
export async function withHandWritten<Result>(
  build: string,
  routes: readonly string[],
  use: (site: string, byHand: string) => Promise<Result>,
): Promise<Result> {
  const [site, hand] = [temporaryFolder('bench-site'), temporaryFolder('bench-hand')];
  try {
    cpSync(build, site, { recursive: true });
    writeHandWritten(build, routes, hand);
    return await withHosts([site, hand], ([first = '', second = '']) => use(first, second));
  } finally {
    for (const folder of [site, hand]) rmSync(folder, { recursive: true, force: true });
  }
}
