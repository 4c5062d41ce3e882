import { expect, type Page } from '@playwright/test';
import { formStrings } from '../../../src/site/formStrings';
import { unconfirmedMessage } from '../../../src/site/sendMessages';
import { formTest as test } from '../../support/configured/site';
import { contactForm, openContact, openFilledContact, skipMinimumFillTime, visitor } from '../../support/enquiryForms';
import { MailService } from '../../support/mailService';

const LATER = 'Orders are typed three times.';

/** Opens the contact page in another tab of the same browser. */
async function openOtherTab(page: Page) {
  const other = await page.context().newPage();
  const service = await MailService.at(other);
  await skipMinimumFillTime(other);
  return { page: other, service, contact: await openContact(other) };
}

test('what is typed in one tab appears in another, and neither overwrites the other', async ({ page }) => {
  await openContact(page);
  const other = await openOtherTab(page);
  const contact = contactForm(page);
  await contact.message.fill(visitor.message);
  await expect(other.contact.message).toHaveValue(visitor.message);
  await other.contact.name.fill(visitor.name);
  await expect(contact.name).toHaveValue(visitor.name);
  await page.reload();
  await expect(contact.message).toHaveValue(visitor.message);
  await expect(contact.name).toHaveValue(visitor.name);
});

test('once one tab has sent, another keeps its text and sends it with a reference of its own', async ({
  page,
  service,
}) => {
  const contact = await openFilledContact(page);
  const other = await openOtherTab(page);
  await expect(other.contact.message).toHaveValue(visitor.message);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();

  await expect(other.contact.form.getByText(formStrings.draftKept)).toBeHidden();
  await expect(other.contact.message).toHaveValue(visitor.message);
  await other.contact.message.fill(LATER);
  await other.contact.agreement.check();
  await other.contact.submit.click();
  await expect(other.contact.success).toBeVisible();
  const [first, second] = [service, other.service].map(({ mails }) => mails[0]?.template_params.reference);
  expect(first).toMatch(/^\w+-/);
  expect(second).not.toBe(first);
});

test('a tab that was opened during sending no longer asks to send again once the other one has sent', async ({
  page,
  service,
}) => {
  const contact = await openFilledContact(page);
  const release = service.hold();
  await contact.submit.click();
  await expect(contact.submit).toHaveText(formStrings.sending);
  const other = await openOtherTab(page);
  await expect(other.contact.form.getByText(unconfirmedMessage.text)).toBeVisible();
  release();
  await expect(other.contact.form.getByText(unconfirmedMessage.text)).toBeHidden();
});
