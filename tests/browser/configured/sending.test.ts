import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { failureMessages, type SendFailure } from '../../../src/site/sendMessages';
import { scriptsWith } from '../../support/builtScripts';
import { refuseAnalytics } from '../../support/configured/mail';
import { CONFIGURED_BUILD, test } from '../../support/configured/site';
import {
  contactForm,
  expectToast,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
  visitor,
} from '../../support/enquiryForms';
import { MailService } from '../../support/mailService';

test.beforeEach(({ context, servedOrigin }) => refuseAnalytics(context, servedOrigin));
test.beforeEach(({ page }) => skipMinimumFillTime(page));

const REFERENCE = /KR-[2-9A-Z]{4}-[2-9A-Z]{2}/;

/** Submits the contact form to a mail service that never answers, on a clock that the test moves on. */
async function submitWithoutAnswer(page: Page) {
  const service = await MailService.at(page);
  service.answer = 'hang';
  await page.clock.install();
  await openContact(page);
  const contact = await fillContactForm(page);
  await page.clock.runFor(5_000);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(1);
  return contact;
}

test('the contact form sends the specified request and says what happens now', async ({ page }) => {
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  await contact.submit.click();

  await expect(contact.success).toBeFocused();
  await expect(contact.success).toContainText('within one business day');
  const reference = (await contact.success.textContent())?.match(REFERENCE)?.[0];
  expect(service.mails).toEqual([
    {
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'test-key',
      service_id: 'test-sender',
      template_id: 'test-contact',
      template_params: {
        from_name: visitor.name,
        from_email: visitor.email,
        company: 'N/A',
        interest: 'Support',
        message: visitor.message,
        to_email: 'hello@kestrelridge.example',
        reference,
      },
    },
  ]);
  await expect(contact.name).toHaveValue('');
  await expect(contact.interest).toHaveValue('');
  await expect(contact.message).toHaveValue('');
  await expect(contact.agreement).not.toBeChecked();
  await expect(contact.submit).toBeDisabled();
});

test('a second message can be sent from the same page', async ({ page }) => {
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();

  await fillContactForm(page);
  await expect(contact.submit).toBeEnabled();
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(2);
  const [first, second] = service.mails.map((mail) => mail.template_params.reference);
  expect(second).not.toBe(first);
});

test('the assessment form sends the specified request and says what happens now', async ({ page }) => {
  const service = await MailService.at(page);
  const { form, submit } = await openFilledAssessment(page);
  await submit.click();

  const success = form.getByRole('region', { name: 'Strategy Session Request Received!' });
  await expect(success).toBeFocused();
  await expect(success).toContainText('within 24 hours');
  expect(service.mails.map(({ template_id, template_params }) => [template_id, template_params])).toEqual([
    [
      'test-assessment',
      {
        from_name: visitor.name,
        from_email: visitor.email,
        company: 'Analytical Engines',
        phone: 'N/A',
        interest: 'Not sure yet',
        message: 'N/A',
        reference: expect.stringMatching(REFERENCE),
      },
    ],
  ]);
});

const failures: [SendFailure, MailService['answer']][] = [
  ['template', { status: 400, text: 'The template ID not found. To find this ID, visit the dashboard' }],
  ['service', { status: 400, text: 'The service ID not found' }],
  ['credentials', { status: 400, text: 'The Public Key is invalid' }],
  ['credentials', { status: 400, text: 'Unknown user' }],
  ['invalidRequest', { status: 400, text: 'Bad request' }],
  ['accessDenied', { status: 403, text: 'API calls are disabled for non-browser applications' }],
  ['network', 'cut'],
  ['network', { status: 200, text: '<!DOCTYPE html><title>Sign in to this network</title>' }],
  ['other', { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' }],
  ['other', { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' }],
  ['other', { status: 429, text: 'Too Many Requests' }],
  ['other', { status: 500, text: '<html><style>a{user-select:none}</style>Service Temporarily Unavailable' }],
];

for (const [failure, answer] of failures) {
  const name = typeof answer === 'string' ? answer : `${answer.status} ${answer.text.slice(0, 24)}`;
  test(`"${name}" is told in the words of "${failure}", and nothing entered is lost`, async ({ page }) => {
    const service = await MailService.at(page);
    service.answer = answer;
    await openContact(page);
    const contact = await fillContactForm(page);
    await contact.submit.click();

    await expectToast(page, failureMessages.contact[failure]);
    await expect(contact.errorSummary).toBeHidden();
    await expect(contact.submit).toHaveText('Submit');
    await expect(contact.message).toHaveValue(visitor.message);
    await expect(contact.agreement).toBeChecked();
    expect(service.mails).toHaveLength(1);

    // A second attempt carries the same reference, so that a mail that arrives twice is recognised.
    service.answer = { status: 200, text: 'OK' };
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expect(service.mails[1]?.template_params.reference).toBe(service.mails[0]?.template_params.reference);
  });
}

test('a failed assessment is told in its own words', async ({ page }) => {
  const service = await MailService.at(page);
  service.answer = { status: 500, text: 'no' };
  const { submit } = await openFilledAssessment(page);
  await submit.click();
  await expectToast(page, {
    title: 'Submission Failed',
    text: 'There was an error sending your request. Please try again later.',
  });
});

test('an answer that never comes is a network error after 15 seconds', async ({ page }) => {
  const contact = await submitWithoutAnswer(page);
  await page.clock.runFor(14_000);
  await expect(contact.submit).toHaveText('Sending...');
  await page.clock.runFor(1_500);
  await expectToast(page, failureMessages.contact.network);
  await expect(contact.submit).toHaveText('Submit');
  await expect(contact.message).toHaveValue(visitor.message);
});

test('a page that comes back from the history while it sends does not send for ever', async ({ page }) => {
  const contact = await submitWithoutAnswer(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.clock.runFor(2_100);
  await expect(contact.submit).toHaveText('Submit');
  await expect(contact.message).toHaveValue(visitor.message);
});

test.describe('one submit is one request', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['a double click', (page) => contactForm(page).submit.dblclick()],
    [
      'Enter and a click',
      async (page) => {
        await contactForm(page).name.press('Enter');
        await contactForm(page).submit.click({ force: true });
      },
    ],
    [
      'ten submits by script',
      (page) =>
        contactForm(page)
          .form.locator('form')
          .evaluate((form: HTMLFormElement) => {
            for (let attempt = 0; attempt < 10; attempt += 1) form.requestSubmit();
          }),
    ],
  ];

  for (const [name, submit] of ways) {
    test(name, async ({ page }) => {
      const service = await MailService.at(page);
      service.delay = 800;
      await openContact(page);
      const contact = await fillContactForm(page);
      await submit(page);
      await expect(contact.submit).toHaveText('Sending...');
      await expect(contact.message).toHaveJSProperty('readOnly', true);
      await expect(contact.success).toBeVisible();
      await page.waitForTimeout(300);
      expect(service.mails).toHaveLength(1);
    });
  }
});

test('offline, the enquiry waits, says so, and goes once', async ({ page, context }) => {
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  await context.setOffline(true);
  await contact.submit.click();
  await expect(contact.form.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await contact.submit.click({ force: true });
  expect(service.mails).toHaveLength(0);

  await context.setOffline(false);
  await expect(contact.success).toBeVisible();
  await page.waitForTimeout(300);
  expect(service.mails).toHaveLength(1);
});

test('while an enquiry is under way, nothing of it can be changed, and the browser asks before the page is left', async ({
  page,
}) => {
  const service = await MailService.at(page);
  const answer = service.hold();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await openContact(page);
  const contact = await fillContactForm(page);
  // Sent by Enter from a control that is about to be disabled.
  await contact.agreement.focus();
  await page.keyboard.press('Enter');
  await expect(contact.submit).toHaveText('Sending...');
  await expect(contact.submit).toBeFocused();
  await expect(contact.message).toHaveJSProperty('readOnly', true);
  await expect(contact.interest).toBeDisabled();
  await expect(contact.agreement).toBeDisabled();
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toContain('"isSubmitted":true');

  await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page).toHaveURL('/contact');

  answer();
  await expect(contact.success).toBeVisible();
  await expect(contact.interest).toBeEnabled();
  await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
  expect(asked).toHaveLength(1);
});

test('what is typed while an enquiry is under way leaves the draft marked as submitted', async ({ page }) => {
  const service = await MailService.at(page);
  service.answer = 'hang';
  await openContact(page);
  const contact = await fillContactForm(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(1);
  // As a program of the browser may, a password manager for one.
  await contact.name.evaluate((field: HTMLInputElement) => {
    field.value = 'Somebody else';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toContain('"isSubmitted":true');
});

test('the mail service is loaded when a form is first touched, and not before', async ({ page }) => {
  const [holder, ...others] = scriptsWith(CONFIGURED_BUILD, 'lib_version');
  expect(others).toEqual([]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  await openContact(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain(holder);
  await contactForm(page).name.focus();
  await expect.poll(() => fetched).toContain(holder);
});

test('blocked storage keeps nobody from sending', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  await expect(contact.discard).toBeHidden();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});
