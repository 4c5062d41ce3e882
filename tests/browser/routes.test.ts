import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from '../../lib/builtRoutes';
import { collectErrors, DESKTOP, movePointer, PHONE } from '../support/page';

/** Widths at which nothing may stick out to the side: the smallest phone, the pictures' widths, and between. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1920];

/** Counts how far content moves while a page loads, as browsers report it to speed measurements. */
async function recordLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const record = window as unknown as { layoutShift: number };
    record.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

/** axe over the page as it is, in words: rule and element. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** These lead on by script: account.test.ts says where. */
const LEADING_ON = ['/auth/callback', '/subscription-success'];

for (const route of allRoutes('build').filter((route) => !LEADING_ON.includes(route))) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${route} at ${viewport.width} px: stands still, no errors, accessible in both themes`, async ({ page }) => {
      const errors = collectErrors(page);
      const layoutShift = await recordLayoutShift(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const response = await page.goto(route, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      expect(await layoutShift()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      expect(await accessibilityFaults(page)).toEqual([]);

      await movePointer(page);
      expect(errors).toEqual([]);
    });
  }

  test(`${route} never scrolls sideways`, async ({ page }) => {
    await page.goto(route);
    const tooWide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) tooWide.push(`${excess} px at ${width}`);
    }
    expect(tooWide).toEqual([]);
  });
}

test('an unknown address answers with status 404, the words, and a line in the console', async ({ page }) => {
  const errors = collectErrors(page);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => errors).toContain('404: no page at /no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('nobody but this site is contacted, no cookie is set, and no question about analytics is asked', async ({
  page,
  context,
}) => {
  const strangers: string[] = [];
  await page.goto('/about');
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(page.url()).origin) strangers.push(request.url());
  });
  for (const route of ['/', '/contact', '/assessment', '/website-chat']) {
    await page.goto(route);
    await movePointer(page);
    await page.waitForLoadState('networkidle');
  }
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});
