import { expect, type Locator } from '@playwright/test';
import { fieldErrors, fieldLabels } from '../../../../src/facts/formStrings';
import { formTest as test } from '../../../support/configured/site';
import { openFilledContact } from '../../../support/enquiryForms';
import { collectErrors, reactRuns } from '../../../support/page';

const HOSTILE_TEXT = [
  // Line breaks that could become mail headers.
  'Ada\r\nBcc: victim@example.com\r\n\r\nBody\n.\n',
  '<script>window.ran=1</script><img src=x onerror="window.ran=1">&lt;b&gt;&amp;',
  // Right to left, with overrides.
  '\u202eתודה\u202c \u2067שלום\u2069 \u0627\u0644\u0633\u0644\u0627\u0645\u200f',
  // Emoji and joiners.
  '👩🏽‍🚀 🇺🇸 é e\u0301 \u200b\ufeffx',
  // Unpaired surrogates.
  'a\ud83d b\ude00 c\udbff',
  // Control characters.
  'a\u0000b\u0007c\u001b[31md\u0085e\u2028f\u2029g',
  // Template and script syntax.
  '{{from_email}} {{{message}}} $[1] <%= 1 %> \\u0041 \\ \' " ` --%00',
  '__proto__',
].join(' ');

/** Sets a field by UTF-16 code units, which keeps unpaired surrogates. Returns the value that the browser accepts. */
async function enter(field: Locator, text: string): Promise<string> {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const entered = await field.evaluate((element, codes) => {
    const control = element as HTMLInputElement | HTMLTextAreaElement;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
    set?.call(control, codes.map((code) => String.fromCharCode(code)).join(''));
    control.dispatchEvent(new Event('input', { bubbles: true }));
    return Array.from({ length: control.value.length }, (_, index) => control.value.charCodeAt(index));
  }, units);
  return entered.map((code) => String.fromCharCode(code)).join('');
}

test('the contact form sends hostile text unchanged, even after a reload', async ({ page, service }) => {
  const errors = collectErrors(page);
  const contact = await openFilledContact(page);
  const name = await enter(contact.name, HOSTILE_TEXT);
  const company = await enter(contact.company, HOSTILE_TEXT);
  const message = await enter(contact.message, HOSTILE_TEXT);
  // Browsers remove line breaks from single-line fields and normalize them in the others.
  expect(name).toBe(HOSTILE_TEXT.replace(/[\r\n]/g, ''));
  expect(message).toBe(HOSTILE_TEXT.replace(/\r\n?/g, '\n'));

  await page.reload();
  await reactRuns(page);
  await contact.agreement.check();
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails).toHaveLength(1);
  expect(service.mails[0]?.template_params).toMatchObject({ from_name: name, company, message });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(errors).toEqual([]);
});

test('100 kB are rejected at their field and kept there; the longest message arrives complete', async ({
  page,
  service,
}) => {
  const contact = await openFilledContact(page);
  const tooLong = 'x'.repeat(100 * 1024);
  await contact.message.fill(tooLong);
  await contact.company.fill(tooLong);
  await contact.submit.click();
  await expect(contact.errorSummary.getByRole('link')).toHaveText([
    `${fieldLabels.company}: ${fieldErrors.tooLongLine.replace('{limit}', '500')}`,
    `${fieldLabels.message}: ${fieldErrors.tooLong.replace('{limit}', '10,000')}`,
  ]);
  expect(service.mails).toHaveLength(0);
  expect(await contact.message.inputValue()).toBe(tooLong);

  await contact.company.fill('');
  await contact.message.fill('€'.repeat(10_000));
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails[0]?.template_params.message).toBe('€'.repeat(10_000));
});
