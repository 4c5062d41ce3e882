import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { chat } from '../../../src/facts/strings';
import { builtPage, routesWith } from '../builtPages';

declare global {
  interface Window {
    /** Set by `collectViolations`. */
    reportViolation?: (violation: string) => void;
  }
}

/** Collects what the content policy blocks, on every document that the page opens from now on. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation?.(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    });
  });
  return violations;
}

export interface SentMail {
  template_id: string;
  template_params: Record<string, string>;
  [name: string]: unknown;
}

/** Where a form sends its mail. */
export const MAIL_ADDRESS = 'https://api.emailjs.com/api/v1.0/email/send';
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** Stands in for the mail service and records the mails. */
export async function mailService(page: Page) {
  const service = {
    mails: [] as SentMail[],
    answer: { status: 200, text: 'OK' } as { status: number; text: string } | 'cut',
  };
  await page.route(MAIL_ADDRESS, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CROSS_ORIGIN });
    service.mails.push(route.request().postDataJSON());
    const { answer } = service;
    if (answer === 'cut') return route.abort('connectionreset');
    await route.fulfill({ status: answer.status, body: answer.text, headers: CROSS_ORIGIN });
  });
  return service;
}

const GOOGLE_SCRIPT = `
for (const name of ["_ga", "_ga_TEST123456", "_gid", "_gat"]) document.cookie = name + "=1; Path=/";
fetch("https://region1.google-analytics.com/g/collect", { method: "POST" });`;

/** Answers every request to another server. Google's script sets its cookies and reports, as the real one does. */
export async function replaceThirdParties(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      requests.push(origin + pathname);
      await route.fulfill({
        contentType: 'text/javascript',
        body: pathname === '/gtag/js' ? GOOGLE_SCRIPT : '',
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );
  return requests;
}

/** The route of a page with the chat; empty if there is none. */
export const CHAT_PAGE =
  routesWith('figcaption').find((route) => builtPage(route).$('figcaption').text().includes(chat.window)) ?? '';

/** A test fails if its page violates the content policy or throws an exception. */
export const test = base.extend<{ cleanPage: undefined }>({
  cleanPage: [
    async ({ page }, use) => {
      const violations = await collectViolations(page);
      const exceptions: string[] = [];
      page.on('pageerror', (error) => exceptions.push(String(error)));
      await use(undefined);
      expect([...violations, ...exceptions]).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests of the forms: `service` replaces the mail service. */
export const formTest = test.extend<{ service: Awaited<ReturnType<typeof mailService>> }>({
  service: [
    async ({ page }, use) => {
      await use(await mailService(page));
    },
    { auto: true },
  ],
});
