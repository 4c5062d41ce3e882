import { asRoute, routeError, textError } from '../../../tools/new-page/inputErrors';

const description = 'What moving to the cloud costs, what makes the bill grow, and what to switch off first.';
const pages = [{ route: '/about', file: 'pages/about.mdx', frontMatter: { title: 'About us', description } }];

it.each([
  ['cloud-costs', '/cloud-costs'],
  [' /cloud-costs ', '/cloud-costs'],
  ['guides/cloud', '/guides/cloud'],
])('takes "%s" as %s', (typed, route) => {
  expect(asRoute(typed)).toBe(route);
});

it.each(['/cloud-costs', '/guides/cloud-costs', '/24-7', '/indexes'])('accepts %s', (route) => {
  expect(routeError(route, pages)).toBeNull();
});

it.each([
  ['/about', '/about exists already: pages/about.mdx.'],
  ['/Cloud', '"/Cloud" is not an address for a page. '],
  ['/cloud costs', '"/cloud costs" is not an address for a page. '],
  ['/_shared', '"/_shared" is not an address for a page. '],
  ['/a/../b', '"/a/../b" is not an address for a page. '],
  ['/cloud/', '"/cloud/" is not an address for a page. '],
  ['/cloud.mdx', '"/cloud.mdx" is not an address for a page. '],
  ['/', '"/" is not an address for a page. '],
  ['/handbook/costs', 'Addresses under /handbook are taken by the site itself. '],
  ['/index', 'Addresses under /index are taken by the site itself. '],
])('refuses %s in words', (route, words) => {
  expect(routeError(route, pages)).toContain(words);
});

it('accepts a title and a description', () => {
  expect(textError('title', 'Cloud costs', pages)).toBeNull();
  expect(textError('description', description.replace('switch', 'turn'), pages)).toBeNull();
});

it.each([
  ['title', 'AI', 'The title is too short: write at least 4 characters. It has 2.'],
  ['title', 'A'.repeat(61), 'The title is too long: write at most 60 characters. It has 61.'],
  ['description', 'Short.', 'The description is too short: write at least 50 characters. It has 6.'],
  ['description', 'A'.repeat(171), 'The description is too long: write at most 170 characters. It has 171.'],
  ['title', 'About us', 'pages/about.mdx has this title already.'],
  ['description', description, 'pages/about.mdx has this description already.'],
] as const)('refuses the %s "%s"', (name, text, words) => {
  expect(textError(name, text, pages)).toContain(words);
});
