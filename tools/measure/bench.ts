/**
 * `npm run bench [-- --repeat 3]`: compares this site with a stock `preset-classic` site with the same text. Prints medians of
 * cold builds and of the time from a click to the largest paint of the next page.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { allRoutes } from '../../lib/builtRoutes';
import { readArguments, readCount } from '../../lib/commandLine';
import { median } from '../../lib/median';
import { copySite, temporaryFolder } from '../../lib/siteCopy';
import { type BuildFigures, buildSite } from './buildSite';
import { type Click, clickToPaint } from './clickToPaint';
import { withHosts } from './hosts';
import { saveResults, verdict } from './results';
import { writeStockSite } from './stockSite';
import { table } from './table';

const CLICKS: Click[] = [
  { from: '/', to: '/cloud-infrastructure', device: 'desktop' },
  { from: '/', to: '/cloud-infrastructure', device: 'slow phone' },
  { from: '/about', to: '/team', device: 'desktop' },
  { from: '/about', to: '/team', device: 'slow phone' },
];
/** How many times longer than `preset-classic` a cold build may take. */
const BUILD_LIMIT = 2.5;
const FIGURES = ['seconds', 'processorSeconds', 'megabytes'] as const;

function coldBuild(directory: string): Promise<BuildFigures> {
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(directory, folder), { recursive: true, force: true });
  }
  return buildSite(directory);
}

/** Builds both sites in turn. Returns medians in the order of `FIGURES`. */
async function compareBuilds(site: string, stock: string, repeat: number): Promise<Record<'site' | 'stock', number[]>> {
  const builds: Record<'site' | 'stock', BuildFigures[]> = { site: [], stock: [] };
  copySite(site);
  for (let turn = 1; turn <= repeat; turn += 1) {
    console.error(`Builds, ${turn} of ${repeat} …`);
    builds.site.push(await coldBuild(site));
    if (turn === 1) await writeStockSite(path.join(site, 'build'), allRoutes(path.join(site, 'build')), stock);
    builds.stock.push(await coldBuild(stock));
  }
  const medians = (figures: BuildFigures[]) => FIGURES.map((name) => median(figures.map((build) => build[name])));
  return { site: medians(builds.site), stock: medians(builds.stock) };
}

/** Returns milliseconds for this site and for the stock site, by link. */
function compareClicks(site: string, stock: string, repeat: number): Promise<Record<string, number[]>> {
  return withHosts([path.join(site, 'build'), path.join(stock, 'build')], async (origins) => {
    const clicks: Record<string, number[]> = {};
    for (const click of CLICKS) {
      const name = `${click.from} to ${click.to}, ${click.device}`;
      console.error(`${name} …`);
      clicks[name] = await clickToPaint(origins, click, repeat);
    }
    return clicks;
  });
}

async function main(): Promise<void> {
  const usage = 'npm run bench [-- --repeat 3]';
  const { values } = readArguments(usage, { options: { repeat: { type: 'string', default: '3' } } });
  const repeat = readCount('--repeat', values.repeat, usage);
  const [site, stock] = [temporaryFolder('bench-site'), temporaryFolder('bench-stock')];
  try {
    const builds = await compareBuilds(site, stock, repeat);
    const ratios = builds.site.map((figure, index) => figure / (builds.stock[index] ?? Number.NaN));
    console.log('\nA cold build of all pages');
    console.log(
      table([
        ['', 'seconds', 'processor seconds', 'peak MB'],
        ['this site', ...builds.site.map((figure) => figure.toFixed(1))],
        ['preset-classic', ...builds.stock.map((figure) => figure.toFixed(1))],
        ['ratio', ...ratios.map((figure) => figure.toFixed(2))],
      ]),
    );
    console.log(`At most ${BUILD_LIMIT} times the seconds: ${verdict((ratios[0] ?? Number.NaN) <= BUILD_LIMIT)}.`);

    const clicks = await compareClicks(site, stock, repeat);
    console.log('\nMilliseconds from a click to the largest paint of the next page');
    const rows = Object.entries(clicks).map(([link, times]) => [link, ...times.map((time) => time.toFixed(0))]);
    console.log(table([['', 'this site', 'preset-classic'], ...rows]));
    saveResults('comparison', { builds, clicks });
  } finally {
    for (const folder of [site, stock]) rmSync(folder, { recursive: true, force: true });
  }
}

main();
