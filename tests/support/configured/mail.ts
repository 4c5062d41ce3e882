import type { BrowserContext } from '@playwright/test';
import type { MailSettings } from '../../../src/site/env';

/** A mail service that does not exist. `tests/support/mailService.ts` replaces it. */
export const testMail: MailSettings = {
  publicKey: 'test-key',
  serviceId: 'test-sender',
  templateIds: { contact: 'test-contact', assessment: 'test-assessment' },
  origin: 'https://api.emailjs.com',
};

const answer = {
  categories: ['necessary'],
  revision: 0,
  consentId: '1',
  consentTimestamp: '2026-01-01T00:00:00.000Z',
  lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
  services: {},
};

/** The cookie of a visitor who has refused analytics and is not asked again. */
export const refusedAnalytics = { name: 'user_preferences', value: encodeURIComponent(JSON.stringify(answer)) };

/** Refuses analytics before a page opens, so that the question is not shown. */
export async function refuseAnalytics(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ ...refusedAnalytics, url: origin }]);
}
