import { expect, test } from '@playwright/test';
import { pageWith } from '../support/builtPages';
import { PHONE, scriptRuns } from '../support/page';

test.use({ reducedMotion: 'no-preference', viewport: PHONE });

for (const windows of [2, 140]) {
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
    await element.evaluate((box) => scrollBy({ top: box.getBoundingClientRect().top, behavior: 'instant' }));
    await expect(element).toHaveAttribute('data-reveal', 'shown');
  });
}
