import { chromium, expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../../lib/browser';
import { DESKTOP, PHONE } from '../support/page';

test.use({ colorScheme: 'light' });

const DARK_GROUND = 'rgb(11, 18, 32)';
const LIGHT_GROUND = 'rgb(251, 250, 247)';

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('follows the visitor’s system until the visitor chooses', async ({ page }) => {
  await page.goto('/about');
  expect(await ground(page)).toBe(LIGHT_GROUND);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(DARK_GROUND);
});

test('a choice is kept over pages and reloads, and is there before the page has a body', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(() => ground(page)).toBe(DARK_GROUND);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      const record = window as unknown as { themeAtBody?: string };
      if (document.body) record.themeAtBody ??= document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/team');
  expect(await ground(page)).toBe(DARK_GROUND);
  expect(await page.evaluate(() => (window as unknown as { themeAtBody?: string }).themeAtBody)).toBe('dark');
});

test('choosing what the system shows follows the system again', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Switch between light and dark' });
  await button.click();
  await expect.poll(() => ground(page)).toBe(DARK_GROUND);
  await button.click();
  await expect.poll(() => ground(page)).toBe(LIGHT_GROUND);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(DARK_GROUND);
});

test('the drawer has the control too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(() => ground(page)).toBe(DARK_GROUND);
});

test('a page that comes back from the history shows the choice that was made after it', async ({ baseURL }) => {
  const browser = await chromium.launch({ ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL, viewport: DESKTOP, colorScheme: 'light' });
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.goto('/team');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect.poll(() => ground(page)).toBe(DARK_GROUND);
  await browser.close();
});
