import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Widths of screenshots in CSS pixels: a phone and a desktop. */
type ScreenshotWidth = 390 | 1280;
type Scheme = 'light' | 'dark';

/** An arbitrary time, the same in every screenshot. */
const FIXED_TIME = new Date('2026-01-01T12:00:00Z');

/**
 * Opens a browser page for screenshots, with reduced motion and a stopped clock. It shows the site as served: the site's
 * scripts, and the stylesheet that they load, are blocked.
 */
export async function newScreenshotPage(
  browser: Browser,
  width: ScreenshotWidth,
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
  // Some pages redirect with a script. Others start React immediately, and its stylesheet could load before or after the
  // screenshot.
  await page.route(/\/assets\/(js|css)\//, (request) => request.abort());
  return page;
}

/** Opens a URL and waits until its fonts and all its images have loaded, including those below the fold. */
export async function openForScreenshot(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    // With `font-display: optional`, a font that loads slightly late is not used, so screenshots would differ at random.
    for (const sheet of document.styleSheets) {
      for (const [index, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(index);
        sheet.insertRule(rule.cssText.replace('font-display: optional', 'font-display: block'), index);
      }
    }
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await document.fonts.ready;
    // A picture that is decoded apart from the page can be missing in the first frame.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/**
 * Ends every animation that ends, such as the change of a color after the scheme has changed. What follows the scroll position
 * stays as it is at the top of the page.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions start with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      const hasEnd = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (hasEnd && animation.timeline === document.timeline) animation.finish();
    }
  });
}
