import { expect, test } from '@playwright/test';
import { formStrings, formText } from '../../src/site/formStrings';
import { contactInterests } from '../../src/site/interests';
import { failureMessages } from '../../src/site/sendMessages';
import {
  expectToast,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
  visitor,
} from '../support/enquiryForms';
import { MailService } from '../support/mailService';

test.beforeEach(({ page }) => skipMinimumFillTime(page));

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

test('stopped work promises its own reply and begins the message; other interests lack the box', async ({ page }) => {
  const options = contactInterests.flatMap((group) => group.options);
  const [urgent, other] = [options.find((option) => option.urgent), options.find((option) => !option.urgent)];
  const { urgent: promise = '', aside } = formText.contact;
  test.skip(!urgent || !other || !promise, 'the contact form has no urgent interest');
  const { interest, message, workStopped } = await openContact(page);
  const usual = page.getByText(aside.points[0] ?? '', { exact: true });
  const quick = page.getByText(promise, { exact: true });
  await expect(workStopped).toBeHidden();
  await interest.selectOption(urgent?.value ?? '');
  await expect(usual).toBeVisible();
  await message.fill('The server is down.');
  await workStopped.check();
  await expect(quick).toBeVisible();
  await expect(usual).toBeHidden();
  await expect(message).toHaveValue(`${formStrings.workStopped}.\nThe server is down.`);
  await page.reload();
  await expect(workStopped).toBeChecked();
  await interest.selectOption(other?.value ?? '');
  await expect(workStopped).toBeHidden();
  await expect(usual).toBeVisible();
  await expect(quick).toBeHidden();
});
