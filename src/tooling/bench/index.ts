/**
 * `npm run bench [-- --repeat 3 /route …]`: builds and measures, on the same words, this site, the same pages under
 * stock `preset-classic`, and pages as one would write them by hand. Prints medians and ratios.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allRoutes } from '../builtRoutes';
import { compressFiles } from '../hosts/compressFiles';
import { buildSite } from './buildSite';
import type { Comparison } from './comparison';
import { measureSites } from './measureSites';
import { reportComparison } from './report';
import { saveResults } from './results';
import { copySite, temporaryFolder } from './siteCopy';
import { writeStockSite } from './stockSite';
import { writeHandWritten } from './writeHandWritten';

const DEFAULT_ROUTES = ['/', '/about', '/pricing'];

async function compare(routes: string[], repeat: number): Promise<Comparison> {
  const folders = {
    site: temporaryFolder('bench-site'),
    stock: temporaryFolder('bench-stock'),
    hand: temporaryFolder('bench-hand'),
  };
  try {
    console.error('Building this site …');
    copySite(folders.site);
    const site = await buildSite(folders.site);
    const build = path.join(folders.site, 'build');
    const all = allRoutes(build);
    console.error('Building the same pages with preset-classic …');
    await writeStockSite(build, all, folders.stock);
    const stock = await buildSite(folders.stock);
    writeHandWritten(build, [...all, '/404'], folders.hand);

    const directories = {
      'this site': build,
      'preset-classic': path.join(folders.stock, 'build'),
      'hand-written': folders.hand,
    };
    for (const directory of Object.values(directories)) await compressFiles(directory);
    return {
      repeat,
      routes: await measureSites(directories, routes, repeat),
      builds: { 'this site': site, 'preset-classic': stock },
    };
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '3' } },
  });
  const comparison = await compare(positionals.length > 0 ? positionals : DEFAULT_ROUTES, Number(values.repeat));
  reportComparison(comparison);
  saveResults('comparison', comparison);
}

main();
