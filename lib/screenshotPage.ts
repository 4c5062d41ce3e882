import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The widths of pictures, in CSS pixels: a phone and a desktop. */
export const PICTURE_WIDTHS = [390, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type Scheme = 'light' | 'dark';

/** Any moment will do; it must be the same one in every picture. */
const FIXED_TIME = new Date('2026-01-01T12:00:00Z');

/**
 * A page for pictures: no motion, a clock that stands still, and the page as it is served: scripts of the site, and the
 * stylesheet that comes with them, are held back.
 */
export async function newScreenshotPage(
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
  // Some pages lead on by script; some start React at once, whose stylesheet would come before or after a picture.
  await page.route(/\/assets\/(js|css)\//, (request) => request.abort());
  return page;
}

/** Opens an address and waits until its fonts and all its pictures are there, those below the fold included. */
export async function openForScreenshot(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    // An optional font that comes a moment late is not shown until the next page: chance must not choose the font.
    for (const sheet of document.styleSheets) {
      for (const [index, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(index);
        sheet.insertRule(rule.cssText.replace('font-display: optional', 'font-display: block'), index);
      }
    }
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
