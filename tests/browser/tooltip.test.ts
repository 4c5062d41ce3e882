import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DESKTOP } from '../support/page';

const words = (page: Page, plan: string) => page.getByRole('button', { name: plan });
const tooltip = (page: Page) => page.getByRole('tooltip');

test.describe('with a mouse', () => {
  test.use({ viewport: DESKTOP });

  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing');
    await words(page, '100 API calls a day').scrollIntoViewIfNeeded();
  });

  test('opens after 700 ms of hovering, the next one at once, and closes when the pointer leaves', async ({ page }) => {
    await words(page, '100 API calls a day').hover();
    await page.waitForTimeout(500);
    await expect(tooltip(page)).toHaveCount(0);
    await expect(tooltip(page)).toHaveText('An API call is one request that your software sends to the workspace.');
    await expect(words(page, '100 API calls a day')).toHaveAccessibleDescription(/^An API call is/);

    const next = await words(page, '1,000 API calls a day').boundingBox();
    await page.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 8, { steps: 10 });
    await page.mouse.move((next?.x ?? 0) + 24, (next?.y ?? 0) + 8);
    await expect(words(page, '1,000 API calls a day')).toHaveAccessibleDescription(/./, { timeout: 400 });
    await page.mouse.move(5, 500, { steps: 5 });
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('opens on focus and closes on blur, on Escape, on a click and on scrolling', async ({ page }) => {
    const button = words(page, 'Unlimited API calls');
    await button.focus();
    await expect(tooltip(page)).toBeVisible();
    await button.blur();
    await expect(tooltip(page)).toHaveCount(0);

    await button.focus();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.blur();
    await button.focus();
    await expect(tooltip(page)).toBeVisible();
    await button.dispatchEvent('click');
    await expect(tooltip(page)).toHaveCount(0);

    await button.blur();
    await button.focus();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('has no accessibility fault while it is open, in either theme', async ({ page }) => {
    await words(page, '100 API calls a day').focus();
    await expect(tooltip(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
  });
});

test('opens on focus also where the browser scrolls to the words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  for (const plan of ['100 API calls a day', 'Unlimited API calls']) {
    await words(page, plan).focus();
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('opens on a tap inside the screen, and closes on a tap elsewhere', async ({ page }) => {
    await page.goto('/pricing');
    await words(page, '100 API calls a day').tap();
    await expect(tooltip(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByText('No trial needed').tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});
