import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { company } from '../../../src/facts/company';
import { successMessages } from '../../../src/facts/formStrings';
import { contactDefinition } from '../../../src/forms/definitions';
import { scriptsWith } from '../../support/builtPages';
import { formTest as test } from '../../support/configured/site';
import { fillContactForm, openContact, openFilledContact, visitor } from '../../support/enquiryForms';
import { DESKTOP, pageRests } from '../../support/page';
import { standInMail } from '../../support/standIns';

// What a form does that needs no browser is tested in `tests/unit/forms/enquiryForm.test.tsx`.

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

  await fillContactForm(page);
  await contact.submit.click();
  await expect.poll(() => service.mails.length).toBe(2);
  expect(service.mails[1]?.template_params.reference).toMatch(REFERENCE);
  expect(service.mails[1]?.template_params.reference).not.toBe(reference);
});

test('the form can be filled in and sent with the keyboard alone', async ({ page, service }) => {
  await page.setViewportSize(DESKTOP);
  const contact = await openContact(page);
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('The focus never arrived.');
  };
  for (const [field, text] of [
    [contact.name, visitor.name],
    [contact.email, visitor.email],
    [contact.interest, visitor.interest.label],
    [contact.message, 'Hello'],
    [contact.agreement, ' '],
  ] as const) {
    await tabTo(field);
    await page.keyboard.type(text);
  }
  await tabTo(contact.submit);
  await page.keyboard.press('Enter');
  await expect(contact.success).toBeFocused();
  expect(service.mails[0]?.template_params).toMatchObject({ interest: visitor.interest.label, message: 'Hello' });
});

test('an email address with an umlaut in its domain is accepted', { tag: '@engines' }, async ({ page, service }) => {
  const contact = await openFilledContact(page);
  await contact.email.fill('info@müller.de');
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails[0]?.template_params.from_email).toMatch(/^info@(müller|xn--mller-kva)\.de$/);
});

test('what sends and the toasts are loaded when a form is first focused, and not before', async ({ page }) => {
  const scripts = ['lib_version', 'ToastViewport'].map((text) => scriptsWith(text));
  expect(scripts.map(({ length }) => length)).toEqual([1, 1]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  const contact = await openContact(page);
  await pageRests(page);
  for (const script of scripts.flat()) expect(fetched).not.toContain(script);
  await contact.name.focus();
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(scripts.flat()));
});
