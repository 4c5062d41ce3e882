/** @jest-environment node */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { headersFile } from '../../../plugins/site-files/headers';
import { formatRedirects } from '../../../plugins/site-files/redirects';
import { company } from '../../../src/facts/company';
import { portOf, serveOnFreePort } from '../../../tools/hosting/staticHost';
import {
  checkForms,
  checkHeaders,
  checkNotFoundPage,
  checkRecipients,
  checkRedirects,
  checkSecurityText,
} from '../../../tools/live-check/checks';
import { testFolder } from '../../support/testFolder';

const { folder, write } = testFolder();
const remove = (file: string) => rmSync(path.join(folder, file));
const MOVED = [{ from: '/old', to: '/contact?tier=free#contact-form' }];
const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** What was asked of the mail service, and what it answers. */
let mails: { template_id: string; template_params: Record<string, string> }[] = [];
let answer = { status: 200, text: 'OK' };
const mailService = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  if (request.method === 'POST') mails.push(JSON.parse(body));
  response.writeHead(answer.status).end(answer.text);
});
const mail = { publicKey: 'key', serviceId: 'sender', templateIds: { contact: 'a', assessment: 'b' }, origin: '' };

const formPage = (kind: 'contact' | 'assessment', settings: object | undefined = mail) =>
  `<div id="${kind}-form"><div data-island="EnquiryForm" data-props='${JSON.stringify({ mail: settings })}'><form></form></div></div>`;

let site = '';
let close = () => {};

beforeAll(async () => {
  await once(mailService.listen(0, '127.0.0.1'), 'listening');
  mail.origin = `http://127.0.0.1:${portOf(mailService)}`;
  ({ origin: site, close } = await serveOnFreePort(folder));
});

afterAll(() => {
  close();
  mailService.close();
});

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mails = [];
  answer = { status: 200, text: 'OK' };
  write('index.html', `<link rel=icon href=/mark.svg><script src=/assets/islands.js></script>`);
  write('404.html', `<title>Page not found | ${company.brand}</title>`);
  write('contact.html', formPage('contact'));
  write('assessment.html', formPage('assessment'));
  for (const file of ['mark.svg', 'assets/islands.js']) write(file, 'x');
  write('_headers', headersFile({ preview: false }));
  write('_redirects', formatRedirects(MOVED));
  write('.well-known/security.txt', `Expires: ${daysAhead(31)}\n`);
});

const CHECKS = [
  checkHeaders,
  (address: string) => checkRedirects(address, MOVED),
  checkNotFoundPage,
  checkSecurityText,
  checkForms,
];

async function errors(): Promise<string[]> {
  return (await Promise.all(CHECKS.map((check) => check(site)))).flat();
}

it('finds nothing on a site that is as it should be, and sends no mail', async () => {
  expect(await errors()).toEqual([]);
  expect(mails).toEqual([]);
});

it('accepts a policy of pictures that takes the place of the general one, and lists without white space', async () => {
  const policy = "  Content-Security-Policy: frame-ancestors 'none'\n";
  const rules = headersFile({ preview: false }).replace(policy, '').replace(', immutable', ',immutable');
  write('_headers', `${rules}/\n${policy}/assets/*\n${policy}`);
  expect(await errors()).toEqual([]);
});

it.each<[string, () => void, RegExp[]]>([
  [
    'a header with another value',
    () => write('_headers', headersFile({ preview: false }).replace('nosniff', 'sniff')),
    [/\/ has the header "X-Content-Type-Options: sniff". It should be: "nosniff"/, /mark\.svg/, /islands\.js/],
  ],
  [
    'a missing header',
    () => write('_headers', headersFile({ preview: false }).replace(/ *X-Content-Type-Options.*\n/, '')),
    [/\/ has the header "X-Content-Type-Options: "/, /mark\.svg/, /islands\.js/],
  ],
  [
    'a preview in the place of the live site',
    () => write('_headers', headersFile({ preview: true })),
    [/\/ has the header "X-Robots-Tag: noindex"/, /mark\.svg/, /islands\.js/],
  ],
  ['missing redirects', () => write('_redirects', ''), [/\/old returns status 404/, /\/old\/ returns status 308/]],
  ['unknown addresses with status 200', () => write('no-such-page.html', ''), [/no-such-page returns status 200/]],
  ['an error page of the host', () => write('404.html', '<title>Not Found'), [/shows the host's error page/]],
  [
    'a security.txt that expires soon',
    () => write('.well-known/security.txt', `Expires: ${daysAhead(29)}\n`),
    [/security\.txt expires on/],
  ],
  ['a missing security.txt', () => remove('.well-known/security.txt'), [/security\.txt is missing/]],
  [
    'a form that is not configured',
    () => write('assessment.html', formPage('assessment', { ...mail, serviceId: '' })),
    [/\/assessment has incomplete mail settings/],
  ],
  [
    'a mail service that is down',
    () => {
      answer = { status: 503, text: '' };
    },
    [/returns status 503 to a preflight request/],
  ],
])('finds %s', async (_, change, messages) => {
  change();
  expect(await errors()).toEqual(messages.map((message) => expect.stringMatching(message)));
});

it('names the address that does not answer', async () => {
  await expect(checkSecurityText('http://127.0.0.1:1')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\S+ does not answer: /,
  );
});

it('proves that a template ignores the recipient of a request, with what is no address', async () => {
  expect(await checkRecipients(site, mail)).toEqual([]);
  expect(mails.map(({ template_id }) => template_id)).toEqual(['a', 'b']);
  for (const { template_params } of mails) expect(template_params.to_email).not.toContain('@');
});

it.each([
  [422, 'The recipients address is corrupted', /^The template a takes its recipient from the request/],
  [400, 'reCAPTCHA: The g-recaptcha-response parameter not found', /^Who receives mail of the template a cannot/],
])('says what the answer %s "%s" means', async (status, text, sentence) => {
  answer = { status, text };
  const [first, second] = await checkRecipients(site, mail);
  expect(first).toMatch(sentence);
  expect(second).toContain('template b');
});
