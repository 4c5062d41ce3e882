import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { scriptsWith } from '../../support/builtScripts';
import { refuseAnalytics } from '../../support/configured/mail';
import { CONFIGURED_BUILD, test } from '../../support/configured/site';
import { collectErrors, reactRuns } from '../../support/page';

const PAGE = '/subscription-success?session_id=cs_1';
const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Subscription Activated' });

test.beforeEach(({ context, servedOrigin }) => refuseAnalytics(context, servedOrigin));

test('after a payment: the toast in its exact words, once, the links, and an address without the session', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto(PAGE);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toContainText('Your subscription has been successfully activated.');
  await expect(page).toHaveURL('/subscription-success');
  await expect(page.getByRole('link', { name: 'View Subscription Details' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.mouse.move(5, 5);
  await expect(toast(page)).toHaveCount(0, { timeout: 8000 });
  await page.reload();
  await reactRuns(page);
  await page.waitForTimeout(500);
  await expect(toast(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('what shows toasts is fetched with the first toast and not before', async ({ page }) => {
  const holders = scriptsWith(CONFIGURED_BUILD, 'ToastViewport');
  expect(holders).toHaveLength(1);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  await page.goto('/contact');
  await reactRuns(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain(holders[0]);
  await page.goto(PAGE);
  await expect(toast(page)).toBeVisible();
  expect(fetched).toContain(holders[0]);
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`a toast fits ${width} px, ${colorScheme}, and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(PAGE);
    const box = await toast(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}

test('a swipe to the right of more than 50 px takes it away, a shorter one does not', async ({ page }) => {
  await page.goto(PAGE);
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const [x, y] = [box.x + 60, box.y + 20];
  for (const distance of [45, 60]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    if (distance === 45) await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  }
  await expect(toast(page)).toHaveCount(0);
});

test('by keyboard: F8 leads there, Tab to the button, Enter closes, and the focus returns', async ({ page }) => {
  await page.goto(PAGE);
  await expect(toast(page)).toBeVisible();
  const link = page.getByRole('link', { name: 'View Subscription Details' });
  await link.focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notices at the bottom right (F8)' }).locator('ol')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('it stays under the pointer, and Escape closes it', async ({ page }) => {
  await page.goto(PAGE);
  await toast(page).hover();
  await page.waitForTimeout(6000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});
