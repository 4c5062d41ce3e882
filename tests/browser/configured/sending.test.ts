import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { company } from '../../../src/facts/company';
import { formStrings, formText } from '../../../src/facts/formStrings';
import {
  agreementMessages,
  failureMessages,
  missingScriptMessage,
  type SendFailure,
  successMessages,
} from '../../../src/facts/sendMessages';
import { contactDefinition } from '../../../src/forms/definitions';
import { scriptsWith } from '../../support/builtPages';
import { CONFIGURED_BUILD, formTest as test } from '../../support/configured/site';
import {
  contactForm,
  expectToast,
  fillContactForm,
  openContact,
  openFilledAssessment,
  openFilledContact,
  savedDraft,
  submitByScript,
  visitor,
} from '../../support/enquiryForms';
import type { MailService } from '../../support/mailService';
import { pageRests, reactRuns } from '../../support/page';
import { standInMail } from '../../support/standIns';

const REFERENCE = /\p{L}+-[2-9A-Z]{4}-[2-9A-Z]{2}/u;

test('the contact form sends one request with everything, confirms it, and can then send another one', {
  tag: '@engines',
}, async ({ page, service }) => {
  const contact = await openFilledContact(page);
  await contact.submit.click();

  await expect(contact.success).toBeFocused();
  await expect(contact.success).toContainText(successMessages.contact.text);
  const reference = (await contact.success.textContent())?.match(REFERENCE)?.[0];
  expect(service.mails).toEqual([
    {
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: standInMail.publicKey,
      service_id: standInMail.serviceId,
      template_id: standInMail.templateIds.contact,
      // Of any other field, what the form sends when it is empty.
      template_params: {
        ...contactDefinition.paramsOf({}, ''),
        from_name: visitor.name,
        from_email: visitor.email,
        company: 'N/A',
        interest: visitor.interest.label,
        message: visitor.message,
        to_email: company.email,
        reference,
      },
    },
  ]);
  for (const field of [contact.name, contact.interest, contact.message]) await expect(field).toHaveValue('');
  await expect(contact.agreement).not.toBeChecked();
  await expect(contact.submit).toBeDisabled();
  expect(await savedDraft(page)).toBeNull();

  await fillContactForm(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(2);
  expect(service.mails[1]?.template_params.reference).toMatch(REFERENCE);
  expect(service.mails[1]?.template_params.reference).not.toBe(reference);
});

test('the assessment form requires the agreement, reports a failure, and sends one request with everything', {
  tag: '@engines',
}, async ({ page, service }) => {
  const { form, submit, success } = await openFilledAssessment(page);
  await form.locator('[name=agreeToTerms]').uncheck();
  await submitByScript(form);
  await expectToast(page, agreementMessages.assessment);
  await expect(form.locator('[name=agreeToTerms]')).toBeFocused();
  expect(service.mails).toHaveLength(0);

  await form.locator('[name=agreeToTerms]').check();
  service.answer = { status: 500, text: 'no' };
  await submit.click();
  await expectToast(page, failureMessages.assessment.other);

  service.answer = { status: 200, text: 'OK' };
  await submit.click();
  await expect(success).toBeFocused();
  await expect(success).toContainText(successMessages.assessment.text);
  expect(service.mails[1]).toMatchObject({
    template_id: standInMail.templateIds.assessment,
    template_params: {
      from_name: visitor.name,
      from_email: visitor.email,
      company: 'Analytical Engines',
      phone: 'N/A',
      interest: visitor.assessmentInterest.label,
      message: 'N/A',
      reference: expect.stringMatching(REFERENCE),
    },
  });
});

// One of each shape that the SDK throws. `tests/unit/forms/sendError.test.ts` covers the rest of the catalog.
const failures: [SendFailure, MailService['answer']][] = [
  ['credentials', { status: 400, text: 'The Public Key is invalid' }],
  ['network', 'cut'],
  ['other', { status: 500, text: '<html><style>a{user-select:none}</style>Service Temporarily Unavailable' }],
  ['network', { status: 200, text: '<!DOCTYPE html><title>Sign in to this network</title>' }],
];

test('each failure has its own message, nothing entered is lost, and every attempt carries the same reference', {
  tag: '@engines',
}, async ({ page, service }) => {
  const contact = await openFilledContact(page);
  for (const [index, [failure, answer]] of failures.entries()) {
    service.answer = answer;
    await contact.submit.click();
    await expectToast(page, failureMessages.contact[failure]);
    // The toast disappears.
    await expect(contact.form.getByText(failureMessages.contact[failure].text)).toBeVisible();
    await expect(contact.errorSummary).toBeHidden();
    await expect(contact.submit).toHaveText(formText.contact.submit);
    await expect(contact.message).toHaveValue(visitor.message);
    await expect(contact.agreement).toBeChecked();
    expect(service.mails).toHaveLength(index + 1);
  }
  service.answer = { status: 200, text: 'OK' };
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(new Set(service.mails.map(({ template_params }) => template_params.reference)).size).toBe(1);
});

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

test('one submit is one request', async ({ page, service }) => {
  const contact = await openContact(page);
  for (const [index, [way, submit]] of ways.entries()) {
    const answer = service.hold();
    await fillContactForm(page);
    await submit(page);
    await expect(contact.submit, way).toHaveText(formStrings.sending);
    await expect(contact.message).toHaveJSProperty('readOnly', true);
    await expect.poll(() => service.mails.length).toBe(index + 1);
    answer();
    await expect(contact.success).toBeVisible();
    expect(service.mails, way).toHaveLength(index + 1);
  }
});

test('an offline enquiry waits, says so, and is sent once', async ({ page, context, service }) => {
  const answer = service.hold();
  const contact = await openFilledContact(page);
  await context.setOffline(true);
  await contact.submit.click();
  await expect(contact.form.getByRole('status').filter({ hasText: formStrings.waiting })).toBeVisible();
  await contact.submit.click({ force: true });
  expect(service.mails).toHaveLength(0);

  await context.setOffline(false);
  await expect(contact.submit).toHaveText(formStrings.sending);
  await expect.poll(() => service.mails.length).toBe(1);
  answer();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});

test('while an enquiry is being sent, its fields are locked, its draft is marked as submitted, and leaving needs confirmation', async ({
  page,
  service,
}) => {
  const answer = service.hold();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  const contact = await openFilledContact(page);
  // Submitted with Enter from a control that is about to be disabled.
  await contact.agreement.focus();
  await page.keyboard.press('Enter');
  await expect(contact.submit).toHaveText(formStrings.sending);
  await expect(contact.submit).toBeFocused();
  await expect(contact.message).toHaveJSProperty('readOnly', true);
  await expect(contact.interest).toBeDisabled();
  await expect(contact.agreement).toBeDisabled();
  expect(await savedDraft(page)).toContain('"isSubmitted":true');

  // A password manager may still change a field.
  await contact.name.evaluate((field: HTMLInputElement) => {
    field.value = 'Somebody else';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await savedDraft(page)).toMatch(/Somebody else.*"isSubmitted":true/);

  await page.locator('a[href="/assessment"]:visible').last().click();
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(page).toHaveURL('/contact');

  answer();
  await expect(contact.success).toBeVisible();
  await expect(contact.interest).toBeEnabled();
  await page.locator('a[href="/assessment"]:visible').last().click();
  await expect(page).toHaveURL('/assessment');
  expect(dialogs).toHaveLength(1);
});

test('the mail service and the toasts are loaded when a form is first focused, and not before', async ({ page }) => {
  const scripts = ['lib_version', 'ToastViewport'].map((text) => scriptsWith(CONFIGURED_BUILD, text));
  expect(scripts.map(({ length }) => length)).toEqual([1, 1]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  const contact = await openContact(page);
  await pageRests(page);
  for (const script of scripts.flat()) expect(fetched).not.toContain(script);
  await contact.name.focus();
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(scripts.flat()));
});

test('a page that is open across a deploy, whose later scripts are gone, asks for a reload, and its text is kept', async ({
  page,
  service,
}) => {
  const later = ['lib_version', 'MutationCache'].flatMap((text) => scriptsWith(CONFIGURED_BUILD, text));
  expect(later).toHaveLength(2);
  for (const script of later) {
    await page.route(`**/${script}`, (route) => route.fulfill({ status: 404, body: '<!doctype html>' }));
    const contact = await openFilledContact(page);
    await contact.submit.click();
    await expectToast(page, missingScriptMessage);
    await expect(contact.problem).toContainText(missingScriptMessage.text);
    await page.unroute(`**/${script}`);
    await page.reload();
    await reactRuns(page);
    await expect(contact.message).toHaveValue(visitor.message);
  }
  expect(service.mails).toHaveLength(0);
});
