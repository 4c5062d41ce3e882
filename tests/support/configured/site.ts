import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';
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

type MailResponse = { status: number; text: string } | 'hang' | 'cut';

const ADDRESS = 'https://api.emailjs.com/api/v1.0/email/send';
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** Stands in for the mail service and records the mails. */
export class MailService {
  readonly mails: SentMail[] = [];
  answer: MailResponse = { status: 200, text: 'OK' };
  private released: Promise<void> | undefined;

  /** Delays responses until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  static async at(page: Page): Promise<MailService> {
    const service = new MailService();
    await page.route(ADDRESS, (route) => service.reply(route));
    return service;
  }

  private async reply(route: Route): Promise<void> {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CROSS_ORIGIN });
    this.mails.push(route.request().postDataJSON());
    const { answer } = this;
    if (answer === 'hang') return;
    if (answer === 'cut') return route.abort('connectionreset');
    await this.released;
    await route.fulfill({ status: answer.status, body: answer.text, headers: CROSS_ORIGIN });
  }
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
export const formTest = test.extend<{ service: MailService }>({
  service: [
    async ({ page }, use) => {
      await use(await MailService.at(page));
    },
    { auto: true },
  ],
});
