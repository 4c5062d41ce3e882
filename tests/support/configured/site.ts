import { expect } from '@playwright/test';
import { chat } from '../../../src/site/chat';
import { builtPage, routesWith } from '../builtPages';
import { skipMinimumFillTime } from '../enquiryForms';
import { MailService } from '../mailService';
import { servedBuild } from '../servedBuild';
import { collectViolations } from '../violations';
import { refuseAnalytics } from './mail';

/** The folder that `build.setup.ts` builds the configured site into. */
export const CONFIGURED_BUILD = 'build-configured';

/** The route of a page with the chat; empty if there is none. */
export const CHAT_PAGE =
  routesWith('figcaption').find((route) => builtPage(route).$('figcaption').text().includes(chat.caption)) ?? '';

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

/** Tests of the forms: analytics is refused, a test may submit at once, and `service` replaces the mail service. */
export const formTest = test.extend<{ service: MailService }>({
  service: [
    async ({ page, context, servedOrigin }, use) => {
      await refuseAnalytics(context, servedOrigin);
      await skipMinimumFillTime(page);
      await use(await MailService.at(page));
    },
    { auto: true },
  ],
});
