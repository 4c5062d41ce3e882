/** @jest-environment node */
import * as v from 'valibot';
import * as redirects from '../../../plugins/site-files/redirects';
import { schema } from '../../../src/facts/redirects';

const routes = ['/', '/about', '/contact'];

const redirectErrors = (...parameters: Parameters<typeof redirects.redirectErrors>) =>
  redirects.redirectErrors(...parameters).map(({ reason }) => reason);

it.each(['https://elsewhere.example', '//elsewhere.example', '/about\\x', 'about'])(
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

it.each([
  [
    'a page',
    [{ from: '/about', to: '/contact' }],
    ['"/about" is a page, so nobody would be redirected. Delete this entry, or the page if that is what you meant.'],
  ],
  [
    'an unknown target',
    [{ from: '/old', to: '/abuot' }],
    ['"/old" leads to "/abuot", and there is no such page. Did you mean "/about"?'],
  ],
  [
    'a chain',
    [
      { from: '/oldest', to: '/old#story' },
      { from: '/old', to: '/about' },
    ],
    ['"/oldest" leads to "/old#story", which leads on to "/about". Write the last page: to: /about'],
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    [
      '"/a" leads to "/b", which leads on to "/a". Delete one of the two entries.',
      '"/b" leads to "/a", which leads on to "/b". Delete one of the two entries.',
    ],
  ],
])('reports %s', (_, list, errors) => {
  expect(redirectErrors(list, routes)).toEqual(errors);
});

it.each(['old', '/old/', '/old?page=1', '/old/*', '/:year', '/'])('rejects "%s" as an old address', (from) => {
  expect(redirectErrors([{ from, to: '/about' }], routes)[0]).toContain(
    `"${from}" is not an address that a redirect can start from.`,
  );
});

const files = ['/.well-known/security.txt', '/Assets/a.js', '/_headers', '/preview/offer', '/brochure.pdf'];
it.each([...files, '/contact.md', '/CONTACT'])('rejects "%s", which is a file of the site or a page', (from) => {
  const errors = redirectErrors([{ from, to: '/about' }], routes, (file) => file === '/brochure.pdf');
  const what = files.includes(from) ? 'the address of a file of the site' : 'a page';
  expect(errors).toEqual([expect.stringContaining(`"${from}" is ${what}`)]);
});
