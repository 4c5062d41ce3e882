import { canSend, mailboxSettings, mailSettingsOf, siteMailSettings } from '../../../src/config/mailSettings';

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

it('reads the key of the CAPTCHA, and rejects anything else', () => {
  expect(mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: ` ${'a'.repeat(40)} ` }).captcha).toBe('a'.repeat(40));
  expect(mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: '' })).not.toHaveProperty('captcha');
  expect(() => mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: 'yes' })).toThrow('EMAILJS_CAPTCHA_SITE_KEY is "yes".');
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
