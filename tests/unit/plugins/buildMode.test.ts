/** @jest-environment node */
import { buildMode, detectPreview } from '../../../plugins/buildMode';
import { mailboxSettings } from '../../../src/config/mailSettings';
import { thirdParties } from '../../../src/config/thirdParties';

const production = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template',
  GA_MEASUREMENT_ID: 'G-AB12CD34EF',
  NODE_ENV: 'production',
};

it('the live site has its connections, and development no analytics', () => {
  const live = buildMode({ ...production, PREVIEW: '0' });
  expect(live).toMatchObject({ mode: 'live', preview: null });
  expect(live.connections).toMatchObject({ measurementId: 'G-AB12CD34EF', mailSettings: { publicKey: 'key' } });
  const development = buildMode({ ...production, NODE_ENV: 'development', PREVIEW: '1' });
  expect(development).toMatchObject({ mode: 'development', preview: null });
  expect(development.connections.measurementId).toBeUndefined();
});

it('only development without settings has the mailbox', () => {
  const keyOf = (environment: object) => buildMode({ PREVIEW: '0', ...environment }).connections.mailSettings.publicKey;
  expect(keyOf({ NODE_ENV: 'development' })).toBe(mailboxSettings.publicKey);
  expect(keyOf({ ...production, NODE_ENV: 'development' })).toBe('key');
  expect(keyOf({ NODE_ENV: 'production' })).toBe('');
});

it('refuses a value that is not a measurement ID', () => {
  expect(() => buildMode({ ...production, PREVIEW: '0', GA_MEASUREMENT_ID: 'UA-1"><script>' })).toThrow(
    'GA_MEASUREMENT_ID is "UA-1"><script>". It must look like G-AB12CD34EF.',
  );
});

it('refuses the ID of a chat that has no server', () => {
  const chatOf = (id: string) => buildMode({ ...production, PREVIEW: '0', CHAT_ID: id }).connections.chatId;
  const chat: { scriptUrl: string } = thirdParties.chat;
  const server = jest.replaceProperty(chat, 'scriptUrl', 'https://chat.acme.com/widget.js');
  expect(chatOf('chat')).toBe('chat');
  expect(chatOf('')).toBeUndefined();
  server.replaceValue('https://chat.example/widget.js');
  expect(() => chatOf('chat')).toThrow('CHAT_HOST');
  server.restore();
});

const netlify = {
  NETLIFY: 'true',
  CONTEXT: 'deploy-preview',
  REVIEW_ID: '42',
  HEAD: 'words/about',
  REPOSITORY_URL: 'https://token@github.com/company/website.git',
};
const repository = 'https://github.com/company/website';
const ofBranch = { ...netlify, CONTEXT: 'branch-deploy', REVIEW_ID: undefined };

it.each([
  ['Netlify', netlify, { pullRequest: 42, branch: 'words/about', repository }],
  ['Netlify, a branch', ofBranch, { pullRequest: null, repository }],
  ['a repository behind SSH', { ...netlify, REPOSITORY_URL: 'git@github.com:company/website' }, { repository: null }],
  ['a developer’s machine with PREVIEW=1', { PREVIEW: '1' }, { pullRequest: null }],
])('%s: preview', (_, environment, expected) => {
  expect(detectPreview(environment)).toMatchObject(expected);
});

it.each([
  ['Netlify', { ...netlify, CONTEXT: 'production' }],
  ['a pull request on GitHub Actions', { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' }],
  ['a developer’s machine', {}],
  ['PREVIEW=0 on a preview host', { ...netlify, PREVIEW: '0' }],
])('%s: live site', (_, environment) => {
  expect(detectPreview(environment)).toBeNull();
});
