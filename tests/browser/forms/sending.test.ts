import path from 'node:path';
import { expect } from '@playwright/test';
import { company } from '../../../src/facts/company';
import { successMessages } from '../../../src/facts/formStrings';
import { draftLifetime } from '../../../src/facts/storage';
import { formFields, paramsOf } from '../../../src/forms/fields';
import { scriptsWith, twoStaticPages } from '../../support/builtPages';
import { openFilledForm, openForm, visitor } from '../../support/enquiryForms';
import { pageRests, reactRuns } from '../../support/page';
import { standInMail } from '../../support/standIns';
import { test } from '../../support/test';

// What a form does that needs no browser is tested in `tests/unit/forms/enquiryForm.test.tsx`.

const [PAGE] = twoStaticPages();

test('the contact form sends one request with everything, and confirms it', { tag: '@engines' }, async ({
  page,
  service,
}) => {
  const contact = await openFilledForm(page);
  await contact.submit.click();
  await expect(contact.success).toBeFocused();
  await expect(contact.success).toContainText(successMessages.contact.text);
  expect(service.mails).toEqual([
    {
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: standInMail.publicKey,
      service_id: standInMail.serviceId,
      template_id: standInMail.templateIds.contact,
      // Of any other field, what the form sends when it is empty.
      template_params: {
        ...paramsOf('contact', {}, ''),
        from_name: visitor.name,
        from_email: visitor.email,
        company: 'N/A',
        interest: visitor.interest.label,
        message: visitor.message,
        to_email: company.email,
        reference: (await contact.success.textContent())?.match(/\p{L}+-[2-9A-Z]{4}-[2-9A-Z]{2}/u)?.[0],
      },
    },
  ]);
});

test('the form can be filled in and sent with the keyboard alone', async ({ page, service }) => {
  const contact = await openForm(page);
  await contact.name.focus();
  for (const { name, type } of formFields.contact) {
    await expect(contact.form.locator(`[name=${name}]`)).toBeFocused();
    await page.keyboard.type({ email: visitor.email, select: visitor.interest.label }[type as string] ?? 'Hello');
    await page.keyboard.press('Tab');
  }
  await expect(contact.agreement).toBeFocused();
  await page.keyboard.press('Space');
  // After the link in its label.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(contact.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contact.success).toBeFocused();
  expect(service.mails[0]?.template_params).toMatchObject({ interest: visitor.interest.label, message: 'Hello' });
});

test('an email address with an umlaut in its domain is accepted', { tag: '@engines' }, async ({ page, service }) => {
  const contact = await openFilledForm(page);
  await contact.email.fill('info@müller.de');
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails[0]?.template_params.from_email).toMatch(/^info@(müller|xn--mller-kva)\.de$/);
});

test('the code for sending and for toasts is loaded when a form is first focused, and not before', async ({ page }) => {
  const scripts = ['lib_version', 'ToastViewport'].map((text) => scriptsWith(text));
  expect(scripts.map(({ length }) => length)).toEqual([1, 1]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  const contact = await openForm(page);
  await pageRests(page);
  for (const script of scripts.flat()) expect(fetched).not.toContain(script);
  await contact.name.focus();
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(scripts.flat()));
});

test('a draft survives a reload, an accidental back and a closed tab, until its time has passed', async ({
  page,
  context,
}) => {
  const contact = await openFilledForm(page);
  await page.reload();
  await reactRuns(page);
  await expect(contact.message).toHaveValue(visitor.message);
  await page.goto(PAGE);
  await page.goBack();
  await reactRuns(page);
  await expect(contact.interest).toHaveValue(visitor.interest.value);

  await page.close();
  const later = await context.newPage();
  const reopened = await openForm(later);
  await expect(reopened.name).toHaveValue(visitor.name);
  await expect(reopened.agreement).not.toBeChecked();
  await later.clock.setFixedTime(Date.now() + draftLifetime);
  await later.goto(PAGE);
  await expect.poll(() => later.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
