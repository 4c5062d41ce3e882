/**
 * `npm run measure:pages [/route …]`: visits every route of `build/`, and the 404 page, as a phone, compressed as
 * `npm run emit -- nginx` does. Prints bytes and requests after five idle seconds and the script until the visitor leaves,
 * and each script of the pages that start React by themselves.
 */
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { allRoutes } from '../../lib/builtRoutes';
import { allScript, type PageCounts, pageCounts } from './pageCounts';
import { saveResults, verdict } from './results';
import { withHandWritten } from './sites';
import { table } from './table';

const BUILD = 'build';
/** Of a page of words. Bytes. */
const WORDS_LIMITS = { bytes: 40_000, requests: 8, script: 3_000 };
/** Bytes of script of a page with a form. */
const FORM_LIMIT = 115_000;

type Figures = Record<string, PageCounts>;

async function measure(routes: readonly string[]): Promise<Figures> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    return await withHandWritten(BUILD, [], async (origin) => {
      const figures: Figures = {};
      for (const route of routes) figures[route] = await pageCounts(browser, origin + route);
      return figures;
    });
  } finally {
    await browser.close();
  }
}

function report(figures: Figures): void {
  const rows = Object.entries(figures).map(([route, counts]) => {
    const { bytes, requests, needsReact } = counts;
    const script = allScript(counts);
    const { bytes: mostBytes, requests: mostRequests, script: mostScript } = WORDS_LIMITS;
    const isMet = needsReact
      ? script <= FORM_LIMIT
      : bytes <= mostBytes && requests <= mostRequests && script <= mostScript;
    const kind = needsReact ? 'React' : 'words';
    return [route, kind, bytes, requests, script, verdict(isMet)].map(String);
  });
  console.log(table([['', 'page of', 'bytes', 'requests', 'script, B', 'limits'], ...rows]));
  console.log(
    `Limits: ${Object.entries(WORDS_LIMITS)
      .map(([name, limit]) => `${name} ${limit}`)
      .join(', ')}; with React, script ${FORM_LIMIT}.`,
  );
  for (const [route, { scripts, needsReact }] of Object.entries(figures)) {
    if (!needsReact) continue;
    const files = Object.entries(scripts).sort(([, one], [, other]) => other - one);
    console.log(`\n${route}\n${table([['script', 'B'], ...files.map(([file, bytes]) => [file, String(bytes)])])}`);
  }
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const figures = await measure(chosen.length > 0 ? chosen : [...allRoutes(BUILD), '/404']);
  report(figures);
  saveResults('pages', figures);
}

main();
