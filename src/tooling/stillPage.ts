import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The widths of pictures, in CSS pixels: a phone and a desktop. */
export const PICTURE_WIDTHS = [390, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type Scheme = 'light' | 'dark';

/** Any moment will do; it must be the same one in every picture. */
const FIXED_TIME = new Date('2026-01-01T12:00:00Z');

/** A page for pictures: no motion, a clock that stands still, and scripts of the site held back, as it is served. */
export async function newStillPage(
  browser: Browser,
  width: PictureWidth,
  colorScheme: Scheme,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 844 : 900 },
    ...options,
  });
  await page.clock.setFixedTime(FIXED_TIME);
  // Some pages lead on by script.
  await page.route('**/assets/js/**', (request) => request.abort());
  return page;
}

/** Opens an address and waits until its fonts and all its pictures are there, those below the fold included. */
export async function openStill(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
