import { expect } from '@playwright/test';
import { failureMessages } from '../../../src/site/sendMessages';
import { thirdParties } from '../../../src/site/thirdParties';
import { refuseAnalytics } from '../../support/configured/mail';
import { test } from '../../support/configured/site';
import {
  expectToast,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
} from '../../support/enquiryForms';
import { MailService } from '../../support/mailService';
import { collectErrors, movePointer } from '../../support/page';
import { collectViolations } from '../../support/violations';

test('both forms send, fail and say so without violating the policy', async ({ page, context, servedOrigin }) => {
  await refuseAnalytics(context, servedOrigin);
  await skipMinimumFillTime(page);
  const violations = await collectViolations(page);
  const service = await MailService.at(page);

  await openContact(page);
  await page.locator('#contact-form form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const contact = await fillContactForm(page);
  service.answer = { status: 500, text: 'no' };
  await contact.submit.click();
  await expectToast(page, failureMessages.contact.other);
  service.answer = { status: 200, text: 'OK' };
  await contact.submit.click();
  await expect(contact.success).toBeVisible();

  const { submit, form } = await openFilledAssessment(page);
  await submit.click();
  await expect(form.getByRole('region', { name: 'Strategy Session Request Received!' })).toBeVisible();
  expect(service.mails).toHaveLength(3);
  expect(violations).toEqual([]);
});

test('analytics and the chat load and talk to their own servers, and to no others', async ({ page, context }) => {
  const errors = collectErrors(page);
  const violations = await collectViolations(page);
  const reached: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      reached.push(origin + pathname);
      const body =
        pathname === '/gtag/js' ? 'fetch("https://region1.google-analytics.com/g/collect", { method: "POST" })' : '';
      await route.fulfill({ contentType: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } });
    },
  );
  await page.goto('/website-chat');
  await movePointer(page);
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect
    .poll(() => [...reached].sort())
    .toEqual(
      [
        thirdParties.chat.scriptUrl,
        'https://region1.google-analytics.com/g/collect',
        thirdParties.analytics.scriptUrl,
      ].sort(),
    );
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test('the page after a payment shows its notice without violating the policy', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/subscription-success?session_id=1');
  await expect(page.getByText('Subscription Activated', { exact: true })).toBeVisible();
  expect(violations).toEqual([]);
});
