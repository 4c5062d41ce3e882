import type { MailSettings } from '../../src/config/mailSettings';

/** A mail service that does not exist. A test answers in its place. */
export const standInMail: MailSettings = {
  publicKey: 'test-key',
  serviceId: 'test-sender',
  templateIds: { contact: 'test-contact', assessment: 'test-assessment' },
  origin: 'https://api.emailjs.com',
};

export const STAND_IN_MEASUREMENT_ID = 'G-TEST123456';

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
