/**
 * `npm run measure:lighthouse [-- --repeat 1 /route …]`: loads every route of `build/`, and the 404 page, with Lighthouse
 * as a slow phone, and next to it the same words as a hand-written page without script, both compressed as
 * `npm run emit -- nginx` does. Prints scores and what is not met.
 */
import { cpSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { allRoutes } from '../builtRoutes';
import { serveOnFreePort } from '../freeHost';
import { compressFiles } from '../hosts/compressFiles';
import { categories, misses, type PageScores, pageScores } from './lighthouseFigures';
import { saveResults } from './results';
import { temporaryFolder } from './siteCopy';
import { table } from './table';
import { writeHandWritten } from './writeHandWritten';

const BUILD = 'build';

async function measure(routes: readonly string[], repeat: number): Promise<PageScores[]> {
  const folders = { site: temporaryFolder('lighthouse-site'), hand: temporaryFolder('lighthouse-hand') };
  cpSync(BUILD, folders.site, { recursive: true });
  writeHandWritten(BUILD, routes, folders.hand);
  for (const folder of Object.values(folders)) await compressFiles(folder);
  const hosts = [await serveOnFreePort(folders.site), await serveOnFreePort(folders.hand)] as const;
  const origins = { site: hosts[0].origin, handWritten: hosts[1].origin };
  const pages: PageScores[] = [];
  try {
    for (const route of routes) {
      console.error(`${route}: ${pages.length + 1} of ${routes.length} …`);
      pages.push(await pageScores(route, origins, repeat));
    }
    return pages;
  } finally {
    for (const host of hosts) host.close();
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

function report(pages: readonly PageScores[]): void {
  const rows = pages.map(({ route, scores, lcp, handWrittenLcp, cls, tbt }) => [
    route,
    ...categories.map((name) => String(scores[name])),
    lcp.toFixed(0),
    handWrittenLcp.toFixed(0),
    (lcp / handWrittenLcp).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
  ]);
  console.log(table([['', ...categories, 'LCP ms', 'by hand', 'ratio', 'CLS', 'TBT ms'], ...rows]));
  const missed = pages.map((page) => ({ route: page.route, list: misses(page) })).filter(({ list }) => list.length > 0);
  for (const { route, list } of missed) console.log(`Not met, ${route}: ${list.join('; ')}.`);
  console.log(`${pages.length - missed.length} of ${pages.length} routes meet every goal.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '1' } },
  });
  const loadBefore = loadavg()[0];
  const routes = positionals.length > 0 ? positionals : [...allRoutes(BUILD), '/404'];
  const pages = await measure(routes, Number(values.repeat));
  const load = [loadBefore, loadavg()[0]];
  report(pages);
  console.log(`Load of the machine before and after: ${load.map((value) => value?.toFixed(1)).join(', ')}.`);
  saveResults('lighthouse', { date: new Date().toISOString(), load, pages });
}

main();
