/**
 * `npm run measure:lighthouse [-- --repeat 1 /route …]`: loads every route of `build/` and the 404 page with Lighthouse as a
 * simulated slow phone. Prints medians, and the audits that cost points.
 */
import { readArguments, readCount, readRoutes } from '../../lib/commandLine';
import { median } from '../../lib/median';
import { saveResults } from './results';
import { auditFigure, type Result, runLighthouse } from './runLighthouse';
import { table } from './table';
import { withBuild } from './withBuild';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface PageScores {
  route: string;
  /** 0 to 100, in the order of `CATEGORIES`. */
  scores: number[];
  /** Milliseconds and layout shift, in the order of `AUDITS`. */
  audits: number[];
  /** Lighthouse IDs of the audits that cost points. */
  lost: string[];
}

function lostAudits({ categories, audits }: Result): string[] {
  const references = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return references.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}

async function measure(url: string, route: string, repeat: number): Promise<PageScores> {
  console.error(`${route} …`);
  const results: Result[] = [];
  for (let run = 0; run < repeat; run += 1) {
    results.push(await runLighthouse(url + route, { onlyCategories: CATEGORIES }));
  }
  const score = (name: string) => median(results.map(({ categories }) => 100 * (categories[name]?.score ?? 0)));
  return {
    route,
    scores: CATEGORIES.map((name) => Math.round(score(name))),
    audits: AUDITS.map((audit) => median(results.map((result) => auditFigure(result, audit)))),
    lost: [...new Set(results.flatMap(lostAudits))],
  };
}

async function main(): Promise<void> {
  const usage = 'npm run measure:lighthouse [-- --repeat 1] [/route …]';
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '1' } },
  });
  const routes = readRoutes(positionals, usage);
  const repeat = readCount('--repeat', values.repeat, usage);
  const pages = await withBuild(async (_, origin) => {
    const scores: PageScores[] = [];
    for (const route of routes) scores.push(await measure(origin, route, repeat));
    return scores;
  });
  const rows = pages.map(({ route, scores, audits: [lcp = 0, tbt = 0, cls = 0] }) => [
    route,
    ...scores.map(String),
    lcp.toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(3),
  ]);
  console.log(table([['', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS'], ...rows]));
  for (const { route, lost } of pages) if (lost.length > 0) console.log(`${route} loses points: ${lost.join(', ')}.`);
  saveResults('lighthouse', pages);
}

main();
