/**
 * `npm run bench [-- --repeat 3 /route …]`: builds, on the same words, this site, the same pages under stock
 * `preset-classic`, and pages as one would write them by hand. Prints medians and ratios: cold builds, pages, and the time
 * from a click to the next page.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../browser';
import { allRoutes } from '../builtRoutes';
import { htmlFiles } from '../htmlFiles';
import { median } from '../median';
import { type BuildFigures, buildSite } from './buildSite';
import { type Click, clickToPaint } from './clickToPaint';
import { allScript, pageCounts } from './pageCounts';
import { paintTimes } from './paintTimes';
import { saveResults, verdict } from './results';
import { copySite, temporaryFolder } from './siteCopy';
import { withHosts } from './sites';
import { writeStockSite } from './stockSite';
import { table } from './table';
import { writeHandWritten } from './writeHandWritten';

const DEFAULT_ROUTES = ['/', '/about', '/pricing'];
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
  hand: string;
  /** The built site without speculation rules. */
  still: string;
}

interface Figures {
  builds: { site: BuildFigures[]; stock: BuildFigures[] };
  /** By route: a row of each site. */
  pages: Record<string, number[][]>;
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

async function measurePages(origins: readonly string[], routes: readonly string[], repeat: number) {
  const browser = await chromium.launch(chromiumLaunch);
  const pages: Figures['pages'] = {};
  try {
    for (const route of routes) {
      console.error(`${route} …`);
      const urls = origins.map((origin) => origin + route);
      const times = await paintTimes(browser, urls, repeat);
      pages[route] = [];
      for (const [index, url] of urls.entries()) {
        const counts = await pageCounts(browser, url);
        const { lcp = Number.NaN, tbt = Number.NaN } = times[index] ?? {};
        pages[route].push([counts.bytes, counts.requests, allScript(counts), lcp, tbt]);
      }
    }
    return pages;
  } finally {
    await browser.close();
  }
}

function withoutSpeculation(build: string, directory: string): void {
  cpSync(build, directory, { recursive: true });
  for (const file of htmlFiles(directory)) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script type="?speculationrules.*?<\/script>/s, ''));
  }
}

async function measure(folders: Folders, routes: readonly string[], repeat: number): Promise<Figures> {
  const builds = await measureBuilds(folders, repeat);
  const [build, stock] = [path.join(folders.site, 'build'), path.join(folders.stock, 'build')];
  writeHandWritten(build, routes, folders.hand);
  withoutSpeculation(build, folders.still);
  return withHosts([build, stock, folders.hand, folders.still], async (origins) => {
    const [site = '', classic = '', , still = ''] = origins;
    const pages = await measurePages(origins.slice(0, 3), routes, repeat);
    const clicks: Figures['clicks'] = {};
    for (const click of CLICKS) {
      const name = `${click.from} to ${click.to}, ${click.device}`;
      console.error(`${name} …`);
      clicks[name] = await clickToPaint([site, still, classic], click, repeat);
    }
    return { builds, pages, clicks };
  });
}

function report({ builds, pages, clicks }: Figures): void {
  const middle = (figures: BuildFigures[], name: keyof BuildFigures) => median(figures.map((one) => one[name]));
  const build = (figures: BuildFigures[]) => [
    middle(figures, 'seconds'),
    middle(figures, 'processorSeconds'),
    middle(figures, 'megabytes'),
  ];
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

  for (const [route, rows] of Object.entries(pages)) {
    const named = rows.map((row, index) => [
      ['this site', 'preset-classic', 'hand-written'][index] ?? '',
      ...row.map((figure) => figure.toFixed(0)),
    ]);
    console.log(`\n${route}\n${table([['', 'bytes', 'requests', 'script, B', 'LCP ms', 'TBT ms'], ...named])}`);
  }

  console.log('\nMilliseconds from a click to the largest paint of the next page');
  const rows = Object.entries(clicks).map(([link, times]) => [
    link,
    ...times.map((time) => time.toFixed(0)),
    verdict(Math.max(...times.slice(0, 2)) < (times[2] ?? 0)),
  ]);
  console.log(table([['', 'this site', 'without speculation', 'preset-classic', 'ahead'], ...rows]));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '3' } },
  });
  const folders: Folders = {
    site: temporaryFolder('bench-site'),
    stock: temporaryFolder('bench-stock'),
    hand: temporaryFolder('bench-hand'),
    still: temporaryFolder('bench-still'),
  };
  try {
    const routes = positionals.length > 0 ? positionals : DEFAULT_ROUTES;
    const figures = await measure(folders, routes, Number(values.repeat));
    report(figures);
    saveResults('comparison', figures);
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

main();
