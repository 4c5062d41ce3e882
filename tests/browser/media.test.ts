import { chromium, expect, test } from '@playwright/test';
import { chromiumLaunch } from '../../lib/chromium.mjs';
import { strings } from '../../src/site/strings';
import { pageWith } from '../support/builtPages';
import { accessibilityViolations, scriptRuns } from '../support/page';

/** Paper, forced colors, and scrollbars that take up space. */

test('on paper, every link says where it leads', async ({ page }) => {
  const route = pageWith('main a[href^="/"]');
  test.skip(!route, 'no page has a link to another one');
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  const silent = await page
    .locator('main a:is([href^="/"], [href^="http"])')
    .evaluateAll((links) =>
      links
        .filter((link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''))
        .map((link) => link.outerHTML),
    );
  expect(silent).toEqual([]);
});

for (const dark of ['main > [data-hero="ink"]', 'main section[data-tone="ink"]', 'main pre']) {
  test(`on paper, what is dark on a screen can be read: ${dark}`, async ({ page }) => {
    const route = pageWith(dark);
    test.skip(!route, 'no page has one');
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    expect(await accessibilityViolations(page, 'html', 'layout')).toEqual([]);
  });
}

test('the page behind the drawer neither moves nor scrolls, also with a scrollbar that takes up space', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({ ...chromiumLaunch, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL, viewport: { width: 700, height: 700 }, reducedMotion: 'reduce' });
  await page.goto('/');
  await scriptRuns(page);
  await page.evaluate(() => document.fonts.ready);
  const content = page.locator('main');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await content.boundingBox();
  await page.getByRole('button', { name: strings.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(100, 400);
  await page.evaluate(() => {
    document.documentElement.dataset.wheel = 'waiting';
    addEventListener('wheel', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => delete document.documentElement.dataset.wheel)),
    );
  });
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).not.toHaveAttribute('data-wheel');
  expect(await content.boundingBox()).toEqual(before);
  await browser.close();
});
