/**
 * `npm run measure:lighthouse [-- --repeat 3 --lighthouse 1 /route …]`: loads every route of `build/`, and the 404 page,
 * with Lighthouse as a simulated slow phone, and with a browser that is really slowed down; next to it the same words as a
 * hand-written page, both compressed as `npm run emit -- nginx` does. Prints scores and what is not met.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { allRoutes } from '../../lib/builtRoutes';
import { categories, misses, type PageScores, pageScores } from './lighthouseFigures';
import { saveResults } from './results';
import { withHandWritten } from './sites';
import { table } from './table';

const BUILD = 'build';

async function measure(
  routes: readonly string[],
  repeat: { lighthouse: number; observed: number },
): Promise<PageScores[]> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    return await withHandWritten(BUILD, routes, async (site, handWritten) => {
      const pages: PageScores[] = [];
      for (const route of routes) {
        console.error(`${route}: ${pages.length + 1} of ${routes.length} …`);
        pages.push(await pageScores(browser, route, { site, handWritten }, repeat));
      }
      return pages;
    });
  } finally {
    await browser.close();
  }
}

function report(pages: readonly PageScores[]): void {
  const rows = pages.map(({ route, scores, lcp, handWrittenLcp, cls, tbt, observed, handWrittenObserved }) => [
    route,
    ...categories.map((name) => String(scores[name])),
    cls.toFixed(3),
    (lcp / handWrittenLcp).toFixed(2),
    tbt.toFixed(0),
    ...[observed.lcp, handWrittenObserved.lcp].map((time) => time.toFixed(0)),
    (observed.lcp / handWrittenObserved.lcp).toFixed(2),
    observed.tbt.toFixed(0),
  ]);
  const head = ['CLS', 'simulated LCP ratio', 'TBT ms', 'observed LCP ms', 'by hand', 'ratio', 'observed TBT ms'];
  console.log(table([['', ...categories, ...head], ...rows]));
  const missed = pages.map((page) => ({ route: page.route, list: misses(page) })).filter(({ list }) => list.length > 0);
  for (const { route, list } of missed) console.log(`Not met, ${route}: ${list.join('; ')}.`);
  console.log(`${pages.length - missed.length} of ${pages.length} routes meet every goal.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '3' }, lighthouse: { type: 'string', default: '1' } },
  });
  const loadBefore = loadavg()[0];
  const routes = positionals.length > 0 ? positionals : [...allRoutes(BUILD), '/404'];
  const repeat = { lighthouse: Number(values.lighthouse), observed: Number(values.repeat) };
  const pages = await measure(routes, repeat);
  const load = [loadBefore, loadavg()[0]];
  report(pages);
  console.log(`Load of the machine before and after: ${load.map((value) => value?.toFixed(1)).join(', ')}.`);
  saveResults('lighthouse', { date: new Date().toISOString(), load, pages });
}

main();
