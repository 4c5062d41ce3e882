/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { canSend, mailSettingsOf } from '../../../src/config/mailSettings';
import { paramsOf } from '../../../src/forms/fields';

it.each(['docs/deploying.md', 'docs/commands.md'])('%s names every setting', (file) => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const text = readFileSync(file, 'utf8');
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it.each(['contact', 'assessment'] as const)('the %s template of docs/forms.md has what the form sends', (kind) => {
  const [, template = ''] =
    new RegExp(`### The ${kind} template\\n([\\s\\S]*?)\\n##`).exec(readFileSync('docs/forms.md', 'utf8')) ?? [];
  const used = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
  // Who receives the mail is typed into the template, never sent.
  const sent = Object.keys(paramsOf(kind, {}, 'KR-7F3K-Q2')).filter((name) => name !== 'to_email');
  expect([...new Set(used)].sort()).toEqual(sent.sort());
});

it('reads the mail settings of an environment, with a default origin', () => {
  const settings = mailSettingsOf({
    EMAILJS_PUBLIC_KEY: ' key ',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_CONTACT_TEMPLATE_ID: 'template',
    EMAILJS_CAPTCHA_SITE_KEY: '',
  });
  expect(settings).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templateIds: { contact: 'template', assessment: '' },
    origin: 'https://api.emailjs.com',
  });
  expect([canSend(settings, 'contact'), canSend(settings, 'assessment')]).toEqual([true, false]);
  const more = mailSettingsOf({ EMAILJS_ORIGIN: 'https://mail.example/', EMAILJS_CAPTCHA_SITE_KEY: ' a ' });
  expect(more).toMatchObject({ origin: 'https://mail.example', captchaSiteKey: 'a' });
  expect(() => mailSettingsOf({ EMAILJS_ORIGIN: 'mail.example' })).toThrow(
    'EMAILJS_ORIGIN is "mail.example". Write a web address such as https://api.emailjs.com, or leave it out.',
  );
});
