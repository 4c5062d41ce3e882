/** Tests the built site on a real nginx, with the configuration that `npm run emit -- nginx` writes. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allRoutes } from '../../lib/builtSite';
import { filesIn } from '../../lib/files';
import { freePort } from '../../lib/freePort';
import { headerRules } from '../../plugins/site-files/headers';
import { compressFiles } from '../../tools/hosting/compressFiles';
import { copyPublished } from '../../tools/hosting/copyPublished';
import { twoStaticPages } from '../support/builtPages';
import { findNginx, startNginx } from '../support/nginx';
import { rawRequest } from '../support/rawRequest';

const nginx = findNginx();
const [PAGE] = twoStaticPages();
const redirects = [
  { from: '/old-offices', to: '/contact#contact-form' },
  { from: '/old/plan', to: '/contact?tier=free' },
];
const headers = headerRules({ preview: false });
const everywhere = Object.entries(headers[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
const pageHeaders = Object.fromEntries(everywhere);

// Continuous integration must test nginx. Elsewhere the test's name contains the reason for skipping it.
if ('missing' in nginx && process.env.CI) throw new Error(`nginx cannot be tested. ${nginx.missing}`);
const title = 'missing' in nginx ? `nginx: SKIPPED. ${nginx.missing}` : 'nginx';
const describeOrSkip = 'missing' in nginx ? describe.skip : describe;

describeOrSkip(title, () => {
  let port = 0;
  let stop = async () => {};
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const root = path.join(folder, 'site');
  const get = (target: string, sent?: Record<string, string>) => rawRequest(port, target, sent);
  const asset = () =>
    `/assets/js/${readdirSync(path.join(root, 'assets/js')).find((file) => /^main.*\.js$/.test(file))}`;

  beforeAll(async () => {
    // If root starts nginx, it reads files as an unprivileged user.
    chmodSync(folder, 0o755);
    await copyPublished('build', root);
    await compressFiles(root);
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    port = await freePort();
    if ('directory' in nginx) stop = await startNginx(nginx.directory, root, { headers, redirects }, port);
  }, 120_000);

  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  it('lets no script run in pictures, and keeps all other headers', async () => {
    const drawings = filesIn(path.join(root, 'assets/partners')).filter((file) => file.endsWith('.svg'));
    const [partner] = drawings.map((file) => `/assets/partners/${file}`);
    for (const address of ['/favicon.svg', '/images/mark.svg', '/images/share.png', ...(partner ? [partner] : [])]) {
      const { status, headers: sent } = await get(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
      const cache = address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : pageHeaders['cache-control'];
      expect(sent).toMatchObject({ ...pageHeaders, 'content-security-policy': policy, 'cache-control': cache });
    }
  });

  it('serves every page at its clean address with all headers', async () => {
    for (const route of allRoutes('build')) {
      const { status, headers: sent, body } = await get(route);
      expect({ route, status }).toEqual({ route, status: 200 });
      expect(sent).toMatchObject({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8' });
      expect(body.equals(readFileSync(path.join(root, route === '/' ? 'index.html' : `${route}.html`)))).toBe(true);
    }
  });

  it.each([
    [`${PAGE}/`, 308, PAGE],
    [`${PAGE}.html?a=1&b=%2F`, 308, `${PAGE}?a=1&b=%2F`],
    ['/index.html', 308, '/'],
    ['/index', 308, '/'],
    [`/${PAGE}/`, 308, PAGE],
    ['/old-offices/', 301, '/contact#contact-form'],
    ['/old-offices.html', 301, '/contact#contact-form'],
    ['/old-offices?from=mail', 301, '/contact?from=mail#contact-form'],
    ['/old/plan?from=mail', 301, '/contact?tier=free'],
  ])('redirects %s with %i to %s', async (from, expected, to) => {
    const { status, headers: sent } = await get(from);
    expect([status, sent.location]).toEqual([expected, to]);
    expect(sent).toMatchObject(pageHeaders);
  });

  it.each([
    '/no-such-page',
    '/no/such/page',
    '/404.html',
    '/404',
    '/assets/js/gone.12345678.js',
    '/assets/',
    '/_headers',
    '/_redirects',
  ])('responds to %s with the 404 page, status 404 and revalidation', async (target) => {
    const { status, headers: sent, body } = await get(target);
    expect(status).toBe(404);
    expect(sent).toMatchObject({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8' });
    expect(body.equals(readFileSync(path.join(root, '404.html')))).toBe(true);
  });

  it.each([
    '//evil.example/',
    `//evil.example${PAGE}.html`,
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/\\evil.example/',
    `${PAGE}%0d%0aX-Evil:1/`,
    '/%0aevil/',
  ])('does not redirect %s to another site', async (target) => {
    const { headers: sent } = await get(target);
    expect(sent).not.toHaveProperty('x-evil');
    const to = new URL((sent.location as string | undefined) ?? '/', 'https://site.example');
    expect(to.origin).toBe('https://site.example');
  });

  it('lets browsers cache files with content hashes and revalidate pages', async () => {
    expect((await get(asset())).headers).toMatchObject({
      ...pageHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    const page = await get(PAGE);
    const again = await get(PAGE, { 'If-None-Match': String(page.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject(pageHeaders);
  });

  it('sends precompressed files', async () => {
    const plain = readFileSync(path.join(root, 'index.html'));
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
    expect(brotli.body.length).toBe(statSync(path.join(root, 'index.html.br')).size);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    expect((await get('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json');
  });
});
