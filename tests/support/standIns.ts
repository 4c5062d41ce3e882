import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { type MailSettings, mailboxSettings } from '../../src/config/mailSettings';

/** A mail service that does not exist. A test stands in for it. */
export const standInMail: MailSettings = {
  publicKey: 'stand-in-key',
  serviceId: 'stand-in-sender',
  templateIds: { contact: 'stand-in-contact', assessment: 'stand-in-assessment' },
  origin: 'https://api.emailjs.com',
};

export const STAND_IN_MEASUREMENT_ID = 'G-STANDIN123';
export const STAND_IN_CHAT_ID = 'stand-in-chat';

/** Settings of services that do not exist. A site with one of them loses enquiries or counts nothing. */
export const STAND_INS = [
  mailboxSettings.publicKey,
  standInMail.publicKey,
  STAND_IN_MEASUREMENT_ID,
  STAND_IN_CHAT_ID,
] as const;

/** Returns the stand-ins in the pages and scripts of a built site. */
export function standInsIn(directory: string): string[] {
  const texts = filesIn(directory)
    .filter((file) => /\.(html|js)$/.test(file))
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
  return STAND_INS.filter((standIn) => texts.some((text) => text.includes(standIn)));
}

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
  ...{ name: 'user_preferences', value: encodeURIComponent(JSON.stringify(answer)) },
  ...{ domain: '127.0.0.1', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const },
};
