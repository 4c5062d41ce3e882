import { median } from '../../lib/median';
import type { LighthouseChange, LighthouseFigures, PageChange } from '../../plugins/preview/changes';
import { type FreeHost, serveOnFreePort } from '../hosting/freeHost';
import { auditFigure, runLighthouse } from '../measure/runLighthouse';

/** An odd number, so that one slow run does not decide. */
const RUNS = 3;

async function measure(url: string): Promise<LighthouseFigures> {
  const result = await runLighthouse(url, { onlyCategories: ['performance'] });
  return {
    performance: Math.round((result.categories.performance?.score ?? 0) * 100),
    largestContentfulPaint: Math.round(auditFigure(result, 'largest-contentful-paint')),
    totalBlockingTime: Math.round(auditFigure(result, 'total-blocking-time')),
  };
}

function middleOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: keyof LighthouseFigures) => median(runs.map((figures) => figures[name]));
  return {
    performance: of('performance'),
    largestContentfulPaint: of('largestContentfulPaint'),
    totalBlockingTime: of('totalBlockingTime'),
  };
}

/** Measures both sides in turn, so that other work on the machine slows both down equally. */
async function measureBoth(urls: { before: string; after: string }): Promise<LighthouseChange> {
  const runs: Record<'before' | 'after', LighthouseFigures[]> = { before: [], after: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.before.push(await measure(urls.before));
    runs.after.push(await measure(urls.after));
  }
  return { before: middleOf(runs.before), after: middleOf(runs.after) };
}

/** Returns the pages whose bytes changed; for the row for all pages, the home page. */
function routesToMeasure(rows: readonly PageChange[]): [PageChange, string][] {
  return rows
    .filter(({ kinds, bytes }) => kinds.includes('weight') && bytes?.before && bytes.after)
    .map((row) => [row, row.route === '*' ? '/' : row.route]);
}

/**
 * Measures pages whose bytes changed with Lighthouse, as on a slow phone, three times each. Figures vary:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 * @param directories both built sites
 * @returns the rows, with figures where pages were measured
 * @throws Error if Lighthouse cannot load a page
 */
export async function withLighthouse(
  rows: readonly PageChange[],
  directories: { before: string; after: string },
  log: (text: string) => void,
): Promise<PageChange[]> {
  const chosen = routesToMeasure(rows);
  if (chosen.length === 0) return [...rows];
  const hosts: Record<'before' | 'after', FreeHost> = {
    before: await serveOnFreePort(directories.before),
    after: await serveOnFreePort(directories.after),
  };
  const figures = new Map<PageChange, LighthouseChange>();
  try {
    for (const [row, route] of chosen) {
      log(`Lighthouse: ${route}, ${figures.size + 1} of ${chosen.length}`);
      const urls = { before: hosts.before.origin + route, after: hosts.after.origin + route };
      figures.set(row, await measureBoth(urls));
    }
  } finally {
    hosts.before.close();
    hosts.after.close();
  }
  return rows.map((row) => ({ ...row, lighthouse: figures.get(row) ?? null }));
}
