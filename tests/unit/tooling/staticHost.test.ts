import { cleanPath, headersFor } from '../../../src/tooling/staticHost';

it.each([
  ['/about', null],
  ['/', null],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/auth/callback/', '/auth/callback'],
])('%s is served under %s', (requested, clean) => {
  expect(cleanPath(requested)).toBe(clean);
});

it('applies the rules of a _headers file whose pattern matches, later ones over earlier ones', () => {
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
    'Cache-Control': 'max-age=31536000, immutable',
  });
});
