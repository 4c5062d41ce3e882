/** Playwright's `test` for pages of the built site: what must not happen on any of them, and what stands in for other servers. */
import { test as base, expect } from '@playwright/test';
import { SEND_PATH } from '../../src/config/mailSettings';

/** The mails that the page has sent, and what the service answers. */
interface MailService {
  mails: { template_id: string; template_params: Record<string, string> }[];
  answer: { status: number; text: string } | 'aborted';
}

/** Where a form sends its mail. */
export const MAIL_URL = `https://api.emailjs.com${SEND_PATH}`;
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** Sets Google's cookies and reports, as the real script does. */
const GOOGLE_SCRIPT = `
for (const name of ["_ga", "_ga_TEST123456", "_gid", "_gat"]) document.cookie = name + "=1; Path=/";
fetch("https://region1.google-analytics.com/g/collect", { method: "POST" });`;

interface Fixtures {
  /** Exceptions, violations of the content policy and errors in the console. A test that expects some takes them out; any other fails. */
  pageErrors: string[];
  /** Stands in for the mail service. */
  service: MailService;
  /** Stands in for every other server: the addresses, without their queries, that the page has requested. */
  requestsElsewhere: string[];
}

export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page, browserName }, use) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      page.on('console', (message) => {
        // Other browsers also report what they do not support. Many tests make requests fail; `routes.test.ts` asks whether others do.
        const isOurs = browserName === 'chromium' && !message.text().startsWith('Failed to load resource');
        if (isOurs && message.type() === 'error') pageErrors.push(message.text());
      });
      await page.exposeFunction('reportViolation', (violation: string) => pageErrors.push(violation));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          Reflect.get(window, 'reportViolation')(`violation of ${effectiveDirective}: ${blockedURI} ${sample}`.trim());
        });
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
  service: async ({ page }, use) => {
    const service: MailService = { mails: [], answer: { status: 200, text: 'OK' } };
    await page.route(MAIL_URL, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CROSS_ORIGIN });
      service.mails.push(route.request().postDataJSON());
      const { answer } = service;
      if (answer === 'aborted') return route.abort('connectionreset');
      await route.fulfill({ status: answer.status, body: answer.text, headers: CROSS_ORIGIN });
    });
    await use(service);
  },
  requestsElsewhere: async ({ context }, use) => {
    const requests: string[] = [];
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        requests.push(origin + pathname);
        const body = pathname === '/gtag/js' ? GOOGLE_SCRIPT : '';
        await route.fulfill({ contentType: 'text/javascript', body, headers: CROSS_ORIGIN });
      },
    );
    await use(requests);
  },
});
