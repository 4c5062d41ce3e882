import { failureMessages } from '../../src/site/sendMessages';
import { expect, test, type Visitor } from '../support/browsers/visitor';
import { CONFIGURED_BUILD } from '../support/configured/site';

test.use({ build: CONFIGURED_BUILD });

const MESSAGE = 'Orders are typed twice.';
const SUBMIT = 'form button[type="submit"]';
const success = (kind: string) => `#${kind}-form section[tabindex="-1"]`;
const field = (kind: string, name: string) => `#${kind}-form [name="${name}"]`;

async function fillForm(visitor: Visitor, kind: string): Promise<void> {
  await visitor.fill(field(kind, 'name'), 'Ada Lovelace');
  await visitor.fill(field(kind, 'email'), 'ada@example.com');
  await visitor.fill(field(kind, kind === 'contact' ? 'message' : 'company'), MESSAGE);
  // The list of a select is the browser's own window, where no driver can click.
  await visitor.read(field(kind, 'interest'), (list) => {
    const options = [...(list as unknown as HTMLSelectElement).options];
    list.value = options.find(({ value }) => value)?.value ?? '';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await visitor.click(field(kind, 'agreeToTerms'));
}

for (const kind of ['contact', 'assessment']) {
  test(`the form of /${kind} sends an enquiry, and confirms it`, async ({ visitor }) => {
    await visitor.open(`/${kind}`);
    await visitor.interact();
    await fillForm(visitor, kind);
    await visitor.click(SUBMIT);
    await visitor.sees(success(kind));
    await expect.poll(() => visitor.hasFocus(success(kind))).toBe(true);
    expect(visitor.site.mails).toHaveLength(1);
    expect(await visitor.problems()).toEqual([]);
  });
}

test('a failure has its message and loses nothing', async ({ visitor }) => {
  visitor.site.status = null;
  await visitor.open('/contact');
  await visitor.interact();
  await fillForm(visitor, 'contact');
  await visitor.click(SUBMIT);
  const { text } = failureMessages.contact.network;
  await expect.poll(() => visitor.run((message) => document.body.textContent.includes(message), text)).toBe(true);
  expect(await visitor.read(field('contact', 'message'), ({ value }) => value)).toBe(MESSAGE);
  visitor.site.status = 200;
  await visitor.click(SUBMIT);
  await visitor.sees(success('contact'));
});

test('what is typed and submitted before React runs is sent once', async ({ visitor }) => {
  const release = visitor.site.hold(/assets\/js\/(?!boot)/);
  await visitor.open('/contact', true);
  await fillForm(visitor, 'contact');
  await visitor.click(SUBMIT);
  release();
  await visitor.interact();
  await visitor.sees(success('contact'));
  expect(visitor.site.mails.map(({ template_params }) => template_params.message)).toEqual([MESSAGE]);
});
