import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility';
import { pageWith } from '../support/builtPages';
import { overflow } from '../support/overflow';
import { DESKTOP, scriptRuns } from '../support/page';
import { test } from '../support/test';

const route = pageWith('[data-tooltip]');
const triggers = (page: Page) => page.locator('[data-tooltip]');
const tooltip = (page: Page) => page.getByRole('tooltip');

async function openPage(page: Page): Promise<void> {
  await page.goto(route);
  await scriptRuns(page);
}

test.beforeEach(() => {
  test.skip(!route, 'no page has a tooltip');
});

test.describe('with a mouse', () => {
  test.use({ viewport: DESKTOP });

  test('opens after 700 ms of hovering, the next one at once, and closes when the pointer leaves', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openPage(page);
    await page.clock.pauseAt(60_000);
    // Before the pointer comes, because scrolling closes a tooltip.
    const first = triggers(page).first();
    const [text = ''] = await page.locator('[role=tooltip]').allTextContents();
    await first.scrollIntoViewIfNeeded();
    await first.hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(text);
    await expect(first).toHaveAccessibleDescription(text);

    if ((await triggers(page).count()) > 1) {
      await triggers(page).nth(1).hover();
      await page.clock.runFor(1);
      await expect(triggers(page).nth(1)).toHaveAccessibleDescription(/./);
      await expect(tooltip(page)).toBeVisible();
    }
    await page.mouse.move(5, 500);
    await expect(tooltip(page)).toHaveCount(0);

    await page.clock.runFor(300);
    await first.hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('opens on focus and closes on blur, on Escape, on a click and on scrolling', {
    tag: '@engines',
  }, async ({ page }) => {
    await openPage(page);
    const button = triggers(page).last();
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
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('opens on a tap inside the screen, and closes on a tap elsewhere', async ({ page }) => {
    await openPage(page);
    await triggers(page).first().tap();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([]);
    expect(await accessibilityViolations(page, '[role=tooltip]')).toEqual([]);
    await page.touchscreen.tap(2, 600);
    await expect(tooltip(page)).toHaveCount(0);
  });
});
