import { type CheerioAPI, load } from 'cheerio';
import { canSend, type EnquiryKind, type MailSettings } from '../../../src/config/mailSettings';

const FORMS: Record<EnquiryKind, string> = { contact: '/contact', assessment: '/assessment' };
const SEND_PATH = '/api/v1.0/email/send';
/** In milliseconds, per request. */
const TIMEOUT = 15_000;

type Fetch = typeof fetch;

/** Reads the mail settings that a page hands to its form. */
function mailSettingsOn($: CheerioAPI): MailSettings | null {
  const props: { mail?: MailSettings } = JSON.parse($('[data-island=EnquiryForm]').attr('data-props') ?? '{}');
  return props.mail ?? null;
}

async function settingsOn(site: string, get: Fetch): Promise<MailSettings | string> {
  const page = await get(site + FORMS.contact, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!page.ok) return `${site}${FORMS.contact} returns status ${page.status}. Visitors cannot reach the form.`;
  const $ = load(await page.text());
  if ($('#contact-form form').length === 0) return `${site}${FORMS.contact} has no contact form.`;
  // They are in a template until the visitor interacts with the page.
  const scripts = $('script[src^="/"]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '');
  for (const source of scripts) {
    const script = await get(new URL(source, site), { signal: AbortSignal.timeout(TIMEOUT) });
    if (!script.ok) return `The script ${source} returns status ${script.status}, so the form does nothing.`;
  }
  return mailSettingsOn($) ?? `${site}${FORMS.contact} contains no mail settings. Is this the right site?`;
}

/** Makes the preflight request that browsers make before they send. It sends no mail. */
async function mailServiceError(site: string, { origin }: MailSettings, get: Fetch): Promise<string | null> {
  const response = await get(origin + SEND_PATH, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const allowed = response.headers.get('access-control-allow-origin');
  if (!response.ok) return `The mail service at ${origin} returns status ${response.status} to a preflight request.`;
  if (allowed !== '*' && allowed !== site) return `The mail service at ${origin} does not let ${site} send.`;
  return null;
}

/** What EmailJS answers to a request that it refuses because of who asks. */
const REFUSED = 403;

/** Makes the request of a form. By default it names a template that does not exist, so that no mail is sent. */
async function answerTo(
  from: Record<string, string>,
  { origin, publicKey, serviceId }: MailSettings,
  get: Fetch,
  template_id = 'check-live',
  template_params: Record<string, string> = {},
) {
  const body = { user_id: publicKey, service_id: serviceId, template_id, template_params };
  const response = await get(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * Asks the mail service, as a program and as another website, whether the account answers them.
 * @param site the site's origin, without a slash at the end
 * @returns what is wrong or cannot be told, in sentences
 */
export async function accountErrors(site: string, get: Fetch = fetch): Promise<string[]> {
  const settings = await settingsOn(site, get);
  if (typeof settings === 'string') return [settings];
  const strangers = [
    ['programs', {}, 'switch off “Allow EmailJS API for non-browser applications”'],
    ['other websites', { Origin: 'https://another-website.example' }, 'list your domain'],
  ] as const;
  const errors: string[] = [];
  for (const [who, from, remedy] of strangers) {
    const { status, text } = await answerTo(from, settings, get);
    if (status === REFUSED) continue;
    const answer = `It answered ${status} "${text.slice(0, 100)}".`;
    errors.push(
      /template/i.test(text)
        ? `The mail service accepts requests from ${who}: it looked up the template. In EmailJS, open Account › Security and ${remedy}. ${answer}`
        : `Whether the mail service sends for ${who} cannot be told. ${answer}`,
    );
  }
  return errors;
}

/** Not a valid address: a template that takes its recipient from the request fails; any other sends to its own. */
const NO_ADDRESS = 'not-an-address';

/**
 * Sends one enquiry for each form, whose `to_email` is not an address. It arrives only where the recipient is typed into the template.
 * @param site the site's origin, without a slash at the end
 * @returns what is wrong or cannot be told, in sentences
 */
export async function recipientErrors(site: string, settings: MailSettings, get: Fetch = fetch): Promise<string[]> {
  const errors: string[] = [];
  for (const [kind, template] of Object.entries(settings.templateIds)) {
    const message = `npm run check:live sent this enquiry of the kind "${kind}" to see who receives it. You can delete it.`;
    const parameters = { to_email: NO_ADDRESS, from_name: 'check:live', message, reference: 'check:live' };
    const { status, text } = await answerTo({ Origin: site }, settings, get, template, parameters);
    if (status === 200) continue;
    const answer = `It answered ${status} "${text.slice(0, 100)}".`;
    errors.push(
      /recipient/i.test(text)
        ? `The template ${template} takes its recipient from the request, so anybody can send mail from your account. In EmailJS, open Email Templates › ${template} and type your own address into “To Email”. ${answer}`
        : `Who receives mail of the template ${template} cannot be told. ${answer}`,
    );
  }
  return errors;
}

/**
 * Checks that the live site's forms can send, without sending an enquiry.
 * @param site the site's origin, without a slash at the end
 * @returns what is wrong, in sentences; empty if nothing is
 */
export async function liveFormErrors(site: string, get: Fetch = fetch): Promise<string[]> {
  try {
    const settings = await settingsOn(site, get);
    if (typeof settings === 'string') return [settings];
    const errors = (Object.keys(FORMS) as EnquiryKind[])
      .filter((kind) => !canSend(settings, kind))
      .map(
        (kind) =>
          `The form on ${FORMS[kind]} has incomplete mail settings. Set the EMAILJS_ variables (.env.example) and deploy again.`,
      );
    const serviceError = settings.origin
      ? await mailServiceError(site, settings, get)
      : 'The address of the mail service is missing.';
    return serviceError ? [...errors, serviceError] : errors;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return [`The connection failed: ${message}${cause ? ` (${cause.message})` : ''}.`];
  }
}
