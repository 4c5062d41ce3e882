import { expect } from '@playwright/test';
import { successMessages } from '../../../src/site/sendMessages';
import {
  contactForm,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
  visitor,
} from '../../support/enquiryForms';
import { test } from '../../support/preview';

test.beforeEach(({ page }) => skipMinimumFillTime(page));

test('the contact form sends nothing and shows in words what would have been sent', async ({ page }) => {
  const elsewhere: string[] = [];
  await openContact(page);
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  await fillContactForm(page);
  await contactForm(page).submit.click();

  const mail = page.getByRole('dialog', { name: 'Nothing was sent: this is a preview' });
  await expect(mail).toBeVisible();
  const rows = mail.locator('dl > div');
  await expect(rows.filter({ hasText: 'from_name' })).toContainText(visitor.name);
  await expect(rows.filter({ hasText: 'from_email' })).toContainText(visitor.email);
  await expect(rows.filter({ hasText: 'company' })).toContainText('N/A');
  await expect(rows.filter({ hasText: 'Message' }).getByRole('definition')).toHaveText(visitor.message, {
    useInnerText: true,
  });
  for (const param of ['interest', 'to_email', 'reference'])
    await expect(rows.filter({ hasText: param })).toHaveCount(1);

  await mail.getByRole('button').click();
  await expect(mail).toHaveCount(0);
  await expect(contactForm(page).success).toBeFocused();
  expect(elsewhere).toEqual([]);
});

test('the assessment form does the same', async ({ page }) => {
  const { submit } = await openFilledAssessment(page);
  await submit.click();
  const mail = page.getByRole('dialog', { name: 'Nothing was sent: this is a preview' });
  await expect(mail).toContainText('the assessment form would now send one email');
  await expect(mail.locator('dl > div').filter({ hasText: 'phone' })).toContainText('N/A');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: successMessages.assessment.title })).toBeFocused();
});
