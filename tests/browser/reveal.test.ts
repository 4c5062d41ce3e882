import { expect, test } from '@playwright/test';
import { pageWith, stayingRoutes } from '../support/builtPages';
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

test('with motion, a picture of a whole page shows all of it, although nobody has scrolled', async ({ page }) => {
  for (const route of stayingRoutes()) {
    await page.goto(route);
    await scriptRuns(page);
    const unfinished = await page.evaluate(() => {
      const revealed = [...document.querySelectorAll('[data-reveal]')];
      const faded = revealed.filter((element) => getComputedStyle(element).opacity !== '1');
      // What follows the scroll position must have no effect on what has not scrolled in.
      const drawn = document.getAnimations().flatMap(({ timeline, effect }) => {
        const target = effect instanceof KeyframeEffect && timeline instanceof ViewTimeline ? effect.target : null;
        const isBelow = target && target.getBoundingClientRect().top > innerHeight;
        return isBelow && effect?.getComputedTiming().progress !== null ? [target] : [];
      });
      return [...faded, ...drawn].map(({ outerHTML }) => outerHTML.slice(0, 100));
    });
    expect(unfinished, route).toEqual([]);
  }
});
