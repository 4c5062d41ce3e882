import { expect, type Page } from '@playwright/test';
import { agreementMessages } from '../../src/facts/formStrings';
import { strings } from '../../src/facts/strings';
import { presets } from '../../src/toasts/showToast';
import { accessibilityViolations } from '../support/accessibility';
import { openForm } from '../support/enquiryForms';
import { test } from '../support/test';

const toastOn = (page: Page) => page.getByRole('listitem').filter({ hasText: strings.subscriptionActivated.title });

/** Opens the page after a payment, which shows a toast. */
async function openWithToast(page: Page) {
  await page.addInitScript(() => Object.assign(window, { signedIn: true }));
  await page.goto('/subscription-success?session_id=cs_1');
  await expect(toastOn(page)).toBeVisible();
  return toastOn(page);
}

test('the page after a payment shows a toast that fits every width, and removes the session from the address', async ({
  page,
}) => {
  const toast = await openWithToast(page);
  await expect(toast).toContainText(strings.subscriptionActivated.description);
  await expect(page).toHaveURL('/subscription-success');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(toast).toBeInViewport({ ratio: 1 });
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

/** Opens the contact form and submits it by a script without the agreement, which shows a toast. */
async function openFormWithToast(page: Page) {
  const contact = await openForm(page);
  await contact.form.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const toast = page.getByRole('listitem').filter({ hasText: agreementMessages.contact.text });
  await expect(toast).toBeVisible();
  return toast;
}

/** Which toasts have which preset, and the keys of its hotkey. */
const TOASTS = [
  ['of a form', openFormWithToast, presets.single, 'F8'],
  ['after a payment', openWithToast, presets.stack, 'Alt+t'],
] as const;

for (const [name, open, { swipeThreshold, hotkeyName }, keys] of TOASTS) {
  test(`a swipe to the right of more than ${swipeThreshold} px dismisses a toast ${name}, a shorter one does not`, async ({
    page,
  }) => {
    const toast = await open(page);
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

  test(`with the keyboard, ${hotkeyName} focuses a toast ${name}, Enter closes it, and the focus returns`, {
    tag: '@engines',
  }, async ({ page }) => {
    const toast = await open(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(keys);
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
}
