import { test as base, expect } from '@playwright/test';
import { chat } from '../../../src/facts/chat';
import { builtPage, routesWith } from '../builtPages';
import { MailService } from '../mailService';
import { collectViolations } from '../violations';

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
