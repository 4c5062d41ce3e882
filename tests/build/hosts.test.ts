/** The built site on both hosts of the project: `npm run serve`, and a real nginx as `npm run emit -- nginx` configures it. */
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { filesIn } from '../../lib/files';
import { headerRules } from '../../plugins/site-files/headers';
import { formatRedirects } from '../../plugins/site-files/redirects';
import { compressFiles, copyPublished } from '../../tools/hosting/publishedFiles';
import { createStaticHost } from '../../tools/hosting/staticHost';
import { twoStaticPages } from '../support/builtPages';
import { freePort } from '../support/freePort';
import { findNginx, startNginx } from '../support/nginx';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A GET request with the path exactly as given, which `fetch` would normalize. Redirects are not followed. */
function ask(port: number, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const nginx = findNginx();
// Continuous integration must test nginx. Elsewhere the test's name contains the reason for skipping it.
if ('missing' in nginx && process.env.CI) throw new Error(`nginx cannot be tested. ${nginx.missing}`);

const [PAGE] = twoStaticPages();
const redirects = [
  { from: '/old-offices', to: '/contact#contact-form' },
  { from: '/old/plan', to: '/contact?tier=free' },
];
const headers = headerRules({ preview: false });
const everywhere = Object.entries(headers[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
const pageHeaders = Object.fromEntries(everywhere);
const HTML = expect.stringMatching(/^text\/html; ?charset=utf-8$/);

const folder = mkdtempSync(path.join(tmpdir(), 'site-hosts-'));
const nginxRoot = path.join(folder, 'nginx', 'site');

async function serveStatic() {
  const root = path.join(folder, 'static');
  cpSync('build', root, { recursive: true });
  writeFileSync(path.join(root, '_redirects'), formatRedirects(redirects));
  const port = await freePort();
  const host = createStaticHost(root).listen(port, '127.0.0.1');
  await once(host, 'listening');
  const stop = async (): Promise<void> => {
    host.close();
  };
  return { port, stop };
}

async function serveNginx() {
  // If root starts nginx, it reads files as an unprivileged user.
  chmodSync(folder, 0o755);
  await copyPublished('build', nginxRoot);
  await compressFiles(nginxRoot);
  const port = await freePort();
  const directory = 'directory' in nginx ? nginx.directory : '';
  return { port, stop: await startNginx(directory, nginxRoot, { headers, redirects }, port) };
}

let port = 0;
let stop = async (): Promise<void> => {};
const get = (target: string, sent?: Record<string, string>) => ask(port, target, sent);

function startBefore(serve: typeof serveStatic): void {
  beforeAll(async () => {
    ({ port, stop } = await serve());
  }, 120_000);
  afterAll(() => stop());
}

afterAll(() => rmSync(folder, { recursive: true }));

function testHost(): void {
  it('serves every page at its clean address with all headers', async () => {
    for (const route of allRoutes('build')) {
      const { status, headers: sent, body } = await get(route);
      expect({ route, status }).toEqual({ route, status: 200 });
      expect(sent).toMatchObject({ ...pageHeaders, 'content-type': HTML });
      expect(body.equals(readFileSync(htmlFile('build', route)))).toBe(true);
    }
  });

  it('lets no script run in pictures, and keeps all other headers', async () => {
    const drawings = filesIn('build/assets/partners').filter((file) => file.endsWith('.svg'));
    const [partner] = drawings.map((file) => `/assets/partners/${file}`);
    for (const address of ['/favicon.svg', '/images/mark.svg', '/images/share.png', ...(partner ? [partner] : [])]) {
      const { status, headers: sent } = await get(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(sent['content-security-policy']).toMatch(
        /default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'$/,
      );
      expect(sent).toMatchObject({ ...pageHeaders, 'content-security-policy': expect.anything(), ...cacheOf(address) });
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
    const { status, headers: sent } = await get(from);
    expect([status, sent.location]).toEqual([expected, to]);
    expect(sent).toMatchObject(pageHeaders);
  });

  it.each(['/no-such-page', '/no/such/page', '/%23', '/assets/js/gone.12345678.js', '/_headers', '/_redirects'])(
    'responds to %s with the 404 page, status 404 and revalidation',
    async (target) => {
      const { status, headers: sent, body } = await get(target);
      expect(status).toBe(404);
      expect(sent).toMatchObject({ ...pageHeaders, 'content-type': HTML });
      expect(body.equals(readFileSync('build/404.html'))).toBe(true);
    },
  );

  it.each([
    '//evil.example/',
    `//evil.example${PAGE}.html`,
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/a/..//evil.example/',
    `${PAGE}%0d%0aX-Evil:1/`,
    '/%0aevil/',
  ])('does not redirect %s to another site', async (target) => {
    const { headers: sent } = await get(target);
    expect(sent).not.toHaveProperty('x-evil');
    const to = new URL((sent.location as string | undefined) ?? '/', 'https://site.example');
    expect(to.origin).toBe('https://site.example');
  });
}

/** Files with a hash of their content in their name are kept, all others are asked for again. */
const cacheOf = (address: string) => ({
  'cache-control': address.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : pageHeaders['cache-control'],
});

describe('npm run serve', () => {
  startBefore(serveStatic);
  testHost();
});

const describeOrSkip = 'missing' in nginx ? describe.skip : describe;

describeOrSkip('missing' in nginx ? `nginx: SKIPPED. ${nginx.missing}` : 'nginx', () => {
  startBefore(serveNginx);
  testHost();

  it('lets browsers cache files with content hashes and revalidate pages', async () => {
    const script = readdirSync('build/assets/js').find((file) => /^main.*\.js$/.test(file));
    const address = `/assets/js/${script}`;
    expect((await get(address)).headers).toMatchObject({ ...pageHeaders, ...cacheOf(address) });
    const page = await get(PAGE);
    const again = await get(PAGE, { 'If-None-Match': String(page.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject(pageHeaders);
  });

  it('sends precompressed files', async () => {
    const plain = readFileSync('build/index.html');
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
    expect(brotli.body.length).toBe(statSync(path.join(nginxRoot, 'index.html.br')).size);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
  });
});
