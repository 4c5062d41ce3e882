import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import type { LighthouseChange, LighthouseFigures, PageChange } from '../../preview/changes';
import { chromiumLaunch } from '../browser';
import { type FreeHost, serveOnFreePort } from '../freeHost';

/** An odd number, so that one slow run does not decide. */
const RUNS = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The machine gives no port.');
  return address.port;
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function measure(url: string, port: number): Promise<LighthouseFigures> {
  // A large module that nothing else of the review needs.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  const audits = result?.lhr.audits;
  return {
    performance: Math.round((result?.lhr.categories.performance?.score ?? 0) * 100),
    largestContentfulPaint: Math.round(audits?.['largest-contentful-paint']?.numericValue ?? 0),
    totalBlockingTime: Math.round(audits?.['total-blocking-time']?.numericValue ?? 0),
  };
}

function middleOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: keyof LighthouseFigures) => middle(runs.map((figures) => figures[name]));
  return {
    performance: of('performance'),
    largestContentfulPaint: of('largestContentfulPaint'),
    totalBlockingTime: of('totalBlockingTime'),
  };
}

/** Measures both sides in turn: what else the machine does meanwhile slows both alike. */
async function measureBoth(urls: { before: string; after: string }, port: number): Promise<LighthouseChange> {
  const runs: Record<'before' | 'after', LighthouseFigures[]> = { before: [], after: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.before.push(await measure(urls.before, port));
    runs.after.push(await measure(urls.after, port));
  }
  return { before: middleOf(runs.before), after: middleOf(runs.after) };
}

/** Pages whose bytes moved; the row for all pages is measured on the home page. */
function routesToMeasure(rows: readonly PageChange[]): [PageChange, string][] {
  return rows
    .filter(({ kinds, bytes }) => kinds.includes('weight') && bytes?.before && bytes.after)
    .map((row) => [row, row.route === '*' ? '/' : row.route]);
}

/**
 * Measures pages whose bytes moved with Lighthouse, as a slow phone would meet them, three times each.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md says why figures vary.
 * @param directories both built sites
 * @returns the rows, with figures where they were taken
 */
export async function withLighthouse(
  rows: readonly PageChange[],
  directories: { before: string; after: string },
  tell: (text: string) => void,
): Promise<PageChange[]> {
  const chosen = routesToMeasure(rows);
  if (chosen.length === 0) return [...rows];
  const port = await freePort();
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  const hosts: Record<'before' | 'after', FreeHost> = {
    before: await serveOnFreePort(directories.before),
    after: await serveOnFreePort(directories.after),
  };
  const figures = new Map<PageChange, LighthouseChange>();
  try {
    for (const [row, route] of chosen) {
      tell(`Lighthouse: ${route}, ${figures.size + 1} of ${chosen.length}`);
      const urls = { before: hosts.before.origin + route, after: hosts.after.origin + route };
      figures.set(row, await measureBoth(urls, port));
    }
  } finally {
    await browser.close();
    hosts.before.close();
    hosts.after.close();
  }
  return rows.map((row) => ({ ...row, lighthouse: figures.get(row) ?? null }));
}
