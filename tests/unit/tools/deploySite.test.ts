/** @jest-environment node */
import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { deploySite } from '../../../tools/hosting/netlify/deploySite.mjs';
import { testFolder } from '../../support/testFolder';

const SITE = { id: 'site-1', token: 'secret' };
const URL = 'https://site.example';

const { folder: directory } = testFolder({
  _headers: '/*',
  'assets/a page.js': 'page',
  '.well-known/security.txt': 'Contact',
});
const linked = testFolder();

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

it('uploads the files that Netlify does not have, and waits until the site is live', async () => {
  const digest = createHash('sha1').update('page').digest('hex');
  const { requests, options } = netlify(
    { body: { id: 'deploy-1', state: 'uploading', required: [digest] } },
    { body: {} },
    { body: { id: 'deploy-1', state: 'processing' } },
    { body: { id: 'deploy-1', state: 'ready', ssl_url: URL } },
  );
  expect(await deploySite(directory, SITE, options)).toBe(URL);

  const [start, upload, ...polls] = requests;
  expect(start?.address).toBe('https://api.netlify.com/api/v1/sites/site-1/deploys');
  expect(JSON.parse(String(start?.options.body))).toEqual({
    files: {
      '/_headers': createHash('sha1').update('/*').digest('hex'),
      '/assets/a page.js': digest,
      '/.well-known/security.txt': createHash('sha1').update('Contact').digest('hex'),
    },
  });
  expect(upload?.address).toBe('https://api.netlify.com/api/v1/deploys/deploy-1/files/assets/a%20page.js');
  expect(upload?.options).toMatchObject({ method: 'PUT', body: new Uint8Array(Buffer.from('page')) });
  expect(polls.map(({ address }) => address)).toEqual(Array(2).fill('https://api.netlify.com/api/v1/deploys/deploy-1'));
  expect(requests.map(({ options }) => new Headers(options.headers).get('authorization'))).toEqual(
    requests.map(() => 'Bearer secret'),
  );
});

it('publishes no file behind a symbolic link', async () => {
  symlinkSync('/proc/self/environ', linked.at('environment.txt'));
  await expect(deploySite(linked.folder, SITE, netlify().options)).rejects.toThrow('not a regular file');
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
