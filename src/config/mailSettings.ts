import type { Environment } from './environment';
import type { EnquiryKind } from './forms';

/**
 * Where enquiries are sent. The build reads these settings from environment variables or the `.env` file (`.env.example`
 * explains each), and pages get them as `customFields.mailSettings`. None is secret: browsers send them to the mail service.
 */
export interface MailSettings {
  publicKey: string;
  serviceId: string;
  templateIds: Record<EnquiryKind, string>;
  /** Scheme and host of the mail service, without a slash at the end; empty for the page's own server. */
  origin: string;
  /** The site key of Google reCAPTCHA, if the templates ask for one. */
  captchaSiteKey?: string;
}

const DEFAULT_ORIGIN = 'https://api.emailjs.com';
/** Where the SDK of EmailJS sends a mail, at the origin of the mail service. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Settings for the mailbox of the development server (`plugins/development/plugin.ts`). */
export const mailboxSettings: MailSettings = {
  publicKey: 'stand-in-mailbox',
  serviceId: 'stand-in-mailbox',
  templateIds: { contact: 'contact', assessment: 'assessment' },
  origin: '',
};

/** Settings of previews, whose forms send nothing. */
export const noMail: MailSettings = {
  publicKey: '',
  serviceId: '',
  templateIds: { contact: '', assessment: '' },
  origin: '',
};

/**
 * Reads the mail settings of an environment. Missing settings are empty.
 * @throws Error when `EMAILJS_ORIGIN` is not a web address
 */
export function mailSettingsOf(environment: Environment): MailSettings {
  const setting = (name: string) => environment[name]?.trim() ?? '';
  const captchaSiteKey = setting('EMAILJS_CAPTCHA_SITE_KEY');
  const url = setting('EMAILJS_ORIGIN') || DEFAULT_ORIGIN;
  if (!URL.canParse(url))
    throw new Error(`EMAILJS_ORIGIN is "${url}". Write a web address such as ${DEFAULT_ORIGIN}, or leave it out.`);
  return {
    publicKey: setting('EMAILJS_PUBLIC_KEY'),
    serviceId: setting('EMAILJS_SERVICE_ID'),
    templateIds: {
      contact: setting('EMAILJS_CONTACT_TEMPLATE_ID'),
      assessment: setting('EMAILJS_ASSESSMENT_TEMPLATE_ID'),
    },
    origin: new URL(url).origin,
    ...(captchaSiteKey && { captchaSiteKey }),
  };
}

/** Returns whether enquiries of this kind can be sent. */
export function canSend({ publicKey, serviceId, templateIds }: MailSettings, kind: EnquiryKind): boolean {
  return Boolean(publicKey && serviceId && templateIds[kind]);
}
