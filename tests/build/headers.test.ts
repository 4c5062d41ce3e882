import { readFileSync } from 'node:fs';
import { allRoutes } from '../../lib/builtSite';
import { contentPolicy } from '../../plugins/post-build/contentPolicy';
import { headersFile } from '../../plugins/site-files/headers';
import { formAnchors } from '../../src/config/mailSettings';
import { headersFor } from '../../tools/hosting/staticHost';
import { builtPage, builtServices } from '../support/builtPages';

it('the build contains the headers for its host', () => {
  const site = readFileSync('build/_headers', 'utf8');
  expect(site).toBe(headersFile({ preview: false }));
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

  it('has no inline scripts except the head script, the one that scrolls to the form, and the speculation rules', () => {
    const types = $('script:not([src], [type="application/ld+json"])')
      .map((_, script) => $(script).attr('type') ?? 'script')
      .get();
    const hasForm = $(`#${formAnchors.contact}`).length > 0;
    expect(types).toEqual(['script', ...(hasForm ? ['script'] : []), 'speculationrules']);
  });

  it('has a policy that allows its own inline code and the services that are configured', () => {
    expect(policies.attr('content')).toBe(contentPolicy($, builtServices()));
    expect(policies.attr('content')).not.toContain('unsafe');
  });
});
