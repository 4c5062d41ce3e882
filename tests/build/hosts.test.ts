/** The built site on `npm run serve`, which behaves like a host that reads `_headers` and `_redirects`. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { filesIn } from '../../lib/files';
import { formatRedirects } from '../../plugins/site-files/redirects';
import { createStaticHost, headersFor, portOf } from '../../tools/hosting/staticHost';
import { twoStaticPages } from '../support/builtPages';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

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

const root = mkdtempSync(path.join(tmpdir(), 'site-host-'));
const host = createStaticHost(root);

/** A GET request with the path exactly as given, which `fetch` would normalize. Redirects are not followed. */
function get(target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: portOf(host), path: target, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject);
    sent.end();
  });
}

beforeAll(async () => {
  cpSync('build', root, { recursive: true });
  writeFileSync(path.join(root, '_redirects'), formatRedirects(redirects));
  await once(host.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  host.close();
  rmSync(root, { recursive: true });
});

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
