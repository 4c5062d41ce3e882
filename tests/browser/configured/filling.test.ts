import { expect, type Locator } from '@playwright/test';
import { company } from '../../../src/facts/company';
import { fieldErrors, fieldLabels, formStrings, planOpening } from '../../../src/facts/formStrings';
import { plans } from '../../../src/facts/plans';
import { refusedMessage } from '../../../src/facts/sendMessages';
import { HONEYPOT } from '../../../src/forms/Honeypot';
import { formTest as test } from '../../support/configured/site';
import { expectToast, fillContactForm, openContact, openFilledContact, visitor } from '../../support/enquiryForms';
import { DESKTOP, holdRequests, reactRuns } from '../../support/page';

test('errors appear at their fields and in a summary that takes the focus and links to the fields', async ({
  page,
}) => {
  const contact = await openContact(page);
  await expect(contact.submit).toBeDisabled();
  await contact.email.fill('ada@example');
  await contact.agreement.check();
  await contact.submit.click();

  await expect(contact.errorSummary).toBeFocused();
  await expect(contact.errorSummary.getByRole('link')).toHaveText([
    fieldErrors.name,
    fieldErrors.emailFormat,
    fieldErrors.interest,
    fieldErrors.message,
  ]);
  await expect(contact.name).toHaveAccessibleDescription(fieldErrors.name);
  await expect(contact.message).toHaveAccessibleDescription(`${formStrings.messageHint} ${fieldErrors.message}`);
  await expect(contact.company).not.toHaveAttribute('aria-invalid');

  await contact.errorSummary.getByRole('link', { name: fieldErrors.message }).click();
  await expect(contact.message).toBeFocused();
  await contact.message.fill('Hello');
  await expect(contact.errorSummary.getByRole('link')).toHaveCount(3);
  expect(page.url()).not.toContain('#');
});

test('a draft survives a reload, an accidental back and a closed tab, until it is emptied or discarded', async ({
  page,
  context,
}) => {
  const contact = await openContact(page);
  await contact.agreement.check();
  await expect(contact.discard).toBeHidden();
  await contact.name.fill(visitor.name);
  await expect(contact.discard).toBeVisible();
  await contact.name.fill('');
  await expect(contact.discard).toBeHidden();

  await fillContactForm(page);
  await page.reload();
  await reactRuns(page);
  await expect(contact.message).toHaveValue(visitor.message);

  await page.goto('/');
  await page.goBack();
  await reactRuns(page);
  await expect(contact.interest).toHaveValue(visitor.interest.value);

  await page.close();
  const later = await context.newPage();
  const reopened = await openContact(later);
  await expect(reopened.name).toHaveValue(visitor.name);
  await expect(reopened.agreement).not.toBeChecked();

  await reopened.discard.click();
  await expect(reopened.name).toHaveValue('');
  await expect(reopened.name).toBeFocused();
  await expect(reopened.discard).toBeHidden();
  expect(await later.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('an address fills in empty fields, and a newer one replaces what the visitor has not touched', async ({
  page,
}) => {
  const plan = plans.at(-1);
  const contact = await openContact(
    page,
    `/contact?interest=${visitor.interest.value}&tier=${plan?.tier}#contact-form`,
  );
  await expect(contact.form).toBeInViewport();
  await expect(contact.interest).toHaveValue(visitor.interest.value);
  await expect(contact.message).toHaveValue(plan ? `${planOpening.replace('{plan}', plan.name)}\n` : '');
  await contact.name.fill(visitor.name);
  await openContact(page, `/contact?tier=${plans[0]?.tier}`);
  await expect(contact.message).toHaveValue(plans[0] ? `${planOpening.replace('{plan}', plans[0].name)}\n` : '');
  await contact.message.fill('My own words');
  await page.reload();
  await reactRuns(page);
  await expect(contact.message).toHaveValue('My own words');
});

test('a submit before React runs is remembered and then sent once', { tag: '@engines' }, async ({ page, service }) => {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto('/contact', { waitUntil: 'commit' });
  const contact = await fillContactForm(page);
  await expect(contact.form.getByText(formStrings.submittedEarly)).toBeHidden();
  await contact.submit.click();
  await expect(contact.form.getByText(formStrings.submittedEarly)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  release();
  await expect(contact.success).toBeVisible();
  expect(service.mails.map(({ template_params }) => template_params.message)).toEqual([visitor.message]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms say so, offer a prepared mail, and cannot be submitted', async ({ page }) => {
    for (const kind of ['contact', 'assessment']) {
      await page.goto(`/${kind}`);
      const frame = page.locator(`#${kind}-form`);
      await expect(frame.getByText(formStrings.withoutScript)).toBeVisible();
      await expect(frame.getByText(formStrings.notLoaded)).toBeHidden();
      const help = frame.getByRole('status').filter({ hasText: formStrings.writeInstead });
      await expect(help.getByRole('link', { name: company.email })).toBeVisible();
      const preparedMail = await help.getByRole('link', { name: formStrings.preparedMail }).getAttribute('href');
      expect(decodeURIComponent(preparedMail ?? '')).toContain(
        `${fieldLabels.name}: \n${fieldLabels.email}: \n${fieldLabels.company}: `,
      );
      await expect(frame.locator('form')).toBeHidden();
    }
  });
});

test('a filled hidden field is asked about once, in words, and the second submit sends', async ({ page, service }) => {
  const contact = await openFilledContact(page);
  const honeypot = page.locator(`[name=${HONEYPOT}]`);
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: formStrings.doNotFill })).toHaveCount(0);
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await contact.submit.click();
  await expectToast(page, refusedMessage);
  await expect(contact.problem).toContainText(refusedMessage.text);
  await expect(contact.message).toHaveValue(visitor.message);
  expect(service.mails).toHaveLength(0);
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
});

test('an email address with an umlaut in its domain is accepted', { tag: '@engines' }, async ({ page, service }) => {
  const contact = await openFilledContact(page);
  await contact.email.fill('info@müller.de');
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails[0]?.template_params.from_email).toMatch(/^info@(müller|xn--mller-kva)\.de$/);
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
