/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from '../../../lib/freePort';
import { formatRedirects } from '../../../plugins/site-files/redirects';
import { createStaticHost } from '../../../tools/hosting/staticHost';
import { rawRequest } from '../../support/rawRequest';
import { testFolder } from '../../support/testFolder';

const redirects = [
  { from: '/story', to: '/about' },
  { from: '/write', to: '/contact#contact-form' },
  { from: '/partner', to: '/contact?interest=partnership#contact-form' },
];
const { folder, write } = testFolder({
  _redirects: formatRedirects(redirects),
  _headers: '/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n/files/*\n  Cache-Control: immutable\n',
  'index.html': 'Home',
  'about.html': 'About',
  '404.html': 'Not found',
  'files/a.txt': '0123456789',
});
let host: Server;

beforeAll(async () => {
  host = createStaticHost(folder).listen(0, '127.0.0.1');
  await once(host, 'listening');
});

afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const ask = (path: string, headers?: Record<string, string>) => rawRequest(portOf(host), path, headers);

it.each([
  ['/story', 301, '/about'],
  ['/story/', 301, '/about'],
  ['/story.html', 301, '/about'],
  ['/story?utm_source=mail', 301, '/about?utm_source=mail'],
  ['/write?tier=free', 301, '/contact?tier=free#contact-form'],
  ['/partner?utm_source=mail', 301, '/contact?interest=partnership#contact-form'],
  ['/about/', 308, '/about'],
  ['/about.html', 308, '/about'],
  ['/index.html', 308, '/'],
  ['/about', 200, undefined],
  ['/stories', 404, undefined],
  ['/%23', 404, undefined],
  ['//elsewhere.example/', 308, '/elsewhere.example'],
  ['/\\elsewhere.example/', 308, '/elsewhere.example'],
  ['/a/..//elsewhere.example/', 308, '/elsewhere.example'],
])('answers %s with %i and the location %s', async (path, status, location) => {
  const response = await ask(path);
  expect([response.status, response.headers.location]).toEqual([status, location]);
});

it('serves what a later build has added', async () => {
  write('assets/new.js', 'new');
  write('_headers', '/assets/*\n  X-Build: 2\n');
  const { status, headers, body } = await ask('/assets/new.js');
  expect([status, headers['x-build'], body.toString()]).toEqual([200, '2', 'new']);
});
