/**
 * `npm run measure:pages [/route …]`: visits every route of `build/` and the 404 page as a phone. Prints bytes and requests
 * after five idle seconds, brotli bytes of script until the visitor leaves, and each script of pages that need React.
 */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Request } from '@playwright/test';
import { load } from 'cheerio';
import { readArguments, readRoutes } from '../../lib/commandLine';
import { saveResults, verdict } from './results';
import { brotliBytes } from './scriptBytes';
import { table } from './table';
import { withBuild } from './withBuild';

/** Limits of a page that ships no React. */
const STATIC_LIMITS = { bytes: 40_000, requests: 8, script: 3_000 };
/** Bytes of script of a page with React. */
const REACT_LIMIT = 115_000;
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Milliseconds after loading without any interaction. */
const IDLE = 5000;
/** Milliseconds after the visitor's last interaction. */
const AFTER_USE = 1500;

interface PageFigures {
  /** As transferred, with headers, without the images of its content, which a writer chooses. */
  bytes: number;
  images: number;
  requests: number;
  /** Brotli bytes of each script, by file name and `inline`. */
  scripts: Record<string, number>;
  script: number;
  needsReact: boolean;
}

async function transferredBytes(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function visit(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const transfers: Promise<number>[] = [];
    const imageTransfers: Promise<number>[] = [];
    const scripts: Record<string, number> = {};
    const addresses = new Set<string>();
    page.on('requestfinished', (request) => {
      const isContent = request.resourceType() === 'image' && new URL(request.url()).pathname.startsWith('/images/');
      (isContent ? imageTransfers : transfers).push(transferredBytes(request));
      if (request.resourceType() === 'script') addresses.add(request.url());
    });
    const $ = load((await (await page.goto(url))?.text()) ?? '');
    await page.waitForTimeout(IDLE);
    const bytes = await Promise.all(transfers);
    const images = await Promise.all(imageTransfers);

    await page.mouse.move(5, 700);
    await page.mouse.wheel(0, 20_000);
    await page.keyboard.press('Tab');
    await page.locator('h1').first().tap();
    await page.waitForTimeout(AFTER_USE);
    scripts.inline = brotliBytes($('script:not([type]):not([src])').text());
    for (const address of addresses) {
      scripts[path.basename(new URL(address).pathname)] = brotliBytes(await (await fetch(address)).text());
    }
    return {
      bytes: sum(bytes),
      images: sum(images),
      requests: bytes.length + images.length,
      scripts,
      script: sum(Object.values(scripts)),
      needsReact: $('[data-island]').length > 0,
    };
  } finally {
    await context.close();
  }
}

function isWithinLimits({ bytes, requests, script, needsReact }: PageFigures): boolean {
  if (needsReact) return script <= REACT_LIMIT;
  return bytes <= STATIC_LIMITS.bytes && requests <= STATIC_LIMITS.requests && script <= STATIC_LIMITS.script;
}

function report(pages: Record<string, PageFigures>): void {
  const rows = Object.entries(pages).map(([route, page]) => {
    const kind = page.needsReact ? 'React' : 'static';
    return [route, kind, page.bytes, page.images, page.requests, page.script, verdict(isWithinLimits(page))].map(
      String,
    );
  });
  console.log(table([['', 'kind', 'bytes', 'images', 'requests', 'script, B', 'limits'], ...rows]));
  const { bytes, requests, script } = STATIC_LIMITS;
  console.log(`Limits: bytes ${bytes}, requests ${requests}, script ${script}; with React, script ${REACT_LIMIT}.`);
  for (const [route, { scripts, needsReact }] of Object.entries(pages)) {
    if (!needsReact) continue;
    const files = Object.entries(scripts).sort(([, one], [, other]) => other - one);
    console.log(`\n${route}\n${table([['script', 'B'], ...files.map(([file, size]) => [file, String(size)])])}`);
  }
}

async function main(): Promise<void> {
  const usage = 'npm run measure:pages [-- /route …]';
  const routes = readRoutes(readArguments(usage, { allowPositionals: true }).positionals, usage);
  const pages = await withBuild(async (browser, origin) => {
    const figures: Record<string, PageFigures> = {};
    for (const route of routes) figures[route] = await visit(browser, origin + route);
    return figures;
  });
  report(pages);
  saveResults('pages', pages);
}

main();
