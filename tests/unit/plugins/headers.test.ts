/** @jest-environment node */
import { headerRules, headersFile } from '../../../plugins/site-files/headers';
import { headersFor } from '../../../tools/hosting/staticHost';

const site = headersFile(headerRules({ preview: false }));

it('sends the security headers for every address, including unknown ones', () => {
  const headers = headersFor(site, '/about');
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headersFor(site, '/no/such/page')).toEqual(headers);
  expect(headersFor(site, '/assets/js/main.1.js')).toEqual({
    ...headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

const NO_SCRIPTS = /default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'/;

it.each([
  '/images/mark.svg',
  '/logo.SVG',
  '/images/a/b.png',
  '/images/page.html',
  '/favicon.svg',
  '/assets/partners/a.1.svg',
])('lets no script run in %s, wherever its headers come from', (address) => {
  expect(headersFor(site, address)['Content-Security-Policy']).toMatch(NO_SCRIPTS);
  expect(headersFor(site, address)['Content-Security-Policy']).toMatch(/^frame-ancestors 'none', /);
});
