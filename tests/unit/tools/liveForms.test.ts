/** @jest-environment node */
import { accountErrors, liveFormErrors, recipientErrors } from '../../../tools/hosting/live/liveForms';

const SITE = 'https://site.example';
const MAIL = {
  publicKey: 'key',
  serviceId: 'sender',
  templateIds: { contact: 'a', assessment: 'b' },
  origin: 'https://mail.example',
};
const pageWith = (mail: object | undefined) =>
  `<template><script src="/islands.js"></script></template>
  <div id="contact-form"><div data-island="EnquiryForm" data-props='${JSON.stringify({ mail })}'><form></form></div></div>`;

interface Responses {
  page?: string;
  scriptStatus?: number;
  status?: number;
  preflight?: () => Response;
  /** The answer to a request for mail, by the origin that it claims. */
  send?: (origin: string | null) => Response;
}

/** Fakes a site and its mail service. Returns `fetch` and the requests made. */
function fakeSite({ page = pageWith(MAIL), scriptStatus = 200, status = 200, preflight, send }: Responses = {}) {
  const requests: string[] = [];
  const get = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, host } = new URL(String(input));
    requests.push(`${init?.method ?? 'GET'} ${host}${pathname}`);
    if (init?.method === 'POST') return send?.(new Headers(init.headers).get('origin')) ?? new Response('OK');
    if (host === 'mail.example') {
      return preflight?.() ?? new Response(null, { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    }
    if (pathname === '/contact') return new Response(page, { status });
    return new Response('', { status: scriptStatus });
  };
  return { get, requests };
}

it('accepts a site that can send, and sends nothing', async () => {
  const { get, requests } = fakeSite();
  expect(await liveFormErrors(SITE, get)).toEqual([]);
  expect(requests.at(-1)).toBe('OPTIONS mail.example/api/v1.0/email/send');
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

it.each<[string, Responses, RegExp]>([
  ['a page without its form', { page: '<p></p>' }, /has no contact form/],
  [
    'settings that are missing',
    { page: pageWith({ ...MAIL, serviceId: '' }) },
    /\/contact has incomplete mail settings/,
  ],
  ['a script that is missing', { scriptStatus: 404 }, /islands\.js returns status 404/],
  ['a mail service that is down', { preflight: () => new Response('', { status: 503 }) }, /returns status 503/],
  [
    'a mail service that refuses the site',
    { preflight: () => new Response('') },
    /does not let https:\/\/site\.example send/,
  ],
])('reports %s', async (_, what, message) => {
  expect((await liveFormErrors(SITE, fakeSite(what).get))[0]).toMatch(message);
});

const REFUSAL = new Response('API calls are disabled for non-browser applications', { status: 403 });
const NO_TEMPLATE = new Response('The template ID not found', { status: 400 });

it.each<[string, (origin: string | null) => Response, RegExp[]]>([
  ['refuses all strangers', () => REFUSAL, []],
  ['answers programs', (origin) => (origin ? REFUSAL : NO_TEMPLATE), [/accepts requests from programs.*non-browser/]],
  ['answers other websites', (origin) => (origin ? NO_TEMPLATE : REFUSAL), [/from other websites.*list your domain/]],
])('asks an account that %s, with a template that does not exist', async (_, send, messages) => {
  const errors = await accountErrors(SITE, fakeSite({ send: (origin) => send(origin).clone() }).get);
  expect(errors).toEqual(messages.map((message) => expect.stringMatching(message)));
});

it('proves that a template ignores the recipient of a request, with what is no address', async () => {
  const sent: { template_id: string; template_params: Record<string, string> }[] = [];
  const typed = async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('OK');
  };
  expect(await recipientErrors(SITE, MAIL, typed)).toEqual([]);
  expect(sent.map(({ template_id }) => template_id)).toEqual(['a', 'b']);
  for (const { template_params } of sent) expect(template_params.to_email).not.toContain('@');
});

it.each([
  [422, 'The recipients address is corrupted', /^The template a takes its recipient from the request/],
  [
    400,
    'reCAPTCHA: The g-recaptcha-response parameter not found',
    /^Who receives mail of the template a cannot be told/,
  ],
])('says what the answer %s "%s" means', async (status, text, sentence) => {
  const [first, second] = await recipientErrors(SITE, MAIL, async () => new Response(text, { status }));
  expect(first).toMatch(sentence);
  expect(second).toContain('template b');
});
