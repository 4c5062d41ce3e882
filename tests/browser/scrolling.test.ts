import { expect } from '@playwright/test';
import { homeLink } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { pageWith } from '../support/builtPages';
import { PHONE, scriptRuns } from '../support/page';
import { test } from '../support/test';

test.use({ viewport: PHONE });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the bar of buttons appears when the hero is out of view, and stays at the lower edge', async ({ page }) => {
      await page.goto(homeLink.to);
      const bar = page.getByRole('navigation', { name: strings.actions });
      const hero = await page.locator('main > header').boundingBox();
      const end = (hero?.y ?? 0) + (hero?.height ?? 0);
      await page.mouse.wheel(0, end - 120);
      await expect(page.locator('main > header')).toBeInViewport();
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, 240);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 100_000);
      await expect(bar).toBeInViewport({ ratio: 1 });
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
    });
  });
}

const REVEALING = pageWith('[data-reveal]');

test.describe('an element below the fold', () => {
  test.skip(!REVEALING, 'no page reveals anything');
  test.use({ reducedMotion: 'no-preference' });

  test('is in a full-page screenshot, and moves into place when it scrolls into view', async ({ page }) => {
    await page.goto(REVEALING);
    await scriptRuns(page);
    for (const element of await page.locator('[data-reveal]').all()) await expect(element).toHaveCSS('opacity', '1');
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await last.evaluate((box) => scrollBy({ top: box.getBoundingClientRect().top, behavior: 'instant' }));
    await expect(last).toHaveAttribute('data-reveal', 'shown');
  });

  test('does not move for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(REVEALING);
    await expect(page.locator('[data-reveal=waiting]').last()).toHaveCSS('translate', 'none');
  });
});

test('a link to the current page scrolls to its top', async ({ page }) => {
  await page.goto('/assessment');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.locator('a[href="/assessment"]:visible').last().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link to a part of a page scrolls to it, below the header', { tag: '@engines' }, async ({ page }) => {
  const route = pageWith('main a[href^="#"]');
  test.skip(!route, 'no page has such a link');
  await page.goto(route);
  await scriptRuns(page);
  const link = page.locator('main a[href^="#"]').first();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  const top = () => target.evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  const header = await page.locator('header').first().boundingBox();
  expect(await top()).toBeGreaterThanOrEqual(header?.height ?? 0);
});
