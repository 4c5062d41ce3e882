/**
 * `npm run shots [-- /route …]`: takes screenshots of every route of the build at 390 and 1280 px, light and dark. Writes
 * them to `shots/`, with contact sheets (`sheet-*.png`) for a quick overview.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { readArguments, readRoutes } from '../lib/commandLine';
import { serveOnFreePort } from './hosting/freeHost';
import { newScreenshotPage, openForScreenshot, SCREENSHOT_WIDTHS } from './screenshotPage';

const USAGE = `npm run shots [-- /route …]

Takes screenshots of pages of build/ at two widths, light and dark, into shots/. All routes if none is named.`;

const OUTPUT = 'shots';
const SCHEMES = ['light', 'dark'] as const;
const SHEET_COLUMNS = 6;

interface Screenshot {
  route: string;
  file: string;
}

async function takeScreenshot(page: Page, origin: string, route: string, file: string): Promise<Screenshot> {
  await openForScreenshot(page, origin + route);
  await page.screenshot({ path: path.join(OUTPUT, file), fullPage: true });
  return { route, file };
}

/** Uses a new page, because the content policy blocks setting the content of the site's pages. */
async function contactSheet(browser: Browser, name: string, screenshots: Screenshot[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  const cells = await Promise.all(
    screenshots.map(async ({ route, file }) => {
      const image = await readFile(path.join(OUTPUT, file), 'base64');
      return `<figure><figcaption>${route}</figcaption><img src="data:image/png;base64,${image}"></figure>`;
    }),
  );
  const style = `body{margin:16px;display:grid;grid-template-columns:repeat(${SHEET_COLUMNS},1fr);gap:16px;font:14px sans-serif;background:#999}
    figure{margin:0}img{width:100%}`;
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path: path.join(OUTPUT, `sheet-${name}.png`), fullPage: true });
  await page.close();
}

async function main(): Promise<void> {
  const routes = readRoutes(readArguments(USAGE, { allowPositionals: true }).positionals, USAGE);
  await rm(OUTPUT, { recursive: true, force: true });
  await mkdir(OUTPUT);

  const host = await serveOnFreePort('build');
  const browser = await chromium.launch(chromiumLaunch);

  for (const colorScheme of SCHEMES) {
    for (const width of SCREENSHOT_WIDTHS) {
      const page = await newScreenshotPage(browser, width, colorScheme);
      const name = `${width}-${colorScheme}`;
      const screenshots: Screenshot[] = [];
      for (const route of routes) {
        const file = `${route.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`;
        screenshots.push(await takeScreenshot(page, host.origin, route, file));
      }
      await page.close();
      await contactSheet(browser, name, screenshots);
      console.log(`${name}: ${screenshots.length} screenshots, ${OUTPUT}/sheet-${name}.png`);
    }
  }
  await browser.close();
  host.close();
}

main();
