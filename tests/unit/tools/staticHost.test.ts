/** @jest-environment node */
import { once } from 'node:events';
import { portOf } from '../../../lib/freePort';
import { cleanPath, createStaticHost, headersFor, parseTarget } from '../../../tools/hosting/staticHost';
import { testFolder } from '../../support/testFolder';

it.each([
  ['/about', null],
  ['/', null],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/auth/callback/', '/auth/callback'],
])('redirects %s to %s', (requested, clean) => {
  expect(cleanPath(requested)).toBe(clean);
});

it.each(['//elsewhere.example/', '///elsewhere.example/', '/\\elsewhere.example/', '/a/..//elsewhere.example/'])(
  'treats %s as a path, so that no redirect leads to another site',
  (target) => {
    const { pathname } = parseTarget(target);
    expect(cleanPath(pathname)).toBe('/elsewhere.example');
  },
);

it('applies the matching rules of a _headers file; values of one header are joined, as hosts do', () => {
  const rules = [
    '# every page',
    '/*',
    '  X-Frame-Options: DENY',
    '  Cache-Control: no-cache',
    '/assets/*',
    '  Cache-Control: max-age=31536000, immutable',
  ].join('\n');
  expect(headersFor(rules, '/about')).toEqual({ 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' });
  expect(headersFor(rules, '/assets/a.js')).toEqual({
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache, max-age=31536000, immutable',
  });
});

const { folder } = testFolder({ 'a.txt': '0123456789' });

it('answers a range that ends before it starts with the whole file', async () => {
  const server = createStaticHost(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${portOf(server)}/a.txt`, { headers: { Range: 'bytes=5-1' } });
  expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  server.closeAllConnections();
  server.close();
});
