import path from 'node:path';
import type { Browser, Request } from '@playwright/test';
import { load } from 'cheerio';
import { brotliBytes } from './budgets';
import { PHONE } from './slowPhone';

/** Milliseconds after loading in which nobody touches the page. */
const IDLE = 5000;
/** Milliseconds after the visitor has used the page. */
const AFTER_USE = 1500;

/** What a visit to a page costs. Bytes are counted as they come over the network, with their headers. */
export interface PageCounts {
  bytes: number;
  requests: number;
  /** Brotli bytes of each script that ran until the visitor left, by file name, and `inline`. */
  scripts: Record<string, number>;
  /** Whether the page says that it needs React. */
  needsReact: boolean;
}

async function transferred(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

async function scriptBytes(url: string): Promise<[string, number]> {
  return [path.basename(new URL(url).pathname), brotliBytes(await (await fetch(url)).text())];
}

/**
 * Visits a page as a phone on a fast network: counts bytes and requests after five idle seconds, then moves, scrolls,
 * presses a key and taps, and counts the scripts.
 */
export async function pageCounts(browser: Browser, url: string): Promise<PageCounts> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const finished: Promise<number>[] = [];
    const files = new Set<string>();
    page.on('requestfinished', (request) => {
      finished.push(transferred(request));
      if (request.resourceType() === 'script') files.add(request.url());
    });
    const html = (await (await page.goto(url))?.text()) ?? '';
    await page.waitForTimeout(IDLE);
    const bytes = await Promise.all(finished);

    await page.mouse.move(5, 700);
    await page.mouse.wheel(0, 20_000);
    await page.keyboard.press('Tab');
    await page.locator('h1').first().tap();
    await page.waitForTimeout(AFTER_USE);
    const $ = load(html);
    const inline = $('script:not([type]):not([src])').text();
    return {
      bytes: bytes.reduce((sum, one) => sum + one, 0),
      requests: bytes.length,
      scripts: {
        ...(inline && { inline: brotliBytes(inline) }),
        ...Object.fromEntries(await Promise.all([...files].map(scriptBytes))),
      },
      needsReact: $('html').attr('data-react') !== undefined,
    };
  } finally {
    await context.close();
  }
}

/** Brotli bytes of all scripts of a visit. */
export function allScript({ scripts }: PageCounts): number {
  return Object.values(scripts).reduce((sum, one) => sum + one, 0);
}
