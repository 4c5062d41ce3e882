import { load } from 'cheerio';
import { canSend, type EnquiryKind, type MailSettings } from '../../../src/site/env';

const FORMS: Record<EnquiryKind, string> = { contact: '/contact', assessment: '/assessment' };
const SEND_PATH = '/api/v1.0/email/send';
/** Milliseconds for one answer. */
const TIMEOUT = 15_000;

type Fetch = typeof fetch;

/** What the config writes into the main script: `mail:{publicKey:"…",…}`, with or without quotes around the names. */
export function mailSettingsIn(script: string): MailSettings | null {
  const mail = /["']?mail["']?\s*:\s*\{["']?publicKey[\s\S]{0,600}/.exec(script)?.[0];
  if (mail === undefined) return null;
  const value = (name: string) => new RegExp(`["']?${name}["']?\\s*:\\s*(["'])(.*?)\\1`).exec(mail)?.[2] ?? '';
  return {
    publicKey: value('publicKey'),
    serviceId: value('serviceId'),
    templateIds: { contact: value('contact'), assessment: value('assessment') },
    origin: value('origin'),
  };
}

async function settingsOn(site: string, get: Fetch): Promise<MailSettings | string> {
  const page = await get(site + FORMS.contact, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!page.ok) return `${site}${FORMS.contact} answers with status ${page.status}. Visitors cannot reach the form.`;
  const $ = load(await page.text());
  if ($('#contact-form form').length === 0) return `${site}${FORMS.contact} is there and has no contact form.`;
  // They stand in a template until somebody touches the page.
  const scripts = $('script[src^="/"]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '');
  for (const source of scripts) {
    const script = await get(new URL(source, site), { signal: AbortSignal.timeout(TIMEOUT) });
    if (!script.ok) return `The form's script ${source} answers with status ${script.status}: the form does nothing.`;
    const settings = mailSettingsIn(await script.text());
    if (settings) return settings;
  }
  return 'None of the page’s scripts holds mail settings. Is this the site’s own build?';
}

/** The request with which browsers ask whether they may send: it sends no mail. */
async function mailServiceFault(site: string, { origin }: MailSettings, get: Fetch): Promise<string | null> {
  const answer = await get(origin + SEND_PATH, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const allowed = answer.headers.get('access-control-allow-origin');
  if (!answer.ok)
    return `The mail service at ${origin} answers with status ${answer.status} when a browser asks to send.`;
  if (allowed !== '*' && allowed !== site) return `The mail service at ${origin} does not let ${site} send.`;
  return null;
}

/**
 * Looks whether the live site's forms could send an enquiry now, and sends none.
 * @param site origin of the site, without a slash at the end
 * @returns what is wrong, in sentences; empty when nothing is
 */
export async function liveFormErrors(site: string, get: Fetch = fetch): Promise<string[]> {
  try {
    const settings = await settingsOn(site, get);
    if (typeof settings === 'string') return [settings];
    const faults = (Object.keys(FORMS) as EnquiryKind[])
      .filter((kind) => !canSend(settings, kind))
      .map(
        (kind) =>
          `The form on ${FORMS[kind]} has no complete mail settings. Set the EMAILJS_ variables (.env.example) and deploy again.`,
      );
    const fault = settings.origin ? await mailServiceFault(site, settings, get) : 'The mail service has no address.';
    return fault ? [...faults, fault] : faults;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return [`There is no connection: ${message}${cause ? ` (${cause.message})` : ''}.`];
  }
}
