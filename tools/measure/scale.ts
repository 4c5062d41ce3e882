/**
 * `npm run bench:scale [-- 30 300 1000]`: fills copies of the site with copies of a page, up to the given numbers of pages.
 * Prints time and memory of a cold build and of a build after one changed page, and the script of a page with a form.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { routeScripts } from '../../lib/routeScripts';
import { copySite, temporaryFolder } from '../../lib/siteCopy';
import { type BuildFigures, buildSite } from './buildSite';
import { growTo, writeCopy } from './pageCopies';
import { saveResults } from './results';
import { scriptBytes } from './scriptBytes';
import { table } from './table';

const DEFAULT_SIZES = [30, 300, 1000];
const FORM_ROUTE = '/contact';

interface ScaleFigures {
  pages: number;
  cold: BuildFigures;
  /** After one changed page. */
  warm: BuildFigures;
  /** Brotli bytes of all scripts of `FORM_ROUTE`. */
  script: number;
}

async function measure(pages: number): Promise<ScaleFigures> {
  const directory = temporaryFolder('bench-scale');
  try {
    copySite(directory);
    await growTo(pages, directory);
    console.error(`${pages} pages …`);
    const cold = await buildSite(directory);
    const scriptsOfRoute = routeScripts(path.join(directory, '.docusaurus'));
    const scripts = Object.values(scriptBytes(path.join(directory, 'build'), FORM_ROUTE, scriptsOfRoute));
    writeCopy(directory, pages, 'This sentence is new.');
    const warm = await buildSite(directory);
    return { pages, cold, warm, script: scripts.reduce((sum, bytes) => sum + bytes, 0) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map(Number);
  const figures: ScaleFigures[] = [];
  for (const pages of chosen.length > 0 ? chosen : DEFAULT_SIZES) figures.push(await measure(pages));
  const rows = figures.map(({ pages, cold, warm, script }) => [
    String(pages),
    ...[cold, warm].flatMap(({ seconds, megabytes }) => [seconds.toFixed(1), megabytes.toFixed(0)]),
    (warm.processorSeconds / cold.processorSeconds).toFixed(2),
    String(script),
  ]);
  const head = ['pages', 'cold s', 'cold MB', 'warm s', 'warm MB', 'warm/cold processor time'];
  console.log(table([[...head, `script of ${FORM_ROUTE}, B`], ...rows]));
  saveResults('scale', figures);
}

main();
