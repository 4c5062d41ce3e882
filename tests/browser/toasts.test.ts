import { expect } from '@playwright/test';
import { agreementMessages } from '../../src/facts/formStrings';
import { strings } from '../../src/facts/strings';
import { presets } from '../../src/toasts/showToast';
import { openForm } from '../support/enquiryForms';
import { test } from '../support/test';

const { hotkeyName } = presets.single;

test(`with the keyboard, ${hotkeyName} focuses a toast, Enter closes it, and the focus returns`, {
  tag: '@engines',
}, async ({ page }) => {
  const contact = await openForm(page);
  // Without the agreement.
  await contact.form.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const toast = page.getByRole('listitem').filter({ hasText: agreementMessages.contact.text });
  await expect(toast).toBeInViewport();
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
