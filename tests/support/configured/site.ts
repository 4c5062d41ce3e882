import { type BrowserContext, expect } from '@playwright/test';
import { chat } from '../../../src/facts/chat';
import { builtPage, routesWith } from '../builtPages';
import { MailService } from '../mailService';
import { servedBuild } from '../servedBuild';
import { refusedAnalytics } from '../standIns';
import { collectViolations } from '../violations';

/** The folder that `build.setup.ts` builds the configured site into. */
export const CONFIGURED_BUILD = 'build-configured';

/** The route of a page with the chat; empty if there is none. */
export const CHAT_PAGE =
  routesWith('figcaption').find((route) => builtPage(route).$('figcaption').text().includes(chat.window)) ?? '';

/** Tests of the configured site. A test fails if its page violates the content policy or throws an exception. */
export const test = servedBuild(CONFIGURED_BUILD).extend<{ cleanPage: undefined }>({
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

/** Refuses analytics before a page opens, so that the question is not shown. */
export async function refuseAnalytics(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ ...refusedAnalytics, url: origin }]);
}

/** Tests of the forms: analytics is refused, and `service` replaces the mail service. */
export const formTest = test.extend<{ service: MailService }>({
  service: [
    async ({ page, context, servedOrigin }, use) => {
      await refuseAnalytics(context, servedOrigin);
      await use(await MailService.at(page));
    },
    { auto: true },
  ],
});
