import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveOnFreePort } from '../../hosting/staticHost';
import { REVIEW_FILE, type Review } from '../builds';

const { before, after, pages }: Review = JSON.parse(readFileSync(REVIEW_FILE, 'utf8'));
const VIEWS = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

/** Opens a page of a build, and waits for its fonts and all its pictures. */
async function openPage(page: Page, build: string, route: string): Promise<void> {
  const host = await serveOnFreePort(build);
  // The preview's bar is not part of the page. The site's scripts start React, which could finish before or after the screenshot.
  await page.route(/\/(preview|assets\/(js|css))\//, (request) => request.abort());
  await page.route(`${host.origin}${route}`, async (request) => {
    const response = await request.fetch();
    // A font that loads slightly late would not be used, and pictures would differ at random.
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await request.fulfill({ response, body });
  });
  await page.goto(host.origin + route);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // In a screenshot of the whole page, sticky elements would cover text.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  host.close();
}

for (const { route, from = route, kind } of pages.filter((page) => page.kind === 'changed' || page.kind === 'moved')) {
  for (const { width, scheme } of VIEWS) {
    test(`${route}, ${width} px, ${scheme}${kind === 'moved' ? `, before ${from}` : ''}`, async ({
      page,
    }, testInfo) => {
      await page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      const name = `${encodeURIComponent(route)}-${width}-${scheme}.png`;
      const file = testInfo.snapshotPath(name);
      mkdirSync(path.dirname(file), { recursive: true });
      await openPage(page, before, from);
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      await openPage(page, after, route);
      await expect(page).toHaveScreenshot(name, { fullPage: true });
    });
  }
}
