/**
 * `npm run bench:scale [-- 30 300 1000]`: builds copies of the site that programs have filled up to so many pages, cold,
 * and again after one page has changed. Prints time, memory, and the script of single pages.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildFigures, buildSite } from './buildSite';
import { generatedPage, generatedPageFile, generatedRoute, growTo } from './generatedPages';
import { saveResults, verdict } from './results';
import { scriptBytes } from './scriptBytes';
import { copySite, temporaryFolder } from './siteCopy';
import { table } from './table';

const DEFAULT_SIZES = [30, 300, 1000];
/** Part of a cold build that a build after one changed page may take. */
const WARM_LIMIT = 0.25;
/** Bytes by which compression may shift the script of one page while the site grows around it. */
const SCRIPT_TOLERANCE = 512;
const MEASURED_ROUTES = ['/', '/about', generatedRoute(1)];

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
    const scripts = Object.fromEntries(MEASURED_ROUTES.map((route) => [route, scriptBytes(build, route)]));
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
  const growth = MEASURED_ROUTES.map((route) => {
    const bytes = figures.map(({ scripts }) => scripts[route] ?? 0);
    return Math.max(...bytes) - Math.min(...bytes);
  });
  const isMet = growth.every((bytes) => bytes <= SCRIPT_TOLERANCE);
  console.log(
    `The script of a page does not grow with the number of pages: ${verdict(isMet)} (±${Math.max(...growth)} B).`,
  );
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map(Number);
  const figures: ScaleFigures[] = [];
  for (const pages of chosen.length > 0 ? chosen : DEFAULT_SIZES) figures.push(await measure(pages));
  report(figures);
  saveResults('scale', figures);
}

main();
