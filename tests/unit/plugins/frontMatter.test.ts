/** @jest-environment node */
import { pageRoute } from '../../../lib/siteAddress';
import { frontMatterParser, pageSources } from '../../../plugins/mdx/frontMatter';
import { testFolder } from '../../support/testFolder';

const page = (topic: string, key = '') =>
  `---\ntitle: The page ${topic}\ndescription: A description that is long enough for the limits of search results.\n${key}\n---\n`;

const {
  folder: siteDir,
  at,
  read,
} = testFolder({
  'pages/index.mdx': page('home'),
  'pages/about.mdx': page('about'),
  'pages/offers/index.mdx': page('offers'),
  'pages/offers/winter.mdx': page('winter'),
  'pages/plan.mdx': page('plan', 'draft: true'),
  'pages/_shared/note.mdx': 'A note.\n',
});

it('every page has a route, drafts included', () => {
  const routes = pageSources(siteDir).map(({ route }) => route);
  expect(routes.sort()).toEqual(['/', '/about', '/offers', '/offers/winter', '/plan']);
});

it.each([
  ['the live site leaves out', false, true],
  ['development and previews show', true, undefined],
])('%s drafts', async (_, hasDrafts, draft) => {
  const parse = frontMatterParser(siteDir, hasDrafts);
  const defaultParseFrontMatter = () => Promise.reject(new Error('It accepts what the site refuses.'));
  const fileContent = read('pages/plan.mdx');
  const { frontMatter } = await parse({ filePath: at('pages/plan.mdx'), fileContent, defaultParseFrontMatter });
  expect([frontMatter.slug, frontMatter.draft]).toEqual(['/plan', draft]);
});

it.each([
  ['offers/index.html', '/offers'],
  ['offers\\winter.html', '/offers/winter'],
  ['_drafts/plan.mdx', null],
])('the page in the file %s has the route %s', (file, route) => {
  expect(pageRoute(file)).toBe(route);
});
