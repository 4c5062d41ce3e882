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
  checkRedirects,
  checkSecurityText,
} from '../../../tools/live-check/checks';
import { testDirectory } from '../../support/testDirectory';

const { directory, write } = testDirectory();
const remove = (file: string) => rmSync(path.join(directory, file));
const MOVED = [{ from: '/old', to: '/contact?tier=free#contact-form' }];
const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** How many mails the mail service was asked to send, and what it answers. */
let mails = 0;
let answer = 200;
const mailService = createServer((request, response) => {
  if (request.method === 'POST') mails += 1;
  response.writeHead(answer).end();
});
const mailSettings = {
  publicKey: 'key',
  serviceId: 'sender',
  templateIds: { contact: 'a', assessment: 'b' },
  origin: '',
};

const formPage = (kind: 'contact' | 'assessment', settings: object | undefined = mailSettings) =>
  `<div id="${kind}-form"><div data-island="EnquiryForm" data-props='${JSON.stringify({ mailSettings: settings })}'><form></form></div></div>`;

let site = '';
let close = () => {};

beforeAll(async () => {
  await once(mailService.listen(0, '127.0.0.1'), 'listening');
  mailSettings.origin = `http://127.0.0.1:${portOf(mailService)}`;
  ({ origin: site, close } = await serveOnFreePort(directory));
});

afterAll(() => {
  close();
  mailService.close();
});

beforeEach(() => {
  rmSync(directory, { recursive: true });
  mails = 0;
  answer = 200;
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
  expect(mails).toBe(0);
});

it('accepts a policy of pictures that replaces the general one, and lists without white space', async () => {
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
    () => write('assessment.html', formPage('assessment', { ...mailSettings, serviceId: '' })),
    [/\/assessment has incomplete mail settings/],
  ],
  [
    'a mail service that is down',
    () => {
      answer = 503;
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
