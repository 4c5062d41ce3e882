import { expect, type Page } from '@playwright/test';
import { definitions, type EnquiryDefinition } from '../../../src/forms/definitions';
import { formTest as test } from '../../support/configured/site';
import { fillContactForm, visitor } from '../../support/enquiryForms';
import { holdRequests, reactRuns } from '../../support/page';

/** What programs in a visitor's browser do to a page that has just arrived. Each function runs in the page. */
const changes = {
  'a translation': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('script'))) {
      const font = document.createElement('font');
      font.append(`${text.data} (translated)`);
      text.replaceWith(font);
    }
  },
  'the icon of a password manager': () => {
    for (const field of document.querySelectorAll('main input')) {
      field.after(Object.assign(document.createElement('button'), { type: 'button', textContent: '🔑' }));
    }
  },
  'a telephone number that became a link': () => {
    for (const paragraph of document.querySelectorAll('main label, main form p')) {
      paragraph.append(Object.assign(document.createElement('a'), { href: 'tel:+18015550100', textContent: '801' }));
    }
  },
};

/** What they do to the fields themselves. */
const changesOfFields = {
  'a copy of each field that an extension hides': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=checkbox]), textarea)')) {
      field.after(Object.assign(document.createElement(field.localName), { name: field.name, hidden: true }));
      field.before(Object.assign(document.createElement('input'), { name: field.name, type: 'hidden' }));
    }
  },
  'fields with other names': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)'))
      field.name += '-1';
  },
};

/** Fills in every field of a form. */
async function fill(page: Page, { kind, fields }: EnquiryDefinition): Promise<Record<string, string>> {
  const form = page.locator(`#${kind}-form`);
  const values = Object.fromEntries(fields.map(({ name, label }) => [name, `My ${label}`]));
  Object.assign(values, { email: visitor.email });
  for (const { name, control } of fields) {
    const field = form.locator(`[name=${name}]`);
    if (control.type !== 'select') await field.fill(values[name] ?? '');
    else values[name] = (await field.selectOption({ index: 2 }))[0] ?? '';
  }
  await form.locator('[name=agreeToTerms]').check();
  return values;
}

for (const [what, change] of Object.entries({ ...changes, ...changesOfFields })) {
  test(`${what} changes nothing about an enquiry that is sent before the scripts arrive`, async ({ page, service }) => {
    for (const definition of Object.values(definitions)) {
      const release = await holdRequests(page, '**/assets/js/island*');
      await page.goto(`/${definition.kind}`);
      const values = await fill(page, definition);
      await page.locator(`#${definition.kind}-form [type=submit]`).click();
      await page.evaluate(change);
      release();
      await expect
        .poll(() => service.mails.at(-1)?.template_params)
        .toEqual({
          ...definition.paramsOf(values, ''),
          reference: expect.any(String),
        });
      await page.unroute('**/assets/js/island*');
    }
    expect(service.mails).toHaveLength(2);
  });
}

test('a page that was changed before and after the scripts arrive keeps the focus, and sends', async ({
  page,
  service,
}) => {
  const release = await holdRequests(page, '**/assets/js/island*');
  await page.goto('/contact');
  const contact = await fillContactForm(page);
  await contact.message.press('End');
  for (const change of Object.values(changes)) await page.evaluate(change);
  release();
  await reactRuns(page);
  await expect(contact.message).toBeFocused();
  await page.keyboard.type(' More.');
  for (const change of Object.values(changes)) await page.evaluate(change);
  service.answer = { status: 500, text: 'no' };
  await contact.submit.click();
  await expect(contact.problem).toBeVisible();
  for (const change of Object.values(changes)) await page.evaluate(change);
  service.answer = { status: 200, text: 'OK' };
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails.map(({ template_params }) => template_params.message)).toEqual(
    Array(2).fill(`${visitor.message} More.`),
  );
});
