import { expect, type Page, test } from '@playwright/test';
import { collectErrors, wakeReact } from '../support/page';

const PAPER = 'rgb(251, 250, 247)';
const NIGHT = 'rgb(11, 18, 32)';
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page) => page.getByLabel('Theme');

test.use({ colorScheme: 'light' });

test('the theme that a visitor picks is shown at once and on later visits, before React, for a year', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await page.goto('/about');
  await wakeReact(page);
  expect(await background(page)).toBe(PAPER);
  await choice(page).selectOption('Dark');
  expect(await background(page)).toBe(NIGHT);

  await page.locator('main').getByRole('link', { name: 'Meet Our Team' }).click();
  await expect(page).toHaveURL('/team');
  expect(await background(page)).toBe(NIGHT);

  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'user_preferences', sameSite: 'Lax', path: '/' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  await page.goto('/team');
  expect(await background(page)).toBe(NIGHT);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await wakeReact(page);
  await expect(choice(page)).toHaveValue('dark');

  await choice(page).selectOption('System');
  expect(await background(page)).toBe(PAPER);
  await page.goto('/about');
  expect(await background(page)).toBe(PAPER);
  expect(errors).toEqual([]);
});

test('a choice that is made before React runs counts', async ({ page }) => {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/about');
  await choice(page).selectOption('Dark');
  await wakeReact(page);
  await expect.poll(() => background(page)).toBe(NIGHT);
});

test('a cookie that is not ours does no harm', async ({ page, context, baseURL }) => {
  const errors = collectErrors(page);
  await context.addCookies([{ name: 'user_preferences', value: '%E0%A4%A{"theme":"<b>', url: baseURL }]);
  await page.goto('/about');
  await wakeReact(page);
  expect(await background(page)).toBe(PAPER);
  await expect(choice(page)).toHaveValue('system');
  expect(errors).toEqual([]);
});
