import { expect } from '@playwright/test';
import { failureMessages, formStrings } from '../../../src/facts/formStrings';
import { formFields, paramsOf } from '../../../src/forms/fields';
import { fillForm, visitor } from '../../support/enquiryForms';
import { holdRequests, reactRuns } from '../../support/page';
import { standInMail } from '../../support/standIns';
import { test } from '../../support/test';

/** What extensions in a visitor's browser do to a page. Each function runs in the page. */
const changes = {
  'a translation, the icons of a password manager and telephone numbers that become links': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('script'))) {
      const font = document.createElement('font');
      font.append(`${text.data} (translated)`);
      text.replaceWith(font);
    }
    for (const field of document.querySelectorAll('main input'))
      field.after(Object.assign(document.createElement('button'), { type: 'button', textContent: '🔑' }));
    for (const text of document.querySelectorAll('main label, main form p'))
      text.append(Object.assign(document.createElement('a'), { href: 'tel:+18015550100', textContent: '801' }));
  },
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

for (const [what, change] of Object.entries(changes)) {
  test(`after ${what}, nothing is different about an enquiry that is sent before the scripts arrive`, {
    tag: '@engines',
  }, async ({ page, service }) => {
    for (const kind of ['contact', 'assessment'] as const) {
      const release = await holdRequests(page, '**/assets/js/**');
      await page.goto(`/${kind}`, { waitUntil: 'commit' });
      const form = page.locator(`#${kind}-form`);
      const values: Record<string, string> = {};
      for (const { name, label, type } of formFields[kind]) {
        const field = form.locator(`[name=${name}]`);
        values[name] = type === 'email' ? visitor.email : `My ${label}`;
        if (type === 'select') values[name] = (await field.selectOption({ index: 2 }))[0] ?? '';
        else await field.fill(values[name]);
      }
      await form.locator('[name=agreeToTerms]').check();
      await form.locator('[type=submit]').click();
      await expect(form.getByText(formStrings.submittedEarly)).toBeVisible();
      await page.evaluate(change);
      release();
      await expect
        .poll(() => service.mails.at(-1))
        .toMatchObject({
          template_id: standInMail.templateIds[kind],
          template_params: { ...paramsOf(kind, values, ''), reference: expect.any(String) },
        });
      await page.unroute('**/assets/js/**');
    }
    expect(service.mails).toHaveLength(2);
  });
}

test('a form that is changed before the scripts arrive, after them, and after a failure keeps the focus and the text, and sends', async ({
  page,
  service,
}) => {
  const addEverything = () => page.evaluate(Object.values(changes)[0] ?? '');
  const release = await holdRequests(page, '**/assets/js/island*');
  await page.goto('/contact');
  const contact = await fillForm(page);
  await contact.message.press('End');
  await addEverything();
  release();
  await reactRuns(page);
  await expect(contact.message).toBeFocused();
  await page.keyboard.type(' More.');
  await addEverything();
  service.answer = { status: 500, text: 'no' };
  await contact.submit.click();
  await addEverything();
  await contact.problem.evaluate((element) => element.remove());
  await contact.submit.click();
  // React has missed the message and rendered the form anew. A toast says what became of the second attempt.
  await expect.poll(() => service.mails.length).toBe(2);
  await expect(page.getByRole('listitem').getByText(failureMessages.contact.other.text)).toBeVisible();
  await expect(contact.problem).toBeHidden();
  service.answer = { status: 200, text: 'OK' };
  await contact.submit.click();
  await expect(contact.success).toBeFocused();
  const sent = service.mails.map(({ template_params: { message, reference } }) => [message, reference]);
  expect(sent).toEqual(Array(3).fill([`${visitor.message} More.`, sent[0]?.[1]]));
});
