import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { allRoutes } from '../../src/tooling/builtRoutes';
import { collectErrors, DESKTOP, PHONE, wakeReact } from '../support/page';

/** These lead on by script: account.test.ts says where. */
const LEADING_ON = ['/auth/callback', '/subscription-success'];

for (const route of allRoutes('build').filter((route) => !LEADING_ON.includes(route))) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${route} at ${viewport.width} px: no errors, no sideways scrolling, accessible in both themes`, async ({
      page,
    }) => {
      const errors = collectErrors(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);

      const light = await new AxeBuilder({ page }).analyze();
      expect(light.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
      expect(dark.violations.map(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);

      await wakeReact(page);
      expect(errors).toEqual([]);
    });
  }
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
    await wakeReact(page);
    await page.waitForLoadState('networkidle');
  }
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});
