/**
 * Settings that come from outside the code: environment variables, or the `.env` file beside `docusaurus.config.ts`
 * (`.env.example` explains each). The config reads them at build time, and they reach the page as `customFields.mail`.
 */
export type EnquiryKind = 'contact' | 'assessment';

/** Where enquiries go. None of it is secret: the mail service knows browsers by these values and by the site's origin. */
export interface MailSettings {
  publicKey: string;
  serviceId: string;
  templateIds: Record<EnquiryKind, string>;
  /** Scheme and host of the mail service, without a slash at the end; empty for the server that the page came from. */
  origin: string;
}

type Environment = Record<string, string | undefined>;

const DEFAULT_ORIGIN = 'https://api.emailjs.com';

/** Settings of the mailbox inside the development server (`plugins/mailbox`). */
export const mailboxSettings: MailSettings = {
  publicKey: 'mailbox',
  serviceId: 'mailbox',
  templateIds: { contact: 'contact', assessment: 'assessment' },
  origin: '',
};

/** Settings of previews, whose forms send nothing: the build holds no account's values. */
export const noMail: MailSettings = {
  publicKey: '',
  serviceId: '',
  templateIds: { contact: '', assessment: '' },
  origin: '',
};

/** @throws Error when the address is none */
function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    throw new Error(`EMAILJS_ORIGIN is "${address}". Write a web address such as ${DEFAULT_ORIGIN}, or leave it out.`);
  }
}

/**
 * The mail settings of an environment; what is not set is empty.
 * @throws Error when `EMAILJS_ORIGIN` is not a web address
 */
export function mailSettingsOf(environment: Environment): MailSettings {
  const setting = (name: string) => environment[name]?.trim() ?? '';
  return {
    publicKey: setting('EMAILJS_PUBLIC_KEY'),
    serviceId: setting('EMAILJS_SERVICE_ID'),
    templateIds: {
      contact: setting('EMAILJS_CONTACT_TEMPLATE_ID'),
      assessment: setting('EMAILJS_ASSESSMENT_TEMPLATE_ID'),
    },
    origin: originOf(setting('EMAILJS_ORIGIN') || DEFAULT_ORIGIN),
  };
}

/** Whether an enquiry of this kind can be sent at all. */
export function canSend({ publicKey, serviceId, templateIds }: MailSettings, kind: EnquiryKind): boolean {
  return Boolean(publicKey && serviceId && templateIds[kind]);
}

/**
 * The settings of a site: those of the environment. In development, where they are not set, the mailbox;
 * a production build never uses it.
 */
export function siteMailSettings(environment: Environment, isProduction: boolean): MailSettings {
  const settings = mailSettingsOf(environment);
  const isSet = canSend(settings, 'contact') || canSend(settings, 'assessment');
  return isSet || isProduction ? settings : mailboxSettings;
}
