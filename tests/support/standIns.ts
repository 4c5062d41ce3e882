import type { MailSettings } from '../../src/config/mailSettings';

/** A mail service that does not exist. A test stands in for it. */
export const standInMail: MailSettings = {
  publicKey: 'stand-in-key',
  serviceId: 'stand-in-sender',
  templateIds: { contact: 'stand-in-contact', assessment: 'stand-in-assessment' },
  origin: 'https://api.emailjs.com',
};

export const STAND_IN_MEASUREMENT_ID = 'G-STANDIN123';
export const STAND_IN_CHAT_ID = 'stand-in-chat';

/** A published site with one of them loses enquiries or counts nothing. */
export const STAND_INS = [standInMail.publicKey, STAND_IN_MEASUREMENT_ID, STAND_IN_CHAT_ID];

const answer = {
  categories: ['necessary'],
  revision: 0,
  consentId: '1',
  consentTimestamp: '2026-01-01T00:00:00.000Z',
  lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
  services: {},
};

/** The cookie of a visitor who has refused analytics and is not asked again. */
export const refusedAnalytics = {
  name: 'user_preferences',
  value: encodeURIComponent(JSON.stringify(answer)),
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};
