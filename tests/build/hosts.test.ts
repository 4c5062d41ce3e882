/** Security headers and policies, and the built site on `npm run serve`, which behaves like a host that reads `_headers` and `_redirects`. */
import { cpSync, readFileSync } from 'node:fs';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { filesIn } from '../../lib/files';
import { contentSecurityPolicy } from '../../plugins/post-build/contentSecurityPolicy';
import { headersFile, headersFor } from '../../plugins/site-files/headers';
import { formatRedirects } from '../../plugins/site-files/redirects';
import { formAnchors } from '../../src/config/forms';
import { mailSettingsOf } from '../../src/config/mailSettings';
import { thirdParties } from '../../src/config/thirdParties';
import { redirects as moved } from '../../src/facts/redirects';
import { serveOnFreePort } from '../../tools/hosting/staticHost';
import { builtConnections, builtPage, twoStaticPages } from '../support/builtPages';
import { testDirectory } from '../support/testDirectory';

it('the build contains the headers and redirects for its host', () => {
  expect(readFileSync('build/_redirects', 'utf8')).toBe(formatRedirects(moved));
  const site = readFileSync('build/_headers', 'utf8');
  expect(site).toBe(headersFile({ preview: false }));
  expect(headersFor(site, '/no/such/page')).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

describe.each(allRoutes('build').concat('/404'))('%s', (route) => {
  const { $ } = builtPage(route);
  const policies = $('meta[http-equiv="Content-Security-Policy"]');

  it('has one content policy, before everything that it applies to', () => {
    expect(policies).toHaveLength(1);
    expect($('head').children().slice(0, 2).last().is(policies)).toBe(true);
  });

  it('has no inline scripts except the head script, the one that scrolls to the form, and the speculation rules', () => {
    const types = $('script:not([src], [type="application/ld+json"])')
      .map((_, script) => $(script).attr('type') ?? 'script')
      .get();
    const hasForm = $(`#${formAnchors.contact}`).length > 0;
    expect(types).toEqual(['script', ...(hasForm ? ['script'] : []), 'speculationrules']);
  });

  it('has a policy that allows its own inline code and the services that are configured', () => {
    expect(policies.attr('content')).toBe(contentSecurityPolicy($, builtConnections()));
    expect(policies.attr('content')).not.toContain('unsafe');
  });

  it('requests no service that is not configured', () => {
    const { mailSettings, measurementId, chatId } = builtConnections();
    const settings = { analytics: measurementId, captcha: mailSettings.captchaSiteKey, chat: chatId };
    const missing = Object.entries(thirdParties).filter(([name]) => !settings[name as keyof typeof settings]);
    const addresses = missing.flatMap(([, { scripts }]): readonly string[] => scripts);
    if (!mailSettings.origin) addresses.push(mailSettingsOf({}).origin);
    const requesting = $('meta[http-equiv], script, link, iframe, [data-island]').toString();
    expect(addresses.filter((address) => address && requesting.includes(address))).toEqual([]);
  });
});

const [PAGE] = twoStaticPages();
const redirects = [
  { from: '/old-offices', to: '/contact#contact-form' },
  { from: '/old/plan', to: '/contact?tier=free' },
];
const everywhere = Object.entries(headersFor(readFileSync('build/_headers', 'utf8'), PAGE));
const pageHeaders = {
  ...Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value])),
  'cache-control': 'public, max-age=0, must-revalidate',
};
const HTML = expect.stringMatching(/^text\/html; ?charset=utf-8$/);

const { directory, write } = testDirectory();
let host: Awaited<ReturnType<typeof serveOnFreePort>>;

beforeAll(async () => {
  cpSync('build', directory, { recursive: true });
  write('_redirects', formatRedirects(redirects));
  host = await serveOnFreePort(directory);
});

afterAll(() => host.close());

async function get(target: string) {
  const response = await fetch(host.origin + target, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

it('serves every page at its clean address with all headers', async () => {
  for (const route of allRoutes('build')) {
    const { status, headers, body } = await get(route);
    expect({ route, status }).toEqual({ route, status: 200 });
    expect(headers).toMatchObject({ ...pageHeaders, 'content-type': HTML });
    expect(body.equals(readFileSync(htmlFile('build', route)))).toBe(true);
  }
});

it('lets no script run in pictures, keeps all other headers, and lets browsers keep files with a hash in their name', async () => {
  const drawings = filesIn('build/assets/partners').filter((file) => file.endsWith('.svg'));
  const [partner] = drawings.map((file) => `/assets/partners/${file}`);
  for (const address of ['/favicon.svg', '/images/mark.svg', '/images/share.png', ...(partner ? [partner] : [])]) {
    const { status, headers } = await get(address);
    expect({ address, status }).toEqual({ address, status: 200 });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'$/,
    );
    const isHashed = address.startsWith('/assets/');
    expect(headers).toMatchObject({
      ...pageHeaders,
      'content-security-policy': expect.anything(),
      ...(isHashed && { 'cache-control': 'public, max-age=31536000, immutable' }),
    });
  }
});

it.each([
  [`${PAGE}/`, 308, PAGE],
  [`${PAGE}.html?a=1&b=%2F`, 308, `${PAGE}?a=1&b=%2F`],
  ['/index.html', 308, '/'],
  [`/${PAGE}/`, 308, PAGE],
  ['/old-offices/', 301, '/contact#contact-form'],
  ['/old-offices.html', 301, '/contact#contact-form'],
  ['/old-offices?from=mail', 301, '/contact?from=mail#contact-form'],
  ['/old/plan?from=mail', 301, '/contact?tier=free'],
])('redirects %s with %i to %s', async (from, expected, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([expected, to]);
  expect(headers).toMatchObject(pageHeaders);
});

it.each(['/no-such-page', '/no/such/page', '/%23', '/assets/js/gone.12345678.js'])(
  'responds to %s with the 404 page, status 404 and revalidation',
  async (target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...pageHeaders, 'content-type': HTML });
    expect(body.equals(readFileSync('build/404.html'))).toBe(true);
  },
);
