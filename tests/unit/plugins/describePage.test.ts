/** @jest-environment node */
import { load } from 'cheerio';
import { describePage } from '../../../plugins/site-files/describePage';

const page = (route: string, head: string) => ({ route, $: load(`<title>About</title>${head}`) });
const CANONICAL = '<link rel=canonical href="https://acme.com/about">';

it.each([
  ['a page', CANONICAL, true],
  ['a copy of another page', '<link rel=canonical href="https://acme.com/us">', false],
  ['a page that search engines may not list', `${CANONICAL}<meta name=robots content="noindex, nofollow">`, false],
])('describes %s', (_, head, isListed) => {
  expect(
    describePage(page('/about', `${head}<meta name=description content="Who we are">`), 'https://acme.com'),
  ).toEqual({
    ...{ route: '/about', url: 'https://acme.com/about', title: 'About', description: 'Who we are', isListed },
  });
});
