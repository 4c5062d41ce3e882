import { expect, type Page } from '@playwright/test';
import { strings } from '../../../src/site/strings';
import { refuseAnalytics, test } from '../../support/configured/site';
import { accessibilityViolations, collectErrors } from '../../support/page';

const toastOn = (page: Page) => page.getByRole('listitem').filter({ hasText: strings.subscriptionActivated.title });

/** Opens the page after a payment, which shows a toast. */
async function openWithToast(page: Page) {
  await page.goto('/subscription-success?session_id=cs_1');
  await expect(toastOn(page)).toBeVisible();
  return toastOn(page);
}

test.beforeEach(({ context, servedOrigin }) => refuseAnalytics(context, servedOrigin));

test('the page after a payment shows a toast that fits every width, and removes the session from the address', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const toast = await openWithToast(page);
  await expect(toast).toContainText(strings.subscriptionActivated.description);
  await expect(page).toHaveURL('/subscription-success');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(toast).toBeInViewport({ ratio: 1 });
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a swipe to the right of more than 50 px dismisses a toast, a shorter one does not', async ({ page }) => {
  const toast = await openWithToast(page);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const [x, y] = [box.x + 60, box.y + 20];
  for (const distance of [45, 60]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    if (distance === 45) await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  }
  await expect(toast).toHaveCount(0);
});

test('with the keyboard, F8 focuses the toasts, Enter closes one, and the focus returns', { tag: '@engines' }, async ({
  page,
}) => {
  const toast = await openWithToast(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: `${strings.toasts['bottom-right']} (F8)` }).locator('ol'),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: strings.closeToast })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(link).toBeFocused();
});
