import { cleanPath, headersFor, parseTarget } from '../../../tools/hosting/staticHost';

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
