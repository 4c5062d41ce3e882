import { expect, type Locator, type Page, test } from '@playwright/test';
import { pageWith } from '../support/builtPages';
import { PHONE, scriptRuns } from '../support/page';

/** What a visitor meets at a zoom of 400 %, or with text of twice the size. */

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));

/** Scrolls until a share of the window is covered by the element, from below. */
const cover = (element: Locator, share: number) =>
  element.evaluate((box, part) => {
    scrollBy({ top: box.getBoundingClientRect().top - innerHeight * (1 - part), behavior: 'instant' });
  }, share);

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: PHONE });

  for (const [windows, hidden, shown] of [
    [2, 0.15, 0.25],
    [140, 0.3, 0.85],
  ] as const) {
    test(`an element as tall as ${windows} windows appears while it scrolls in`, async ({ page }) => {
      const route = pageWith('[data-reveal]');
      test.skip(!route, 'no page reveals anything');
      await page.goto(route);
      await scriptRuns(page);
      const element = page.locator('[data-reveal]').last();
      await element.evaluate((box, count) => {
        Object.assign(box.style, { blockSize: `${100 * count}vh`, overflow: 'hidden' });
      }, windows);
      await expect(element).toHaveAttribute('data-reveal', 'waiting');
      await cover(element, hidden);
      await nextFrames(page);
      await expect(element).toHaveAttribute('data-reveal', 'waiting');
      await cover(element, shown);
      await expect(element).toHaveAttribute('data-reveal', 'shown');
    });
  }
});
