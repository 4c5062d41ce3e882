/** @jest-environment node */
import { headersFile } from '../../../plugins/site-files/headers';
import { headersFor } from '../../../tools/hosting/staticHost';

const site = headersFile({ preview: false });

it('sends the headers of every address with files that never change, too', () => {
  const headers = headersFor(site, '/about');
  expect(headersFor(site, '/assets/js/main.1.js')).toEqual({
    ...headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

const NO_SCRIPTS = /default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'/;

it.each(['/images/mark.svg', '/images/a/b.png', '/images/page.html', '/favicon.svg', '/assets/partners/a.1.svg'])(
  'lets no script run in %s, wherever its headers come from',
  (address) => {
    expect(headersFor(site, address)['Content-Security-Policy']).toMatch(NO_SCRIPTS);
    expect(headersFor(site, address)['Content-Security-Policy']).toMatch(/^frame-ancestors 'none', /);
  },
);

it('asks search engines not to index previews', () => {
  const preview = headersFile({ preview: true });
  expect(headersFor(preview, '/')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersFor(site, '/')).not.toHaveProperty('X-Robots-Tag');
});
