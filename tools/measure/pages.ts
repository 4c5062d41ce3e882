/**
 * `npm run measure:pages`: visits pages of `build/` and the 404 page as a phone. Prints bytes and requests after five idle seconds,
 * brotli bytes of script until the visitor leaves, and each script of pages that need React.
 */
import path from 'node:path';
import { type Browser, chromium, type Request } from '@playwright/test';
import { load } from 'cheerio';
import { chromiumLaunch } from '../../lib/chromium.mjs';
import { readArguments, readRoutes } from '../../lib/commandLine';
import { brotliBytes, saveResults, verdict, withServedBuild } from './measuring';

const USAGE = `npm run measure:pages [-- /route …]

Measures the bytes, requests and scripts of pages of build/, as a phone fetches them. All routes if none is named.`;

/** Limits of a page that ships no React. */
const STATIC_LIMITS = { bytes: 60_000, requests: 8, script: 3_000 };
/** Bytes of script of a page with React. */
const REACT_LIMIT = 105_000;
/** Milliseconds after loading without any interaction. */
const IDLE = 5000;
/** Milliseconds after the visitor's last interaction. */
const AFTER_USE = 1500;

interface PageFigures {
  kind: 'React' | 'static';
  /** As transferred, with headers, without the images of its content, which a writer chooses. */
  bytes: number;
  images: number;
  requests: number;
  /** Brotli bytes of all scripts, and of each by file name and `inline`. */
  script: number;
  scripts: Record<string, number>;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function transferredBytes(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

/** A picture that a writer put into the page. */
const isContent = (request: Request) =>
  request.resourceType() === 'image' && new URL(request.url()).pathname.startsWith('/assets/images/');

async function visit(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const $ = load((await (await page.goto(url))?.text()) ?? '');
    await page.waitForTimeout(IDLE);
    const afterLoading = [...finished];
    const [images, others] = [
      afterLoading.filter(isContent),
      afterLoading.filter((request) => !isContent(request)),
    ] as const;

    await page.mouse.move(5, 700);
    await page.mouse.wheel(0, 20_000);
    await page.keyboard.press('Tab');
    await page.locator('h1').first().tap();
    await page.waitForTimeout(AFTER_USE);
    const scripts: Record<string, number> = { inline: brotliBytes($('script:not([type]):not([src])').text()) };
    for (const request of finished.filter((one) => one.resourceType() === 'script')) {
      const name = path.basename(new URL(request.url()).pathname);
      scripts[name] ??= brotliBytes(await (await fetch(request.url())).text());
    }
    return {
      kind: $('[data-island]').length === 0 ? 'static' : 'React',
      bytes: sum(await Promise.all(others.map(transferredBytes))),
      images: sum(await Promise.all(images.map(transferredBytes))),
      requests: afterLoading.length,
      script: sum(Object.values(scripts)),
      scripts,
    };
  } finally {
    await context.close();
  }
}

function isWithinLimits({ kind, bytes, requests, script }: PageFigures): boolean {
  if (kind === 'React') return script <= REACT_LIMIT;
  return bytes <= STATIC_LIMITS.bytes && requests <= STATIC_LIMITS.requests && script <= STATIC_LIMITS.script;
}

function report(pages: Record<string, PageFigures>): void {
  const rows = Object.entries(pages).map(([route, page]) => {
    const { scripts: _, ...figures } = page;
    return [route, { ...figures, limits: verdict(isWithinLimits(page)) }];
  });
  console.table(Object.fromEntries(rows));
  const { bytes, requests, script } = STATIC_LIMITS;
  console.log(`Limits: bytes ${bytes}, requests ${requests}, script ${script}; with React, script ${REACT_LIMIT}.`);
  for (const [route, { kind, scripts }] of Object.entries(pages)) {
    if (kind === 'static') continue;
    console.log(`\n${route}`);
    console.table(Object.fromEntries(Object.entries(scripts).sort(([, one], [, other]) => other - one)));
  }
}

async function main(): Promise<void> {
  const routes = readRoutes(readArguments(USAGE, { allowPositionals: true }).positionals, USAGE);
  const browser = await chromium.launch(chromiumLaunch);
  const pages: Record<string, PageFigures> = {};
  await withServedBuild(async (origin) => {
    for (const route of routes) pages[route] = await visit(browser, origin + route);
  });
  await browser.close();
  report(pages);
  saveResults('pages', pages);
}

main();
