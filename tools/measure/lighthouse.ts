/**
 * `npm run measure:lighthouse`: loads pages of `build/` and the 404 page with Lighthouse as a simulated slow phone. Prints medians,
 * and the audits that cost points.
 */
import { readArguments, readCount, readRoutes } from '../../lib/commandLine';
import { saveResults, withServedBuild } from './measuring';
import { median } from './median';
import { auditFigure, type Result, runLighthouse } from './runLighthouse';

const USAGE = `npm run measure:lighthouse [-- --repeat 1] [/route …]

Measures pages of build/ with Lighthouse: scores, LCP, blocking time and layout shift. All routes if none is named.`;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Milliseconds, milliseconds, and layout shift. */
const AUDITS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };

/** Lighthouse's names of the audits that cost points. */
function lostAudits({ categories, audits }: Result): string[] {
  const references = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return references.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}

async function measure(url: string, repeat: number) {
  const results: Result[] = [];
  for (let run = 0; run < repeat; run += 1) results.push(await runLighthouse(url, { onlyCategories: CATEGORIES }));
  const medianOf = (figure: (result: Result) => number) => Number(median(results.map(figure)).toFixed(3));
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, medianOf(({ categories }) => 100 * (categories[name]?.score ?? 0))]),
    ),
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([name, audit]) => [name, medianOf((result) => auditFigure(result, audit))]),
    ),
    lost: [...new Set(results.flatMap(lostAudits))].join(', '),
  };
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '1' } },
  });
  const routes = readRoutes(positionals, USAGE);
  const repeat = readCount('--repeat', values.repeat, USAGE);
  const pages: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  await withServedBuild(async (origin) => {
    for (const route of routes) {
      console.error(`${route} …`);
      pages[route] = await measure(origin + route, repeat);
    }
  });
  console.table(pages);
  saveResults('lighthouse', pages);
}

main();
