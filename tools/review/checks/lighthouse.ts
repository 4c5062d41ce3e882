import { median } from '../../../lib/median';
import type { Check } from '../../../plugins/preview/changes';
import { type FreeHost, serveOnFreePort } from '../../hosting/freeHost';
import { auditFigure, runLighthouse } from '../../measure/runLighthouse';
import type { PageComparison } from '../compare/pages';
import { counted } from '../groups/group';

/** Score from 0 to 100; times in milliseconds. */
interface LighthouseFigures {
  performance: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
}

/** A lower score than this many points is more than the usual variation. */
const TOLERANCE = 3;
/** A page takes a minute. */
const MAX_PAGES = 5;

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
async function measureBoth(urls: {
  before: string;
  after: string;
}): Promise<Record<'before' | 'after', LighthouseFigures>> {
  const runs: Record<'before' | 'after', LighthouseFigures[]> = { before: [], after: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.before.push(await measure(urls.before));
    runs.after.push(await measure(urls.after));
  }
  return { before: middleOf(runs.before), after: middleOf(runs.after) };
}

function bytesOf({ bytes }: PageComparison['after']): number {
  return bytes.html.brotli + bytes.scripts.brotli;
}

/**
 * Measures pages whose bytes changed most with Lighthouse, as on a slow phone, three times each. Figures vary:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 * @param directories both built sites
 * @throws Error if Lighthouse cannot load a page
 */
export async function checkLighthouse(
  pages: readonly PageComparison[],
  directories: { before: string; after: string },
  log: (text: string) => void,
): Promise<Check> {
  const name = 'Lighthouse';
  const growth = ({ before, after }: PageComparison) => Math.abs(bytesOf(after) - bytesOf(before));
  const chosen = pages
    .filter((page) => growth(page) > 0)
    .sort((one, other) => growth(other) - growth(one))
    .slice(0, MAX_PAGES);
  if (chosen.length === 0) return { name, state: 'skipped', sentence: 'No page changed in weight.', findings: [] };
  const hosts: Record<'before' | 'after', FreeHost> = {
    before: await serveOnFreePort(directories.before),
    after: await serveOnFreePort(directories.after),
  };
  const findings: Check['findings'] = [];
  let isSlower = false;
  try {
    for (const { route } of chosen) {
      log(`Lighthouse: ${route}, ${findings.length + 1} of ${chosen.length}`);
      const { before, after } = await measureBoth({
        before: hosts.before.origin + route,
        after: hosts.after.origin + route,
      });
      isSlower ||= after.performance < before.performance - TOLERANCE;
      const times = `largest contentful paint ${before.largestContentfulPaint} → ${after.largestContentfulPaint} ms, total blocking time ${before.totalBlockingTime} → ${after.totalBlockingTime} ms`;
      findings.push({ text: `performance ${before.performance} → ${after.performance}, ${times}`, route });
    }
  } finally {
    hosts.before.close();
    hosts.after.close();
  }
  const sentence = `${counted(chosen.length, 'page')} measured on a slow phone. Figures vary from run to run.`;
  return { name, state: isSlower ? 'found' : 'passed', sentence, findings };
}
