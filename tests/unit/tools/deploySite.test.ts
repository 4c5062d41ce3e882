/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { deploySite } from '../../../tools/hosting/netlify/deploySite';

const SITE = { id: 'site-1', token: 'secret' };
const URL = 'https://site.example';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, '_headers'), '/*');
  writeFileSync(path.join(directory, 'assets/page.js'), 'page');
});

afterAll(() => rmSync(directory, { recursive: true }));

/** Answers requests one after the other and records them. */
function netlify(...answers: { status?: number; body: unknown }[]) {
  const requests: { address: string; options: RequestInit }[] = [];
  const request = async (address: string | globalThis.URL | Request, options: RequestInit = {}) => {
    requests.push({ address: String(address), options });
    const { status = 200, body } = answers[requests.length - 1] ?? { body: {} };
    return new Response(JSON.stringify(body), { status });
  };
  return { requests, options: { request, interval: 1 } };
}

it('uploads every file and waits until the site is live', async () => {
  const { requests, options } = netlify(
    { body: { id: 'deploy-1', state: 'uploaded' } },
    { body: { id: 'deploy-1', state: 'processing' } },
    { body: { id: 'deploy-1', state: 'ready', ssl_url: URL } },
  );
  expect(await deploySite(directory, SITE, options)).toBe(URL);

  const [upload, ...polls] = requests;
  expect(upload?.address).toBe('https://api.netlify.com/api/v1/sites/site-1/deploys');
  expect(upload?.options.headers).toEqual({ authorization: 'Bearer secret', 'content-type': 'application/zip' });
  const files = unzipSync(upload?.options.body as Uint8Array);
  expect(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])).toEqual(
    expect.arrayContaining([
      ['_headers', '/*'],
      ['assets/page.js', 'page'],
    ]),
  );
  expect(polls.map(({ address }) => address)).toEqual(Array(2).fill('https://api.netlify.com/api/v1/deploys/deploy-1'));
});

it.each([
  ['a refused token', { status: 401, body: {} }, /refuses NETLIFY_AUTH_TOKEN/],
  ['an unknown site', { status: 404, body: {} }, /no site with the ID in NETLIFY_SITE_ID/],
  ['an outage', { status: 503, body: 'down' }, /status 503: "down"/],
  ['a site that cannot be processed', { body: { state: 'error', error_message: 'bad _headers' } }, /bad _headers/],
])('reports %s', async (_, answer, message) => {
  await expect(deploySite(directory, SITE, netlify(answer).options)).rejects.toThrow(message);
});

it('gives up on a site that Netlify never finishes processing', async () => {
  const { options } = netlify({ body: { id: 'deploy-1', state: 'processing' } });
  await expect(deploySite(directory, SITE, { ...options, limit: 0 })).rejects.toThrow('has not published the site');
});
