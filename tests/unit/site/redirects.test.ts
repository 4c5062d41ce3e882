/** @jest-environment node */
import * as v from 'valibot';
import { redirectErrors } from '../../../plugins/site-files/redirects/redirectErrors';
import { schema } from '../../../src/site/redirects';

const routes = ['/', '/about', '/contact'];

it.each(['https://elsewhere.example', '//elsewhere.example', '/\\\\elsewhere.example', '/about\\x', 'about'])(
  'accepts no target that a browser may read as another site: %s',
  (to) => expect(v.safeParse(schema, { redirects: [{ from: '/old', to }] }).success).toBe(false),
);

it('accepts a target with an anchor or a query', () => {
  const list = [
    { from: '/story', to: '/about' },
    { from: '/old/write-to-us', to: '/contact?interest=support#contact-form' },
    { from: '/home', to: '/' },
  ];
  expect(redirectErrors(list, routes)).toEqual([]);
});

it('accepts the address of a page with a last day', () => {
  expect(redirectErrors([{ from: '/about', to: '/contact' }], routes, ['/about'])).toEqual([]);
});

it.each([
  ['a page', [{ from: '/about', to: '/contact' }], ['"/about" is a page. Delete the page or the redirect.']],
  ['an unknown target', [{ from: '/old', to: '/abuot' }], ['"/old" redirects to "/abuot", which is not a page.']],
  [
    'another site',
    [{ from: '/old', to: 'https://a.test' }],
    ['"/old" redirects to "https://a.test", which is not a page.'],
  ],
  [
    'a duplicate',
    [
      { from: '/old', to: '/about' },
      { from: '/old', to: '/contact' },
    ],
    ['"/old" is listed more than once.'],
  ],
  [
    'a chain',
    [
      { from: '/oldest', to: '/old#story' },
      { from: '/old', to: '/about' },
    ],
    ['"/oldest" redirects to "/old#story", which is itself redirected. Name the final page.'],
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    [
      '"/a" redirects to "/b", which is itself redirected. Name the final page.',
      '"/b" redirects to "/a", which is itself redirected. Name the final page.',
    ],
  ],
])('reports %s', (_, list, errors) => {
  expect(redirectErrors(list, routes)).toEqual(errors);
});

it.each(['old', '/old/', '/old#part', '/old?page=1', '/old/*', '/:year', '/', 'https://a.test/old', '/old page'])(
  'rejects "%s" as an old address',
  (from) => {
    expect(redirectErrors([{ from, to: '/about' }], routes)).toContain(
      `"${from}" is not a path such as /old-page: no anchor, no query, no trailing slash.`,
    );
  },
);
