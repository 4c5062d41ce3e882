import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumLaunch } from '../../../lib/browser';
import { newScreenshotPage, openForScreenshot, type Scheme, type ScreenshotWidth } from '../../../lib/screenshotPage';
import { type FreeHost, serveOnFreePort } from '../../hosting/freeHost';
import type * as inPage from './inPage';

export type Side = 'before' | 'after';

/** Both built sites in a browser. */
export interface ReviewBrowser {
  browser: Browser;
  origins: Record<Side, string>;
  /** Returns a page of one build; pages are reused. */
  open(side: Side, route: string, width: ScreenshotWidth, scheme?: Scheme): Promise<Page>;
  /** Makes the functions of `inPage.ts` available in a page that opens next. */
  prepare(page: Page): Promise<unknown>;
  close(): Promise<void>;
}

/** Names of the functions that run inside pages. */
export type InPage = { [Name in keyof typeof inPage]: (typeof inPage)[Name] };

/** Calls a function of `inPage.ts` inside a page. */
export function call<Name extends keyof InPage>(
  page: Page,
  name: Name,
  ...parameters: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> {
  return page.evaluate(
    ([method, values]) => {
      const { review } = window as unknown as { review: Record<string, (...all: unknown[]) => unknown> };
      return review[method as string]?.(...(values as unknown[]));
    },
    [name, parameters] as const,
  ) as Promise<ReturnType<InPage[Name]>>;
}

async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'review',
    // Playwright runs scripts inside a function.
    footer: { js: 'globalThis.review = review;' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Serves both builds and starts a browser.
 * @throws Error if there is no browser
 */
export async function openReviewBrowser(directories: Record<Side, string>): Promise<ReviewBrowser> {
  const browser = await chromium.launch(chromiumLaunch);
  const script = await inPageScript();
  const hosts: Record<Side, FreeHost> = {
    before: await serveOnFreePort(directories.before),
    after: await serveOnFreePort(directories.after),
  };
  const pages = new Map<string, Promise<Page>>();
  const shown = new Map<Page, string>();
  const prepare = (page: Page) => page.addInitScript(script);
  return {
    browser,
    prepare,
    origins: { before: hosts.before.origin, after: hosts.after.origin },
    async open(side, route, width, scheme = 'light') {
      const key = `${side} ${width} ${scheme}`;
      if (!pages.has(key)) {
        // The page's own Content-Security-Policy would block other styles.
        const created = newScreenshotPage(browser, width, scheme, { bypassCSP: true });
        pages.set(key, created);
        await prepare(await created);
      }
      const page = (await pages.get(key)) as Page;
      const url = hosts[side].origin + route;
      if (shown.get(page) !== url) await openForScreenshot(page, url);
      shown.set(page, url);
      return page;
    },
    async close() {
      await browser.close();
      hosts.before.close();
      hosts.after.close();
    },
  };
}
