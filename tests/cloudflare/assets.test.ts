/** Tests the built site in Cloudflare's local runtime, which needs no account. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { allRoutes } from '../../lib/builtSite';
import { freePort } from '../../lib/freePort';
import { headerRules } from '../../plugins/site-files/headers';
import { installFrom } from '../../tools/setup/installFrom';
import { twoStaticPages } from '../support/builtPages';
import { rawRequest } from '../support/rawRequest';

/** Not a dependency of the site, because it has 195 MB and only this check needs it. */
const WRANGLER = 'tools/hosting/cloudflare';
/** In milliseconds; the first run installs it from its lockfile. */
const START_LIMIT = 240_000;

const pageHeaders = Object.fromEntries(
  Object.entries(headerRules({ preview: false })[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
);

const [PAGE] = twoStaticPages();

let runtime: ChildProcess;
let port = 0;
const get = (target: string) => rawRequest(port, target);

beforeAll(async () => {
  port = await freePort();
  if (!existsSync(`${WRANGLER}/node_modules`)) installFrom(WRANGLER);
  runtime = spawn(
    process.execPath,
    [
      `${WRANGLER}/node_modules/wrangler/bin/wrangler.js`,
      'dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort()),
    ],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const listen = (text: Buffer) => {
      output += text;
      if (output.includes('Ready on')) resolve();
    };
    runtime.stdout?.on('data', listen);
    runtime.stderr?.on('data', listen);
    runtime.once('exit', () => reject(new Error(`wrangler ended:\n${output}`)));
  });
}, START_LIMIT);

it('lets no script run in pictures', async () => {
  for (const address of ['/favicon.svg', '/images/mark.svg', '/images/share.png']) {
    const { status, headers } = await get(address);
    expect({ address, status }).toEqual({ address, status: 200 });
    expect(headers['content-security-policy']).toMatch(/^frame-ancestors 'none', default-src 'none'; .*sandbox/);
  }
});

afterAll(() => {
  // The process group: wrangler and the runtime.
  if (runtime.pid) process.kill(-runtime.pid, 'SIGTERM');
});

it('serves every page at its clean address, with every header', async () => {
  for (const route of allRoutes('build')) {
    const { status, headers } = await get(route);
    expect({ route, status }).toEqual({ route, status: 200 });
    expect(headers).toMatchObject(pageHeaders);
  }
});

it.each([
  [`${PAGE}/`, PAGE],
  [`${PAGE}.html`, PAGE],
  ['/index.html', '/'],
])('redirects %s to %s', async (from, to) => {
  expect((await get(from)).headers.location).toBe(to);
});

it.each(['/no-such-page', '/no/such/page', '/assets/js/gone.12345678.js', '/_headers', '/_redirects'])(
  'serves the 404 page for %s, without caching',
  async (target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(headers).toMatchObject(pageHeaders);
    expect(body.equals(readFileSync('build/404.html'))).toBe(true);
  },
);

it('lets browsers cache files with a hash in their name', async () => {
  const script = readdirSync('build/assets/js').find((file) => file.startsWith('main.') && file.endsWith('.js'));
  expect((await get(`/assets/js/${script}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['//evil.example/', '//evil.example/about.html', '/%2Fevil.example/', '/%5Cevil.example/'])(
  'does not redirect %s to another site',
  async (target) => {
    const { headers } = await get(target);
    const to = new URL(String(headers.location ?? '/'), 'https://site.example');
    expect(to.origin).toBe('https://site.example');
  },
);
