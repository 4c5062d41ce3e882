import { expect, type Page } from '@playwright/test';
import { agreementMessages } from '../../src/facts/formStrings';
import { strings } from '../../src/facts/strings';
import { presets } from '../../src/toasts/showToast';
import { openForm } from '../support/enquiryForms';
import { test } from '../support/test';

// Toasts of the other preset are shown to people who have signed in: `tests/unit/toasts/toastHost.test.tsx`.
const { swipeThreshold, hotkeyName } = presets.single;

/** Opens the contact form and submits it by a script without the agreement, which shows a toast. */
async function openFormWithToast(page: Page) {
  const contact = await openForm(page);
  await contact.form.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const toast = page.getByRole('listitem').filter({ hasText: agreementMessages.contact.text });
  await expect(toast).toBeVisible();
  return toast;
}

test(`a swipe to the right of more than ${swipeThreshold} px dismisses a toast, a shorter one does not`, async ({
  page,
}) => {
  const toast = await openFormWithToast(page);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const [x, y] = [box.x + 60, box.y + 20];
  for (const distance of [swipeThreshold - 5, swipeThreshold + 10]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    if (distance < swipeThreshold) await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  }
  await expect(toast).toHaveCount(0);
});

test(`with the keyboard, ${hotkeyName} focuses a toast, Enter closes it, and the focus returns`, {
  tag: '@engines',
}, async ({ page }) => {
  const toast = await openFormWithToast(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press(hotkeyName);
  const region = page.getByRole('region', { name: `${strings.toasts} (${hotkeyName})` });
  await expect(region.locator('ol')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: strings.closeToast })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(link).toBeFocused();
});
