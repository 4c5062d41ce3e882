import { expect, test } from '@playwright/test';
import { coveringRoutes, pageWith } from '../support/builtPages';
import { PHONE, scriptRuns } from '../support/page';

test.use({ reducedMotion: 'no-preference', viewport: PHONE });

test('an element below the fold waits, and moves into place when it scrolls in', async ({ page }) => {
  const route = pageWith('[data-reveal]');
  test.skip(!route, 'no page reveals anything');
  await page.goto(route);
  await scriptRuns(page);
  const element = page.locator('[data-reveal]').last();
  await expect(element).toHaveAttribute('data-reveal', 'waiting');
  await element.evaluate((box) => scrollBy({ top: box.getBoundingClientRect().top, behavior: 'instant' }));
  await expect(element).toHaveAttribute('data-reveal', 'shown');
});

test('with reduced motion, nothing moves into place', async ({ page }) => {
  const route = pageWith('[data-reveal]');
  test.skip(!route, 'no page reveals anything');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  const element = page.locator('[data-reveal=waiting]').last();
  await expect(element).toHaveCSS('translate', 'none');
});

test('with motion, a full-page screenshot shows everything, although nobody has scrolled', async ({ page }) => {
  for (const route of coveringRoutes()) {
    await page.goto(route);
    await scriptRuns(page);
    const faded = await page.evaluate(() => {
      const revealed = [...document.querySelectorAll('[data-reveal]')];
      const found = revealed.filter((element) => getComputedStyle(element).opacity !== '1');
      return found.map(({ outerHTML }) => outerHTML.slice(0, 100));
    });
    expect(faded, route).toEqual([]);
    const following = await page.evaluate(() => {
      const { timeline } = document;
      return document.getAnimations().filter((animation) => animation.timeline !== timeline).length;
    });
    expect(following, `${route}: animations that follow the scroll position cost every frame`).toBe(0);
  }
});
