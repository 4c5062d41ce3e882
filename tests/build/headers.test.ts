import { readFileSync } from 'node:fs';
import { allRoutes } from '../../lib/builtSite';
import { headerRules, headersFile } from '../../plugins/site-files/headers';
import { headersFor } from '../../tools/hosting/staticHost';
import { builtPage } from '../support/builtPages';

it('the build contains the headers for its host', () => {
  const site = readFileSync('build/_headers', 'utf8');
  expect(site).toBe(headersFile(headerRules({ preview: false })));
  expect(headersFor(site, '/no/such/page')).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

describe.each(allRoutes('build').concat('/404'))('%s', (route) => {
  const { $ } = builtPage(route);
  const policies = $('meta[http-equiv="Content-Security-Policy"]');

  it('has one content policy, before everything that it applies to', () => {
    expect(policies).toHaveLength(1);
    expect($('head').children().slice(0, 2).last().is(policies)).toBe(true);
  });

  it('has no inline scripts except the head script and the speculation rules', () => {
    const types = $('script:not([src], [type="application/ld+json"])')
      .map((_, script) => $(script).attr('type') ?? 'script')
      .get();
    expect(types).toEqual(['script', 'speculationrules']);
    const directives = Object.fromEntries(
      (policies.attr('content') ?? '').split('; ').map((directive) => directive.split(/ (.*)/s)),
    );
    expect(directives['script-src']).toMatch(/^'self'( 'sha256-[\w+/]{43}='){2}$/);
    const sendsMail = $('[data-island=EnquiryForm]').length > 0;
    expect(directives['connect-src']).toBe(sendsMail ? "'self' https://api.emailjs.com" : "'self'");
    expect(policies.attr('content')).not.toContain('unsafe');
  });
});
