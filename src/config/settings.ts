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

/** A Google measurement ID. It becomes part of a script's address, so it is checked. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,}$/;

/**
 * Returns the Google Analytics measurement ID of a production build (`GA_MEASUREMENT_ID`), or undefined without analytics.
 * `plugins/buildMode.ts` leaves it out of previews.
 * @throws Error for an invalid ID
 */
export function measurementId(environment: Environment): string | undefined {
  const { GA_MEASUREMENT_ID: id, NODE_ENV } = environment;
  if (!id || NODE_ENV !== 'production') return undefined;
  if (!MEASUREMENT_ID.test(id)) throw new Error(`GA_MEASUREMENT_ID is "${id}". It must look like G-AB12CD34EF.`);
  return id;
}
