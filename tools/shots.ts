/**
 * `npm run shots [-- /route …]`: takes screenshots of every route of the build at 390 and 1280 px, light and dark, and writes
 * them to `shots/`.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { readArguments, readRoutes } from '../lib/commandLine';
import { serveOnFreePort } from './hosting/staticHost';
import { newScreenshotPage, openForScreenshot, SCREENSHOT_WIDTHS } from './screenshotPage';

const USAGE = `npm run shots [-- /route …]

Takes screenshots of pages of build/ at two widths, light and dark, into shots/. All routes if none is named.`;

const OUTPUT = 'shots';
const SCHEMES = ['light', 'dark'] as const;

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
      for (const route of routes) {
        const file = `${route.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`;
        await openForScreenshot(page, host.origin + route);
        await page.screenshot({ path: path.join(OUTPUT, file), fullPage: true });
      }
      await page.close();
      console.log(`${name}: ${routes.length} screenshots in ${OUTPUT}/`);
    }
  }
  await browser.close();
  host.close();
}

main();
