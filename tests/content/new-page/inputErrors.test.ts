import { asRoute, routeError, textError } from '../../../tools/new-page/inputErrors';

const description = 'What moving to the cloud costs, what makes the bill grow, and what to switch off first.';
const pages = [{ route: '/about', file: 'pages/about.mdx', frontMatter: { title: 'About us', description } }];

it.each([
  ['cloud-costs', '/cloud-costs'],
  [' /cloud-costs ', '/cloud-costs'],
  ['guides/cloud', '/guides/cloud'],
])('turns "%s" into %s', (typed, route) => {
  expect(asRoute(typed)).toBe(route);
});

it.each(['/cloud-costs', '/guides/cloud-costs', '/24-7', '/indexes'])('accepts %s', (route) => {
  expect(routeError(route, pages)).toBeNull();
});

it.each([
  ['/about', '/about already exists: pages/about.mdx.'],
  ['/Cloud', '"/Cloud" cannot be the address of a page. '],
  ['/cloud costs', '"/cloud costs" cannot be the address of a page. '],
  ['/_shared', '"/_shared" cannot be the address of a page. '],
  ['/a/../b', '"/a/../b" cannot be the address of a page. '],
  ['/cloud/', '"/cloud/" cannot be the address of a page. '],
  ['/cloud.mdx', '"/cloud.mdx" cannot be the address of a page. '],
  ['/', '"/" cannot be the address of a page. '],
  ['/handbook/costs', 'Addresses under /handbook are reserved. '],
  ['/index', 'Addresses under /index are reserved. '],
])('rejects %s', (route, words) => {
  expect(routeError(route, pages)).toContain(words);
});

it.each([
  ['title', 'AI', 'The title is too short: write at least 4 characters. It has 2 now.'],
  ['title', 'A'.repeat(61), 'The title is too long: write at most 60 characters. It has 61 now.'],
  ['description', 'Short.', 'The description is too short: write at least 50 characters. It has 6 now.'],
  ['description', 'A'.repeat(171), 'The description is too long: write at most 170 characters. It has 171 now.'],
  ['title', 'About us', 'pages/about.mdx has the same title.'],
  ['description', description, 'pages/about.mdx has the same description.'],
] as const)('rejects the %s "%s"', (name, text, words) => {
  expect(textError(name, text, pages)).toContain(words);
});
