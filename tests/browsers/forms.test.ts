import { failureMessages } from '../../src/site/sendMessages';
import { expect, test, type Visitor } from '../support/browsers/visitor';
import { CONFIGURED_BUILD } from '../support/configured/site';

test.use({ build: CONFIGURED_BUILD });

const sender = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Orders are typed twice.' };

const field = (kind: string, name: string) => `#${kind}-form [name="${name}"]`;
const SUBMIT = 'form button[type="submit"]';
const SUMMARY = '#contact-form section[tabindex="-1"]';

const readValue = (visitor: Visitor, selector: string) => visitor.read(selector, ({ value }) => value);

async function fillForm(visitor: Visitor, kind: string): Promise<void> {
  await visitor.fill(field(kind, 'name'), sender.name);
  await visitor.fill(field(kind, 'email'), sender.email);
  // The list of a select is the browser's own window, where no driver can click.
  await visitor.read(field(kind, 'interest'), (list) => {
    const options = [...(list as unknown as HTMLSelectElement).options];
    list.value = options.find(({ value }) => value)?.value ?? '';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await visitor.click(field(kind, 'agreeToTerms'));
}

async function openFilled(visitor: Visitor, kind = 'contact'): Promise<void> {
  await visitor.open(`/${kind}`);
  await visitor.interact();
  await fillForm(visitor, kind);
  await visitor.fill(kind === 'contact' ? field(kind, 'message') : field(kind, 'company'), sender.message);
}

for (const kind of ['contact', 'assessment'] as const) {
  test(`the form of /${kind} sends an enquiry, and confirms it once`, async ({ visitor }) => {
    await openFilled(visitor, kind);
    await visitor.click(SUBMIT);
    const success = `#${kind}-form section[tabindex="-1"]`;
    await visitor.sees(success);
    await expect.poll(() => visitor.hasFocus(success)).toBe(true);
    expect(visitor.site.mails).toHaveLength(1);
    expect(visitor.site.mails[0]?.template_params).toMatchObject({ from_name: sender.name, from_email: sender.email });
    expect(await readValue(visitor, field(kind, 'name'))).toBe('');
    expect(await visitor.problems()).toEqual([]);
  });
}

test('mistakes are listed, take the focus and lead to their fields', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.interact();
  await visitor.click(field('contact', 'agreeToTerms'));
  await visitor.click(SUBMIT);
  await visitor.sees(SUMMARY);
  await expect.poll(() => visitor.hasFocus(SUMMARY)).toBe(true);
  await visitor.click(`${SUMMARY} a`);
  await expect.poll(() => visitor.hasFocus(field('contact', 'name'))).toBe(true);
  expect(await visitor.read(field('contact', 'name'), (input) => input.getAttribute('aria-invalid'))).toBe('true');
  await visitor.page.keyboard.type('Ada');
  await expect
    .poll(() => visitor.read(field('contact', 'name'), (input) => input.getAttribute('aria-invalid')))
    .toBe(null);
});

for (const [failure, answer] of [
  ['credentials', { status: 400, text: 'The Public Key is invalid' }],
  ['other', { status: 500, text: 'no' }],
  ['network', 'cut'],
] as const) {
  test(`a failure of the kind "${failure}" has its own message and loses nothing`, async ({ visitor }) => {
    visitor.site.answer = answer;
    await openFilled(visitor);
    await visitor.click(SUBMIT);
    const { text } = failureMessages.contact[failure];
    const isShown = () => visitor.run((message) => document.body.textContent.includes(message), text);
    await expect.poll(isShown, text).toBe(true);
    expect(await readValue(visitor, field('contact', 'message'))).toBe(sender.message);
    visitor.site.answer = { status: 200, text: 'OK' };
    await visitor.click(SUBMIT);
    await visitor.sees(SUMMARY);
    const references = visitor.site.mails.map(({ template_params }) => template_params.reference);
    expect(new Set(references).size).toBe(1);
  });
}

test('while an enquiry is being sent, its fields are locked and a second press sends nothing', async ({ visitor }) => {
  const release = visitor.site.hold(/send$/);
  await openFilled(visitor);
  await visitor.click(SUBMIT);
  await expect.poll(() => visitor.site.mails.length).toBe(1);
  await expect.poll(() => visitor.read(field('contact', 'message'), ({ readOnly }) => readOnly)).toBe(true);
  await visitor.click(SUBMIT);
  release();
  await visitor.sees(SUMMARY);
  expect(visitor.site.mails).toHaveLength(1);
});

test('a draft survives another page and a new visit, until it is discarded', async ({ visitor }) => {
  await openFilled(visitor);
  await expect.poll(() => visitor.run(() => localStorage.length)).toBe(1);
  await visitor.open('/about');
  await visitor.open('/contact');
  await visitor.interact();
  await expect.poll(() => readValue(visitor, field('contact', 'message'))).toBe(sender.message);
  await visitor.click('#contact-form form button[type="button"]');
  await expect.poll(() => readValue(visitor, field('contact', 'message'))).toBe('');
  expect(await visitor.run(() => localStorage.length)).toBe(0);
});

test('what is typed and submitted before React runs is sent once', async ({ visitor }) => {
  const release = visitor.site.hold(/assets\/js\/(?!boot)/);
  await visitor.openSlowly('/contact');
  await fillForm(visitor, 'contact');
  await visitor.fill(field('contact', 'message'), sender.message);
  await visitor.click(SUBMIT);
  release();
  await visitor.interact();
  await visitor.sees(SUMMARY);
  expect(visitor.site.mails.map(({ template_params }) => template_params.message)).toEqual([sender.message]);
});

test('an address fills in the form and scrolls to it', async ({ visitor }) => {
  await visitor.open('/contact?interest=partnership&tier=enterprise#contact-form');
  await visitor.interact();
  await expect.poll(() => readValue(visitor, field('contact', 'interest'))).toBe('partnership');
  expect(await readValue(visitor, field('contact', 'message'))).not.toBe('');
  await expect.poll(() => visitor.read('#contact-form', (form) => form.getBoundingClientRect().top)).toBeLessThan(600);
});

test('fields have the page’s colors, in both themes', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.interact();
  for (const theme of ['light', 'dark']) {
    const looks = await visitor.run((chosen) => {
      document.documentElement.dataset.theme = chosen;
      return [
        ...document.querySelectorAll('#contact-form :is(input[name="name"], select, input[type="checkbox"])'),
      ].map((control) => {
        const { appearance, backgroundColor, color, borderTopColor } = getComputedStyle(control);
        return { appearance, backgroundColor, color, borderTopColor };
      });
    }, theme);
    const [text, list, box] = looks;
    expect(list, theme).toMatchObject({ ...text, appearance: 'none' });
    expect(box, theme).toMatchObject({
      appearance: 'none',
      backgroundColor: text?.backgroundColor,
      borderTopColor: text?.borderTopColor,
    });
  }
});
