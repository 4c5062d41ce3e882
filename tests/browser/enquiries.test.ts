import { expect, test } from '@playwright/test';
import { failureMessages } from '../../src/facts/sendMessages';
import { expectToast, fillContactForm, openContact, openFilledAssessment, visitor } from '../support/enquiryForms';
import { MailService } from '../support/mailService';

test('without a mail service, the contact form says so, sends nothing and keeps the text', async ({ page }) => {
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  await contact.submit.click();
  await expectToast(page, failureMessages.contact.notConfigured);
  await expect(contact.message).toHaveValue(visitor.message);
  expect(service.mails).toHaveLength(0);
});

test('text in a language that is written from right to left is shown that way', async ({ page }) => {
  const { name, message } = await openContact(page);
  for (const field of [name, message]) {
    await field.fill('שלום');
    await expect(field).toHaveCSS('direction', 'rtl');
    await field.fill('Hello');
    await expect(field).toHaveCSS('direction', 'ltr');
  }
});

test('without a mail service, the assessment form says that sending failed', async ({ page }) => {
  const { submit } = await openFilledAssessment(page);
  await submit.click();
  await expectToast(page, failureMessages.assessment.other);
});
