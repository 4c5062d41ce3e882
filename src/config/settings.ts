/**
 * The names of the settings that a build and the launch check read from environment variables or `.env`. `.env.example` explains each.
 * None is secret: the pages contain them.
 */
export const SETTINGS = [
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_CONTACT_TEMPLATE_ID',
  'EMAILJS_ASSESSMENT_TEMPLATE_ID',
  'EMAILJS_RECIPIENT_TYPED',
  'EMAILJS_CAPTCHA_SITE_KEY',
  'EMAILJS_ORIGIN',
  'GA_MEASUREMENT_ID',
  'CHAT_ID',
] as const;

export type SettingName = (typeof SETTINGS)[number];

/** Environment variables. One that is empty counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;
