/**
 * The checks of `npm run check:live`. `origin` is that of a published site, without a slash at the end. Each check returns what is
 * wrong, in sentences, and throws an Error if an address does not answer.
 */
import { type CheerioAPI, load } from 'cheerio';
import { headersFile, headersFor } from '../../plugins/site-files/headers';
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE } from '../../src/browser/islands/beforeReact';
import { type EnquiryKind, formAnchors, formPages } from '../../src/config/forms';
import { canSend, type MailSettings, SEND_PATH } from '../../src/config/mailSettings';
import { SECURITY_TEXT_PATH } from '../../src/config/paths';
import { company } from '../../src/facts/company';
import { type Redirect, redirects } from '../../src/facts/redirects';

const TIMEOUT_IN_MILLISECONDS = 15_000;

/** @throws Error that names the address; an error of `fetch` does not */
async function fetchFrom(url: string | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS), ...init });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    throw new Error(`${url} does not answer: ${cause?.message ?? message}.`);
  }
}

async function pageAt(url: string): Promise<CheerioAPI> {
  return load(await (await fetchFrom(url)).text());
}

/** Removes white space after commas and semicolons, which has no meaning, and which some hosts leave out. */
const compact = (value: string) => value.replace(/([,;]) +/g, '$1');

/** Checks the headers of the home page, of its icon, which is a drawing, and of a file that browsers cache. */
export async function checkHeaders(origin: string): Promise<string[]> {
  const $ = await pageAt(`${origin}/`);
  const files = [$('link[rel=icon]').attr('href'), $('[src^="/assets/"]').attr('src')];
  const errors: string[] = [];
  for (const path of ['/', ...files.filter((url) => url !== undefined)]) {
    const { status, headers } = await fetchFrom(origin + path);
    if (status !== 200) errors.push(`${origin}${path} returns status ${status}.`);
    // Only a preview has `X-Robots-Tag`, which keeps search engines away.
    const expected = { 'X-Robots-Tag': '', ...headersFor(headersFile({ preview: false }), path) };
    for (const [name, value] of Object.entries(expected)) {
      const actual = compact(headers.get(name) ?? '');
      // If two rules set a policy, some hosts join both values and others send the last one.
      const isLast = name === 'Content-Security-Policy' && actual !== '' && compact(value).endsWith(`,${actual}`);
      if (actual !== compact(value) && !isLast)
        errors.push(`${origin}${path} has the header "${name}: ${actual}". It should be: "${value}".`);
    }
  }
  return errors;
}

/** Checks that every old address redirects, with and without a trailing slash. */
export async function checkRedirects(origin: string, list: readonly Redirect[] = redirects): Promise<string[]> {
  const errors: string[] = [];
  for (const { from, to } of list) {
    for (const url of [origin + from, `${origin}${from}/`]) {
      const { status, headers } = await fetchFrom(url);
      const target = new URL(headers.get('location') ?? '', url).href;
      if (status !== 301) errors.push(`${url} returns status ${status}. It should redirect to ${to} with status 301.`);
      else if (target !== new URL(to, origin).href) errors.push(`${url} redirects to ${target}. It should be: ${to}.`);
    }
  }
  return errors;
}

/** Checks that an unknown address returns status 404 and the site's own page. */
export async function checkNotFoundPage(origin: string): Promise<string[]> {
  const url = `${origin}/no-such-page`;
  const response = await fetchFrom(url);
  if (response.status !== 404) return [`${url} returns status ${response.status}. It should be 404.`];
  const isOurs = load(await response.text())('title')
    .text()
    .includes(company.brand);
  return isOurs ? [] : [`${url} shows the host's error page. It should show ours, 404.html.`];
}

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;
/** Enough time to check the contact and to deploy again. */
const DAYS_LEFT = 30;

/** Checks that `security.txt` does not expire soon. */
export async function checkSecurityText(origin: string): Promise<string[]> {
  const url = origin + SECURITY_TEXT_PATH;
  const response = await fetchFrom(url);
  const expires = /^Expires: (.*)$/m.exec(await response.text())?.[1];
  if (!response.ok || expires === undefined) return [`${url} is missing or has no expiry date.`];
  if (Date.parse(expires) - Date.now() >= DAYS_LEFT * MILLISECONDS_PER_DAY) return [];
  return [`${url} expires on ${expires}. Check that somebody reads mail to its contact, then deploy the site again.`];
}

/** Returns the mail settings that a page hands to its form, or why the form cannot send. */
async function servedMailSettings(origin: string, kind: EnquiryKind): Promise<MailSettings | string> {
  const url = origin + formPages[kind];
  const page = await fetchFrom(url);
  if (!page.ok) return `${url} returns status ${page.status}. Visitors cannot reach the form.`;
  const $ = load(await page.text());
  if ($(`#${formAnchors[kind]} form`).length === 0) return `${url} has no form.`;
  const { mailSettings }: { mailSettings?: MailSettings } = JSON.parse(
    $(`[${ISLAND_ATTRIBUTE}=EnquiryForm]`).attr(PROPS_ATTRIBUTE) ?? '{}',
  );
  if (mailSettings && canSend(mailSettings, kind) && mailSettings.origin) return mailSettings;
  return `The form on ${url} has incomplete mail settings. Set the EMAILJS_ variables (.env.example) and deploy again.`;
}

/** Checks that both forms are configured and may send, with the preflight request of a browser, which sends no mail. */
export async function checkForms(origin: string): Promise<string[]> {
  const kinds = Object.keys(formPages) as EnquiryKind[];
  const results = await Promise.all(kinds.map((kind) => servedMailSettings(origin, kind)));
  const errors = results.filter((result) => typeof result === 'string');
  const mailSettings = results.find((result) => typeof result !== 'string');
  if (!mailSettings) return errors;
  const { ok, status } = await fetchFrom(mailSettings.origin + SEND_PATH, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  return ok
    ? errors
    : [...errors, `The mail service at ${mailSettings.origin} returns status ${status} to a preflight request.`];
}
