import { expect, type Page } from '@playwright/test';
import { company } from '../../../../src/facts/company';
import { failureMessages, successMessages, unconfirmedMessage } from '../../../../src/facts/sendMessages';
import { formTest as test } from '../../../support/configured/site';
import { contactForm, expectToast, fillContactForm, openContact, savedDraft } from '../../../support/enquiryForms';
import type { MailService } from '../../../support/mailService';
import { overlaps } from '../../../support/page';

/** Milliseconds; more than the mail service has to answer (`src/forms/send.ts`). */
const TOO_LATE = 16_000;

const problem = (page: Page) => contactForm(page).problem;

/** Sends the form to a service that does not answer, and waits with a clock of its own until that is too long. */
async function sendUnanswered(page: Page, service: MailService) {
  await page.clock.install();
  const contact = await openContact(page);
  await fillContactForm(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(1);
  await page.clock.runFor(TOO_LATE);
  return contact;
}

test('a late success is taken up, and until then nobody says that the message failed', async ({ page, service }) => {
  const answer = service.hold();
  const contact = await sendUnanswered(page, service);
  await expect(problem(page)).toContainText(unconfirmedMessage.text);
  await expect(page.getByText(failureMessages.contact.network.text)).toHaveCount(0);
  expect(await savedDraft(page)).toContain('"isSubmitted":true');

  answer();
  await expect(contact.success).toBeFocused();
  await expectToast(page, successMessages.contact);
  await expect(problem(page)).toHaveCount(0);
  await expect(contact.message).toHaveValue('');
  expect(await savedDraft(page)).toBeNull();
});

test('a late success keeps what the visitor has written since', async ({ page, service }) => {
  const answer = service.hold();
  const contact = await sendUnanswered(page, service);
  await expect(problem(page)).toBeVisible();
  await contact.message.fill('Something else.');
  answer();
  await expect(contact.success).toBeVisible();
  await expect(contact.message).toHaveValue('Something else.');
  await expect(contact.message).toBeFocused();
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(2);
  const [first, second] = service.mails.map(({ template_params }) => template_params.reference);
  expect(second).not.toBe(first);
});

test('a second attempt carries the same reference, and a late success of the first is shown once', async ({
  page,
  service,
}) => {
  const answer = service.hold();
  const contact = await sendUnanswered(page, service);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(2);
  answer();
  await expect(contact.success).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: successMessages.contact.text })).toHaveCount(1);
  expect(new Set(service.mails.map(({ template_params }) => template_params.reference)).size).toBe(1);
});

for (const [width, height] of [
  [640, 360],
  [320, 568],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height}, a failure is in view, in no toast’s shadow, and links the mail address`, async ({
    page,
    service,
  }) => {
    service.answer = { status: 500, text: 'no' };
    await page.setViewportSize({ width, height });
    const contact = await openContact(page);
    await fillContactForm(page);
    await contact.submit.click();
    await expectToast(page, failureMessages.contact.other);
    const toast = page.getByRole('listitem').filter({ hasText: failureMessages.contact.other.text });
    await expect(problem(page)).toBeInViewport({ ratio: 1 });
    expect(await overlaps(toast, problem(page))).toEqual([]);
    for (const place of [toast, problem(page)]) {
      await expect(place.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    }
  });
}
