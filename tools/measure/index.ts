/**
 * `npm run bench [-- --repeat 3]`: builds this site, and the same words under stock `preset-classic`. Prints medians: cold
 * builds and their ratio, and the time from a click to the largest paint of the next page, with and without speculation.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allRoutes } from '../../lib/builtRoutes';
import { htmlFiles } from '../../lib/htmlFiles';
import { median } from '../../lib/median';
import { type BuildFigures, buildSite } from './buildSite';
import { type Click, clickToPaint } from './clickToPaint';
import { saveResults, verdict } from './results';
import { copySite, temporaryFolder } from './siteCopy';
import { withHosts } from './sites';
import { writeStockSite } from './stockSite';
import { table } from './table';

const LINKS = [
  { from: '/', to: '/cloud-infrastructure' },
  { from: '/about', to: '/team' },
];
const CLICKS = LINKS.flatMap((link): Click[] => [
  { ...link, device: 'desktop' },
  { ...link, device: 'slow phone' },
]);
/** Times that a cold build may take of `preset-classic`'s. */
const BUILD_LIMIT = 2.5;

interface Folders {
  site: string;
  stock: string;
  /** The built site without speculation rules. */
  still: string;
}

interface Figures {
  builds: { site: BuildFigures[]; stock: BuildFigures[] };
  /** By link: this site, this site without speculation rules, stock. */
  clicks: Record<string, number[]>;
}

function coldBuild(directory: string): Promise<BuildFigures> {
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(directory, folder), { recursive: true, force: true });
  }
  return buildSite(directory);
}

async function measureBuilds({ site, stock }: Folders, repeat: number): Promise<Figures['builds']> {
  const builds: Figures['builds'] = { site: [], stock: [] };
  copySite(site);
  for (let turn = 1; turn <= repeat; turn += 1) {
    console.error(`Builds, ${turn} of ${repeat} …`);
    builds.site.push(await coldBuild(site));
    if (turn === 1) await writeStockSite(path.join(site, 'build'), allRoutes(path.join(site, 'build')), stock);
    builds.stock.push(await coldBuild(stock));
  }
  return builds;
}

function withoutSpeculation(build: string, directory: string): void {
  cpSync(build, directory, { recursive: true });
  for (const file of htmlFiles(directory)) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script type="?speculationrules.*?<\/script>/s, ''));
  }
}

async function measure(folders: Folders, repeat: number): Promise<Figures> {
  const builds = await measureBuilds(folders, repeat);
  const [build, stock] = [path.join(folders.site, 'build'), path.join(folders.stock, 'build')];
  withoutSpeculation(build, folders.still);
  return withHosts([build, folders.still, stock], async (origins) => {
    const clicks: Figures['clicks'] = {};
    for (const click of CLICKS) {
      const name = `${click.from} to ${click.to}, ${click.device}`;
      console.error(`${name} …`);
      clicks[name] = await clickToPaint(origins, click, repeat);
    }
    return { builds, clicks };
  });
}

function report({ builds, clicks }: Figures): void {
  const build = (figures: BuildFigures[]) =>
    (['seconds', 'processorSeconds', 'megabytes'] as const).map((name) => median(figures.map((one) => one[name])));
  const [site, stock] = [build(builds.site), build(builds.stock)];
  const ratios = site.map((figure, index) => figure / (stock[index] ?? Number.NaN));
  console.log('\nA cold build of all pages');
  console.log(
    table([
      ['', 'seconds', 'processor seconds', 'peak MB'],
      ['this site', ...site.map((figure) => figure.toFixed(1))],
      ['preset-classic', ...stock.map((figure) => figure.toFixed(1))],
      ['ratio', ...ratios.map((figure) => figure.toFixed(2))],
    ]),
  );
  console.log(`At most ${BUILD_LIMIT} times the seconds: ${verdict((ratios[0] ?? 0) <= BUILD_LIMIT)}.`);

  console.log('\nMilliseconds from a click to the largest paint of the next page');
  const rows = Object.entries(clicks).map(([link, times]) => [
    link,
    ...times.map((time) => time.toFixed(0)),
    ...times.slice(0, 2).map((time) => verdict(time < (times[2] ?? 0))),
  ]);
  console.log(table([['', 'this site', 'without speculation', 'preset-classic', 'ahead', 'ahead without'], ...rows]));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { repeat: { type: 'string', default: '3' } } });
  const folders: Folders = {
    site: temporaryFolder('bench-site'),
    stock: temporaryFolder('bench-stock'),
    still: temporaryFolder('bench-still'),
  };
  try {
    const figures = await measure(folders, Number(values.repeat));
    report(figures);
    saveResults('comparison', figures);
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

main();
