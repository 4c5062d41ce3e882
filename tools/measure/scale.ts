/**
 * `npm run bench:scale [-- 30 300 1000]`: builds copies of the site that programs have filled up to so many pages, cold,
 * and again after one page has changed. Prints time, memory, and the script of single pages.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routeScripts } from '../../plugins/manifest/scripts';
import { scriptBytes } from './budgets';
import { type BuildFigures, buildSite } from './buildSite';
import { generatedPage, generatedPageFile, generatedRoute, growTo } from './generatedPages';
import { saveResults, verdict } from './results';
import { copySite, temporaryFolder } from './siteCopy';
import { table } from './table';

const DEFAULT_SIZES = [30, 300, 1000];
/** Part of a cold build that a build after one changed page may take. */
const WARM_LIMIT = 0.25;
/** Pages of words, and a page with a form. */
const WORDS_ROUTES = ['/', generatedRoute(1)];
const FORM_ROUTE = '/contact';
const MEASURED_ROUTES = [...WORDS_ROUTES, FORM_ROUTE];

interface ScaleFigures {
  pages: number;
  cold: BuildFigures;
  warm: BuildFigures;
  /** Brotli bytes of all scripts of a page, by route. */
  scripts: Record<string, number>;
}

async function measure(pages: number): Promise<ScaleFigures> {
  const directory = temporaryFolder('bench-scale');
  try {
    copySite(directory);
    growTo(pages, directory);
    console.error(`${pages} pages: a cold build …`);
    const cold = await buildSite(directory);
    const build = path.join(directory, 'build');
    const scriptsOfRoute = routeScripts(path.join(directory, '.docusaurus'));
    const bytes = (route: string) =>
      Object.values(scriptBytes(build, route, scriptsOfRoute)).reduce((total, one) => total + one, 0);
    const scripts = Object.fromEntries(MEASURED_ROUTES.map((route) => [route, bytes(route)]));
    console.error(`${pages} pages: one page changed, a warm build …`);
    writeFileSync(path.join(directory, generatedPageFile(1)), generatedPage(1, 'This sentence is new.'));
    const warm = await buildSite(directory);
    const figures = { pages, cold, warm, scripts };
    console.error(JSON.stringify(figures));
    return figures;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function report(figures: readonly ScaleFigures[]): void {
  const rows = figures.map(({ pages, cold, warm, scripts }) => [
    String(pages),
    cold.seconds.toFixed(1),
    warm.seconds.toFixed(1),
    (warm.seconds / cold.seconds).toFixed(2),
    (warm.processorSeconds / cold.processorSeconds).toFixed(2),
    cold.megabytes.toFixed(0),
    warm.megabytes.toFixed(0),
    ...MEASURED_ROUTES.map((route) => String(scripts[route])),
  ]);
  const head = ['pages', 'cold s', 'warm s', 'warm/cold', 'of processor time', 'cold MB', 'warm MB'];
  console.log(table([[...head, ...MEASURED_ROUTES.map((route) => `script of ${route}, B`)], ...rows]));

  for (const { pages, cold, warm } of figures) {
    const isMet = warm.seconds <= WARM_LIMIT * cold.seconds;
    console.log(`${pages} pages: a warm build takes at most a quarter of a cold one: ${verdict(isMet)}.`);
  }
  const [smallest, largest] = [figures[0], figures.at(-1)];
  if (!smallest || !largest || smallest.pages === largest.pages) return;
  const growth = (route: string) => (largest.scripts[route] ?? 0) - (smallest.scripts[route] ?? 0);
  const isMet = WORDS_ROUTES.every((route) => growth(route) === 0);
  console.log(`The script of a page of words does not grow with the number of pages: ${verdict(isMet)}.`);
  const perHundred = (growth(FORM_ROUTE) / (largest.pages - smallest.pages)) * 100;
  console.log(`The script of ${FORM_ROUTE} grows by ${perHundred.toFixed(0)} B with every 100 pages.`);
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map(Number);
  const figures: ScaleFigures[] = [];
  for (const pages of chosen.length > 0 ? chosen : DEFAULT_SIZES) figures.push(await measure(pages));
  report(figures);
  saveResults('scale', figures);
}

main();
