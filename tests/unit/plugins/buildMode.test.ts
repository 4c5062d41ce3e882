/** @jest-environment node */
import { buildMode, chatId } from '../../../plugins/buildMode';
import { mailboxSettings } from '../../../src/config/mailSettings';

const services = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template',
  GA_MEASUREMENT_ID: 'G-AB12CD34EF',
};
const production = { ...services, NODE_ENV: 'production' };

it('the live site has its services and no handbook', () => {
  const mode = buildMode({ ...production, PREVIEW: '0' });
  expect(mode).toMatchObject({ name: 'live', preview: null, hasHandbook: false });
  expect(mode.services).toMatchObject({ measurementId: 'G-AB12CD34EF', mail: { publicKey: 'key' } });
});

it('development has the handbook, and no analytics', () => {
  const mode = buildMode({ ...services, NODE_ENV: 'development', PREVIEW: '1' });
  expect(mode).toMatchObject({ name: 'development', preview: null, hasHandbook: true });
  expect(mode.services.measurementId).toBeUndefined();
});

it('only development without settings has the mailbox', () => {
  const keyOf = (environment: object) => buildMode({ PREVIEW: '0', ...environment }).services.mail.publicKey;
  expect(keyOf({ NODE_ENV: 'development' })).toBe(mailboxSettings.publicKey);
  expect(keyOf({ ...services, NODE_ENV: 'development' })).toBe('key');
  expect(keyOf({ NODE_ENV: 'production' })).toBe('');
});

it('refuses a value that is not a measurement ID', () => {
  expect(() => buildMode({ ...production, PREVIEW: '0', GA_MEASUREMENT_ID: 'UA-1"><script>' })).toThrow(
    'GA_MEASUREMENT_ID is "UA-1"><script>". It must look like G-AB12CD34EF.',
  );
});

it('refuses the ID of a chat that has no server', () => {
  const chat = { scriptUrl: 'https://chat.acme.com/widget.js' };
  expect(chatId({ CHAT_ID: 'chat' }, chat)).toBe('chat');
  expect(chatId({ CHAT_ID: '' }, chat)).toBeUndefined();
  expect(() => chatId({ CHAT_ID: 'chat' }, { scriptUrl: 'https://chat.example/widget.js' })).toThrow('CHAT_HOST');
});
