/** The built site in Cloudflare's local runtime, which needs no account and no network once it is installed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { allRoutes } from '../../lib/builtRoutes';
import { freePort } from '../../lib/freePort';
import { headerRules } from '../../plugins/site-files/headerRules';
import { rawRequest } from '../support/rawRequest';

/** The newest that runs on Node 20. Not among the dependencies: it weighs 195 MB, and only this check needs it. */
const WRANGLER = 'wrangler@4.85.0';
/** Milliseconds; the first run downloads it. */
const START_LIMIT = 240_000;

const pageHeaders = Object.fromEntries(
  Object.entries(headerRules({ preview: false })[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
);

let runtime: ChildProcess;
let port = 0;
const get = (target: string) => rawRequest(port, target);

beforeAll(async () => {
  port = await freePort();
  runtime = spawn(
    'npx',
    [
      '--yes',
      WRANGLER,
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
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
      if (said.includes('Ready on')) resolve();
    };
    runtime.stdout?.on('data', listen);
    runtime.stderr?.on('data', listen);
    runtime.once('exit', () => reject(new Error(`wrangler ended:\n${said}`)));
  });
}, START_LIMIT);

afterAll(() => {
  // The whole group: npx, wrangler and the runtime.
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
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
])('leads %s to %s', async (from, to) => {
  expect((await get(from)).headers.location).toBe(to);
});

it.each(['/no-such-page', '/no/such/page', '/assets/js/gone.12345678.js', '/_headers', '/_redirects'])(
  'answers %s with the page for unknown addresses, status 404, revalidated',
  async (target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(headers).toMatchObject(pageHeaders);
    expect(body.toString()).toContain('Page not found');
  },
);

it('lets browsers keep files whose names change with their content', async () => {
  const script = readdirSync('build/assets/js').find((file) => file.startsWith('main.') && file.endsWith('.js'));
  expect((await get(`/assets/js/${script}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['//evil.example/', '//evil.example/about.html', '/%2Fevil.example/', '/%5Cevil.example/'])(
  'leads nobody to another site by %s',
  async (target) => {
    const { headers } = await get(target);
    const to = new URL(String(headers.location ?? '/'), 'https://site.example');
    expect(to.origin).toBe('https://site.example');
  },
);
