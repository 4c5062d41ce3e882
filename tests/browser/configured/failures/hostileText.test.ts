import { expect, type Locator } from '@playwright/test';
import { refuseAnalytics } from '../../../support/configured/mail';
import { test } from '../../../support/configured/site';
import {
  contactForm,
  fillContactForm,
  openContact,
  openFilledAssessment,
  skipMinimumFillTime,
} from '../../../support/enquiryForms';
import { MailService } from '../../../support/mailService';
import { collectErrors, reactRuns } from '../../../support/page';
import { collectViolations } from '../../../support/violations';

test.beforeEach(({ context, servedOrigin }) => refuseAnalytics(context, servedOrigin));
test.beforeEach(({ page }) => skipMinimumFillTime(page));

const TEXTS = {
  'line breaks that would be mail headers': 'Ada\r\nBcc: victim@example.com\r\n\r\nBody\n.\n',
  HTML: '<script>window.ran=1</script><img src=x onerror="window.ran=1">&lt;b&gt;&amp;',
  'right to left, with overrides': '\u202eתודה\u202c \u2067שלום\u2069 \u0627\u0644\u0633\u0644\u0627\u0645\u200f',
  'emoji and joiners': '👩🏽‍🚀 🇺🇸 é e\u0301 \u200b\ufeffx',
  'halves of surrogate pairs': 'a\ud83d b\ude00 c\udbff',
  'control characters': 'a\u0000b\u0007c\u001b[31md\u0085e\u2028f\u2029g',
  'template and script syntax': '{{from_email}} {{{message}}} $[1] <%= 1 %> \\u0041 \\ \' " ` --%00',
  'the name of a member of every object': '__proto__',
} as const;

/** Types as a program may, code unit by code unit: what stands in the field afterwards is what the browser makes of it. */
async function type(field: Locator, text: string): Promise<string> {
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

for (const [name, text] of Object.entries(TEXTS)) {
  test(`${name}: every field of the contact form delivers exactly what stands in it`, async ({ page }) => {
    const errors = collectErrors(page);
    const violations = await collectViolations(page);
    const service = await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    const entered = {
      from_name: await type(contact.name, text),
      company: await type(contact.company, text),
      message: await type(contact.message, text),
    };
    // Browsers keep line breaks out of one-line fields, and write them in one way in the others.
    expect(entered.from_name).toBe(text.replace(/[\r\n]/g, ''));
    expect(entered.message).toBe(text.replace(/\r\n?/g, '\n'));

    await page.reload();
    await reactRuns(page);
    await contact.agreement.check();
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expect(service.mails.map(({ template_params }) => template_params)).toEqual([
      expect.objectContaining(Object.fromEntries(Object.entries(entered).map(([key, value]) => [key, value.trim()]))),
    ]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect([...errors, ...violations]).toEqual([]);
  });
}

test('the assessment form delivers exactly, too', async ({ page }) => {
  const service = await MailService.at(page);
  const { form, submit } = await openFilledAssessment(page);
  const text = Object.values(TEXTS).join(' ');
  const phone = await type(form.getByLabel('Phone'), text);
  const challenges = await type(form.getByLabel('Current challenges'), text);
  await submit.click();
  await expect
    .poll(() => service.mails[0]?.template_params)
    .toMatchObject({
      phone: phone.trim(),
      message: challenges.trim(),
    });
});

test('the longest message arrives whole; 100 kB are refused at the field, in words, and stay there', async ({
  page,
}) => {
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  const endless = 'x'.repeat(100 * 1024);
  await type(contact.message, endless);
  await type(contact.company, endless);
  await contact.submit.click();
  await expect(contact.errorSummary.getByRole('link')).toHaveText([
    'Shorten this to 500 characters, or send the long version by e-mail',
    'Shorten this to 10,000 characters, or send the long version by e-mail',
  ]);
  expect(service.mails).toHaveLength(0);
  expect(await contactForm(page).message.inputValue()).toBe(endless);

  await type(contact.company, '');
  await type(contact.message, '€'.repeat(10_000));
  await contact.submit.click();
  await expect(contact.success).toBeVisible();
  expect(service.mails[0]?.template_params.message).toBe('€'.repeat(10_000));
});

test('a choice that the form does not offer is refused at its field', async ({ page }) => {
  const service = await MailService.at(page);
  await openContact(page);
  const contact = await fillContactForm(page);
  await contact.interest.evaluate((select: HTMLSelectElement) => {
    select.add(new Option('x', '<script>'));
    select.value = '<script>';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await contact.submit.click();
  await expect(contact.errorSummary.getByRole('link')).toHaveText(['Choose what you are interested in']);
  expect(service.mails).toHaveLength(0);
});
