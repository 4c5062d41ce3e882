import { expect } from '@playwright/test';
import { strings } from '../../../src/facts/strings';
import { formTest as test } from '../../support/configured/site';
import { openFilledContact } from '../../support/enquiryForms';
import { DESKTOP } from '../../support/page';

test.use({ viewport: DESKTOP, colorScheme: 'light' });

test('with all site data blocked, the theme switches and the form sends', async ({ page, service }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  const contact = await openFilledContact(page);
  await page.locator('header').first().getByRole('button', { name: strings.switchTheme }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(contact.discard).toBeHidden();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});
