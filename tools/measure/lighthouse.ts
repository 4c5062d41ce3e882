/**
 * `npm run measure:lighthouse`: loads pages of `build/` and the 404 page with Lighthouse as a simulated slow phone. Prints medians,
 * the audits that cost points, and what the page has loaded without any interaction.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { load } from 'cheerio';
import { htmlFile } from '../../lib/builtSite';
import { chromiumLaunch } from '../../lib/chromium.mjs';
import { readArguments, readCount, readRoutes } from '../../lib/commandLine';
import { median, saveResults, verdict, withServedBuild } from './measuring';

const USAGE = `npm run measure:lighthouse [-- --repeat 1] [/route …]

Measures pages of build/ with Lighthouse: scores, first and largest paint, Speed Index, blocking time, layout shift, bytes, requests and script. All routes if none is named.`;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** In milliseconds, except CLS. */
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Limits of a page that loads no React; `tests/build/budgets.test.ts` has one for its script. */
const STATIC_LIMITS = { bytes: 60_000, requests: 8 };
/** Bytes of script of a page with React, with headers. */
const REACT_LIMIT = 105_000;

/** Few people need Lighthouse, and it brings 150 packages, so npx fetches it. 12.8 is the last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** What this command uses of Lighthouse's result. */
interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: LoadedFile[] } } | undefined
  >;
}

/** A row of Lighthouse's audit "network-requests". */
interface LoadedFile {
  url: string;
  /** Bytes, with headers. */
  transferSize: number;
  resourceType: string;
}

/** Loads a page with Lighthouse as a simulated slow phone, in a new browser. */
async function runLighthouse(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumLaunch.args].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumLaunch.executablePath ?? chromium.executablePath() },
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    },
  );
  return JSON.parse(stdout);
}

/** Lighthouse's names of the audits that cost points. */
function lostAudits({ categories, audits }: Result): string[] {
  const references = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return references.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}

const bytesOf = (files: readonly LoadedFile[]) => files.reduce((sum, { transferSize }) => sum + transferSize, 0);

/** Returns what a page has loaded until nothing has happened for seconds. Its bytes are without the pictures of its content, which a writer chooses. */
function loaded({ audits }: Result) {
  const files = audits['network-requests']?.details?.items ?? [];
  return {
    bytes: bytesOf(files.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/images/'))),
    requests: files.length,
    script: bytesOf(files.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

function isWithinLimits(route: string, { bytes, requests, script }: ReturnType<typeof loaded>): boolean {
  const hasReact = load(readFileSync(htmlFile('build', route), 'utf8'))('[data-island]').length > 0;
  return hasReact ? script <= REACT_LIMIT : bytes <= STATIC_LIMITS.bytes && requests <= STATIC_LIMITS.requests;
}

async function measure(origin: string, route: string, repeat: number) {
  const url = origin + route;
  const results: Result[] = [];
  for (let run = 0; run < repeat; run += 1) {
    // On a busy machine a single run sometimes fails.
    results.push(await runLighthouse(url).catch(() => runLighthouse(url)));
  }
  const medianOf = (figure: (result: Result) => number) => Number(median(results.map(figure)).toFixed(3));
  const files = {
    bytes: medianOf((result) => loaded(result).bytes),
    requests: medianOf((result) => loaded(result).requests),
    script: medianOf((result) => loaded(result).script),
  };
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, medianOf(({ categories }) => 100 * (categories[name]?.score ?? 0))]),
    ),
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([name, audit]) => [
        name,
        medianOf(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
      ]),
    ),
    ...files,
    limits: verdict(isWithinLimits(route, files)),
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
      pages[route] = await measure(origin, route, repeat);
    }
  });
  console.table(pages);
  const { bytes, requests } = STATIC_LIMITS;
  console.log(`Limits: bytes ${bytes}, requests ${requests}; with React, script ${REACT_LIMIT}.`);
  saveResults('lighthouse', pages);
}

main();
