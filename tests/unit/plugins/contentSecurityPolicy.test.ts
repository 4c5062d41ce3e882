/** @jest-environment node */
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { addContentSecurityPolicy, contentSecurityPolicy } from '../../../plugins/post-build/contentSecurityPolicy';
import type { Connections } from '../../../src/config/connections';
import { mailSettingsOf } from '../../../src/config/mailSettings';
import { thirdParties } from '../../../src/config/thirdParties';

const mailSettings = mailSettingsOf({});
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page with these islands. */
function policyOf(islands: string[], settings: Connections): string {
  return contentSecurityPolicy(load(islands.map((name) => `<div data-island="${name}"></div>`).join('')), settings);
}

it('writes a policy after the character set, with hashes of exactly the page’s inline code', () => {
  const code =
    '<style>a{}</style><script>boot()</script><script>form()</script><script type="application/ld+json">{"a":"</"}</script>';
  const $ = load(`<!doctype html><meta charset=UTF-8><title>x</title>${code}`);
  addContentSecurityPolicy($, { mailSettings });
  expect($('meta[charset] + meta').attr('content')).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('boot()')} ${hashOf('form()')}; style-src 'self' ${hashOf('a{}')}; img-src 'self' data:; ` +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
      "require-trusted-types-for 'script'; trusted-types docusaurus-bundler",
  );
});

it('allows the CAPTCHA on pages with a form, if the build is configured for it', () => {
  const configured = { mailSettings: mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: 'a'.repeat(40) }) };
  const { scripts, frames } = thirdParties.captcha;
  const policy = policyOf(['EnquiryForm'], configured);
  expect(policy).toContain(`${scripts.join(' ')}; style-src`);
  expect(policy).toContain(`frame-src ${frames.join(' ')};`);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types \*$/);
  for (const other of [policyOf(['ChatButton'], configured), policyOf(['EnquiryForm'], { mailSettings })])
    expect(other).not.toMatch(/google|gstatic|frame-src|\*/);
});

it('allows analytics and, on pages that need them, the mail service and the chat if the build is configured for them', () => {
  const own = mailSettingsOf({ EMAILJS_ORIGIN: 'https://mail.example.com/' });
  const settings = { mailSettings: own, measurementId: 'G-AB12CD34EF', chatId: 'ridge-1' };
  const policy = policyOf(['ChatButton', 'EnquiryForm'], settings);
  const { analytics, chat } = thirdParties;
  const connections = [...analytics.endpoints, ...chat.endpoints].join(' ');
  expect(policy).toContain(`connect-src 'self' https://mail.example.com ${connections};`);
  expect(policy).toContain(`frame-src ${chat.frames.join(' ')};`);
  expect(policy).toMatch(/trusted-types docusaurus-bundler site-third-parties$/);
  expect(policyOf([], settings)).toContain('googletagmanager');
  expect(policyOf([], settings)).not.toMatch(/chat|mail|frame-src/);
});
