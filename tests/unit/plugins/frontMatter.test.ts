/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pageRoute } from '../../../lib/urls';
import { pageSources } from '../../../plugins/mdx/pageSources';
import { testDirectory } from '../../support/testDirectory';

const page = (topic: string, key = '') =>
  `---\ntitle: The page ${topic}\ndescription: A description that is long enough for the limits of search results.\n${key}\n---\n`;

const { directory: siteDir, read } = testDirectory({
  'pages/index.mdx': page('home'),
  'pages/about.mdx': page('about'),
  'pages/offers/index.mdx': page('offers'),
  'pages/offers/winter.mdx': page('winter'),
  'pages/plan.mdx': page('plan', 'draft: true'),
  'pages/_shared/note.mdx': 'A note.\n',
});

it('every page has a route, drafts included, and so has its file on Windows', () => {
  const routes = pageSources(siteDir).map(({ route }) => route);
  expect(routes.sort()).toEqual(['/', '/about', '/offers', '/offers/winter', '/plan']);
  expect(pageRoute('offers\\winter.html')).toBe('/offers/winter');
});

it.each([
  ['the live site leaves out', '0', true],
  ['a preview shows', '1', undefined],
])('%s drafts', (_, PREVIEW, draft) => {
  const page = JSON.stringify({ filePath: path.resolve('pages/plan.mdx'), fileContent: read('pages/plan.mdx') });
  const program = `import('./docusaurus.config.ts').then(async ({ default: { default: site } }) =>
    console.log(JSON.stringify(await site.markdown.parseFrontMatter(${page}))));`;
  const options = { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' as const, PREVIEW } } as const;
  const { frontMatter } = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '--eval', program], options));
  expect([frontMatter.slug, frontMatter.draft]).toEqual(['/plan', draft]);
});
