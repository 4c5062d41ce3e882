import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, DESKTOP, excessWidth, scriptRuns } from '../support/page';

const trigger = (page: Page, plan: string) => page.getByRole('button', { name: plan });
const tooltip = (page: Page) => page.getByRole('tooltip');

const FREE = '100 API calls a day';
const PROFESSIONAL = '1,000 API calls a day';
const UNLIMITED = 'Unlimited API calls';

async function openPricing(page: Page): Promise<void> {
  await page.goto('/pricing');
  await scriptRuns(page);
}

test.describe('with a mouse', () => {
  test.use({ viewport: DESKTOP });

  test('opens after 700 ms of hovering, the next one at once, and closes when the pointer leaves', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openPricing(page);
    await page.clock.pauseAt(60_000);
    // Before the pointer comes, because scrolling closes a tooltip.
    await trigger(page, FREE).scrollIntoViewIfNeeded();
    await trigger(page, FREE).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('An API call is one request that your software sends to the workspace.');
    await expect(trigger(page, FREE)).toHaveAccessibleDescription(/^An API call is/);

    await trigger(page, PROFESSIONAL).hover();
    await page.clock.runFor(1);
    await expect(trigger(page, PROFESSIONAL)).toHaveAccessibleDescription(/./);
    await page.mouse.move(5, 500);
    await expect(tooltip(page)).toHaveCount(0);

    await page.clock.runFor(300);
    await trigger(page, FREE).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('opens on focus and closes on blur, on Escape, on a click and on scrolling', async ({ page }) => {
    await openPricing(page);
    const button = trigger(page, UNLIMITED);
    for (const close of [
      () => button.blur(),
      async () => {
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      },
      () => button.dispatchEvent('click'),
      () => page.mouse.wheel(0, 200),
    ]) {
      await button.blur();
      await button.focus();
      await expect(tooltip(page)).toBeVisible();
      await close();
      await expect(tooltip(page)).toHaveCount(0);
    }
  });

  test('is accessible while it is open, in both themes', async ({ page }) => {
    await openPricing(page);
    await trigger(page, FREE).focus();
    await expect(tooltip(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('opens on focus even when the browser scrolls to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPricing(page);
  await page.keyboard.press('Tab');
  for (const plan of [FREE, UNLIMITED]) {
    await trigger(page, plan).focus();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('opens on a tap inside the screen, and closes on a tap elsewhere', async ({ page }) => {
    await openPricing(page);
    await trigger(page, FREE).tap();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.getByText('No trial needed').tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});
