/**
 * `npm run bench:scale [-- 30 300 1000]`: fills copies of the site with copies of a page, up to the given numbers of pages.
 * Prints time and memory of a cold build and of a build after one changed page, and the script of a page with a form.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageSources } from '../../lib/pageSources';
import { routeScripts } from '../../lib/routeScripts';
import { type BuildFigures, buildSite } from './buildSite';
import { saveResults } from './results';
import { scriptBytes } from './scriptBytes';
import { copySite, temporaryFolder } from './siteCopy';
import { table } from './table';

const DEFAULT_SIZES = [30, 300, 1000];
const COPIED_PAGE = 'pages/about.mdx';
const FORM_ROUTE = '/contact';

interface ScaleFigures {
  pages: number;
  cold: BuildFigures;
  /** After one changed page. */
  warm: BuildFigures;
  /** Brotli bytes of all scripts of `FORM_ROUTE`. */
  script: number;
}

function writeCopy(directory: string, number: number, text = ''): void {
  const page = readFileSync(path.join(directory, COPIED_PAGE), 'utf8');
  const copy = page.replace(/^title: .*$/m, `title: Copy ${number}`);
  writeFileSync(path.join(directory, `pages/copy-${number}.mdx`), `${copy}\n${text}\n`);
}

async function measure(pages: number): Promise<ScaleFigures> {
  const directory = temporaryFolder('bench-scale');
  try {
    copySite(directory);
    const present = (await pageSources(directory)).length;
    for (let number = present + 1; number <= pages; number += 1) writeCopy(directory, number);
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
