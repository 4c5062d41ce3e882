import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../lib/chromium.mjs';
import { formStrings, formText } from '../../../../src/facts/formStrings';
import { failureMessages, unconfirmedMessage } from '../../../../src/facts/sendMessages';
import { refuseAnalytics, formTest as test } from '../../../support/configured/site';
import {
  contactForm,
  expectToast,
  openContact,
  openFilledContact,
  savedDraft,
  visitor,
} from '../../../support/enquiryForms';
import { MailService } from '../../../support/mailService';

const unconfirmed = (page: Page) => contactForm(page).form.getByText(unconfirmedMessage.text);

test('a message left while offline is kept, reported on return, and sent once', async ({ page, context, service }) => {
  const contact = await openFilledContact(page);
  await context.setOffline(true);
  await contact.submit.click();
  await expect(contact.form.getByRole('status').filter({ hasText: formStrings.waiting })).toBeVisible();
  await expect(unconfirmed(page)).toBeHidden();
  // The browser shows its own error page, and the waiting request is lost.
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await page.waitForURL('chrome-error://chromewebdata/');
  await context.setOffline(false);

  await openContact(page);
  await expect(unconfirmed(page)).toBeVisible();
  await expect(contact.message).toHaveValue(visitor.message);
  await contact.agreement.check();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  await expect(unconfirmed(page)).toBeHidden();
  expect(service.mails).toHaveLength(1);

  await openContact(page);
  await expect(unconfirmed(page)).toBeHidden();
});

test('a message left while it is being sent is reported on return, and the next attempt has the same reference', async ({
  page,
  service,
}) => {
  service.answer = 'hang';
  const contact = await openFilledContact(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(1);
  await page.goto('/');

  service.answer = { status: 200, text: 'OK' };
  await openContact(page);
  await expect(unconfirmed(page)).toBeVisible();
  await contact.message.pressSequentially(' More.');
  await expect(unconfirmed(page)).toBeVisible();
  await contact.agreement.check();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  const [first, second] = service.mails.map(({ template_params }) => template_params.reference);
  expect(second).toBe(first);
});

test('a failure that the visitor has seen is not reported again on return', async ({ page, service }) => {
  service.answer = { status: 500, text: 'no' };
  const contact = await openFilledContact(page);
  await contact.submit.click();
  await expectToast(page, failureMessages.contact.other);
  await expect.poll(() => savedDraft(page)).toContain('"isSubmitted":false');
  await openContact(page);
  await expect(contact.message).toHaveValue(visitor.message);
  await expect(unconfirmed(page)).toBeHidden();
});

test('a form that was left while it was sending returns from the real back/forward cache and can send', async ({
  servedOrigin,
}) => {
  const browser = await chromium.launch({
    ...chromiumLaunch,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: servedOrigin });
  await refuseAnalytics(context, servedOrigin);
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const service = await MailService.at(page);
  service.answer = 'hang';
  const contact = await openFilledContact(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(1);
  await page.evaluate(() => location.assign('/assessment'));
  await page.waitForURL('**/assessment');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);

  await expect(contact.submit).toHaveText(formText.contact.submit);
  await expect(contact.message).toHaveValue(visitor.message);
  service.answer = { status: 200, text: 'OK' };
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  await browser.close();
});
