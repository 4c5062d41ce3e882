/** @jest-environment node */
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import type { PolicySettings } from '../../../plugins/post-build/contentPolicy';
import { contentPolicies } from '../../../plugins/post-build/contentPolicy';
import { mailSettingsOf } from '../../../src/config/mailSettings';
import { thirdParties } from '../../../src/config/thirdParties';
import { origin } from '../../../src/facts/company';

const mail = mailSettingsOf({});
const BOOT = '<script>boot()</script>';

/** Adds policies to pages, checks the pages and returns their HTML by file. */
function withPolicies(pages: Record<string, string>, settings: PolicySettings = { mail }): Record<string, string> {
  const policies = contentPolicies(settings);
  const finished = Object.entries(pages).map(([file, body]) => {
    const html = `<!doctype html><meta charset=UTF-8><title>x</title>${BOOT}${body}`;
    const $ = load(html, { scriptingEnabled: false });
    policies.add({ route: '/', file, html, $ });
    return [file, $.html()];
  });
  policies.check();
  return Object.fromEntries(finished);
}

const policyOf = (html = '') => /content="([^"]*)"/.exec(html)?.[1] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('writes a policy after the character set, with hashes of exactly the page’s inline code', () => {
  const data = '<script type="application/ld+json">{"a":"</"}</script>';
  const { 'a.html': a, 'b.html': b } = withPolicies({
    'a.html': `<style>a{}</style>${data}`,
    'b.html': '<style>b{}</style>',
  });

  expect(a).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  expect(policyOf(a).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf('boot()')}`,
    `style-src 'self' ${hashOf('a{}')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types docusaurus-bundler',
  ]);
  expect(policyOf(b)).toContain(hashOf('b{}'));
  expect(policyOf(b)).not.toContain(hashOf('a{}'));
});

it('allows the CAPTCHA on pages with a form, if the build is configured for it', () => {
  const pages = {
    'form.html': '<div data-island="EnquiryForm"></div>',
    'other.html': '<div data-island="ChatButton"></div>',
  };
  const configured = withPolicies(pages, { mail: mailSettingsOf({ EMAILJS_CAPTCHA_SITE_KEY: 'a'.repeat(40) }) });
  const { scripts, frames } = thirdParties.captcha;
  expect(policyOf(configured['form.html'])).toContain(`${scripts.join(' ')}; style-src`);
  expect(policyOf(configured['form.html'])).toContain(`frame-src ${frames.join(' ')};`);
  expect(policyOf(configured['form.html'])).toMatch(/; require-trusted-types-for 'script'; trusted-types \*$/);
  for (const html of [configured['other.html'], withPolicies(pages)['form.html']]) {
    expect(policyOf(html)).not.toMatch(/google|gstatic|frame-src|\*/);
  }
});

it('allows analytics and, on pages that need them, the mail service and the chat if the build is configured for them', () => {
  const own = mailSettingsOf({ EMAILJS_ORIGIN: 'https://mail.example.com/' });
  const settings = { mail: own, measurementId: 'G-AB12CD34EF', chatId: 'ridge-1' };
  const islands = ['ChatButton', 'EnquiryForm'].map((name) => `<div data-island="${name}"></div>`).join('');
  const pages = withPolicies({ 'a.html': islands, 'b.html': '' }, settings);
  const policy = policyOf(pages['a.html']);
  expect(policy).toContain(
    "connect-src 'self' https://mail.example.com https://*.google-analytics.com https://*.analytics.google.com " +
      `https://www.googletagmanager.com ${thirdParties.chat.connections.join(' ')};`,
  );
  expect(policy).toContain(`frame-src ${thirdParties.chat.frames.join(' ')};`);
  expect(policy).toMatch(/trusted-types docusaurus-bundler site-third-parties$/);
  expect(policy).not.toContain('unsafe');
  expect(policyOf(pages['b.html'])).toContain('googletagmanager');
  expect(policyOf(pages['b.html'])).not.toMatch(/chat|mail|frame-src/);
});

it.each([
  ['<td style="text-align:right">1</td>', '<td style="text-align:right">: a style attribute'],
  ['<svg style="display:none"></svg>', '<svg style="display:none">: a style attribute'],
  ['<button onclick="go()">x</button>', '<button onclick="go()">: onclick runs a script'],
  ['<a href=" java&#10;script:alert(1)">x</a>', 'href contains a javascript: URL'],
  ['<script>tracker()</script>', '<script>tracker()…: this inline script is not on every page'],
  ['<noscript><img src="https://elsewhere.example/x.png"></noscript>', 'src points to another site'],
  ['<img src="/a.png" srcset="/a.png 1x, //elsewhere.example/b.png 2x">', 'srcset points to another site'],
  ['<script src="https://elsewhere.example/x.js"></script>', 'src points to another site'],
  ['<link rel="stylesheet" href="https://elsewhere.example/x.css">', 'href points to another site'],
  ['<svg><use href="https://elsewhere.example/x.svg#a"/></svg>', 'href points to another site'],
  ['<iframe src="/x"></iframe>', '<iframe src="/x">: this element is not allowed'],
  ['<base href="/x/">', '<base href="/x/">: this element is not allowed'],
  ['<form action="/send"></form>', '<form action="/send">: action sends the form to a server'],
])('rejects %s and names the file', (body, message) => {
  const check = () => withPolicies({ 'a.html': '', 'b.html': `<table><tr>${body}</tr></table>${body}` });
  expect(check).toThrow('b.html: ');
  expect(check).toThrow(message);
});

it('accepts what the policy allows', () => {
  const pages = {
    'a.html': `<a href="https://elsewhere.example">x</a><a href="mailto:a@b.example">y</a><img src="data:image/png,x">
      <form method="dialog"></form><link rel="canonical" href="${origin}/a"><p data-once="x">`,
  };
  expect(() => withPolicies(pages)).not.toThrow();
});
