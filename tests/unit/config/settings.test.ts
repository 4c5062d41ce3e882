/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { canSend, mailboxSettings, mailSettingsOf, siteMailSettings } from '../../../src/config/mailSettings';
import { SETTINGS } from '../../../src/config/settings';
import { definitions } from '../../../src/forms/definitions';

/** Where an owner looks for a setting. */
const PLACES = ['.env.example', 'docs/deploying.md', 'docs/commands.md'];

it.each(PLACES)('%s names every setting', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(SETTINGS.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

it.each([definitions.contact, definitions.assessment])(
  'the template of docs/forms.md has what the form sends',
  (form) => {
    const [, template = ''] =
      new RegExp(`### The ${form.kind} template\\n([\\s\\S]*?)\\n##`).exec(readFileSync('docs/forms.md', 'utf8')) ?? [];
    const used = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
    // Who receives the mail is typed into the template, never sent.
    const sent = Object.keys(form.paramsOf({}, 'KR-7F3K-Q2')).filter((name) => name !== 'to_email');
    expect([...new Set(used)].sort()).toEqual(sent.sort());
  },
);

const environment = {
  EMAILJS_PUBLIC_KEY: ' key ',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
};

it('reads settings from the environment, with a default origin', () => {
  expect(mailSettingsOf(environment)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templateIds: { contact: 'contact', assessment: '' },
    origin: 'https://api.emailjs.com',
  });
  expect(mailSettingsOf({ EMAILJS_ORIGIN: 'https://mail.example/' }).origin).toBe('https://mail.example');
});

it('rejects an invalid origin', () => {
  expect(() => mailSettingsOf({ EMAILJS_ORIGIN: 'mail.example' })).toThrow(
    'EMAILJS_ORIGIN is "mail.example". Write a web address such as https://api.emailjs.com, or leave it out.',
  );
});

it('reads the key of the CAPTCHA', () => {
  expect(mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: ` ${'a'.repeat(40)} ` }).captcha).toBe('a'.repeat(40));
  expect(mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: '' })).not.toHaveProperty('captcha');
});

it('says which form can be sent', () => {
  const settings = mailSettingsOf(environment);
  expect([canSend(settings, 'contact'), canSend(settings, 'assessment')]).toEqual([true, false]);
});

it('uses the mailbox only in development without settings', () => {
  expect(siteMailSettings({}, false)).toBe(mailboxSettings);
  expect(siteMailSettings(environment, false).publicKey).toBe('key');
  expect(siteMailSettings({}, true).publicKey).toBe('');
});
