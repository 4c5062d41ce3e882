/** @jest-environment node */
import path from 'node:path';
import pagesPlugin, { type PluginOptions } from '@docusaurus/plugin-content-pages';
import type { LoadContext } from '@docusaurus/types';
import { pageRoute } from '../../../lib/siteAddress';
import { frontMatterParser, pageSources } from '../../../plugins/mdx/frontMatter';
import { testFolder } from '../../support/testFolder';

const page = (topic: string, key = '') =>
  `---\ntitle: The page ${topic}\ndescription: A description that is long enough for the limits of search results.\n${key}\n---\n`;

const { folder: siteDir } = testFolder({
  'pages/index.mdx': page('home'),
  'pages/about.mdx': page('about'),
  'pages/offers/index.mdx': page('offers'),
  'pages/offers/winter.mdx': page('winter'),
  'pages/plan.mdx': page('plan', 'draft: true'),
  'pages/_shared/note.mdx': 'A note.\n',
});

/** The addresses that Docusaurus gives the pages in a build. */
async function builtAddresses(hasDrafts: boolean): Promise<string[]> {
  const siteConfig = {
    markdown: { parseFrontMatter: frontMatterParser(siteDir, hasDrafts) },
    staticDirectories: [],
    future: { faster: {}, experimental_vcs: {} },
  };
  const i18n = { currentLocale: 'en', defaultLocale: 'en', localeConfigs: { en: { translate: false } } };
  const folders = { siteDir, localizationDir: siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus') };
  const context = { ...folders, siteConfig, i18n, baseUrl: '/' } as unknown as LoadContext;
  const options = { id: 'default', path: 'pages', include: ['**/*.mdx'], exclude: ['**/_*/**'], routeBasePath: '/' };
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const plugin = await pagesPlugin(context, options as unknown as PluginOptions);
  const pages = (await plugin?.loadContent?.()) ?? [];
  environment.restore();
  return pages.map(({ permalink }) => permalink).sort();
}

const ROUTES = ['/', '/about', '/offers', '/offers/winter', '/plan'];

it('Docusaurus serves every page at the route that the rest of the project knows', async () => {
  expect(
    pageSources(siteDir)
      .map(({ route }) => route)
      .sort(),
  ).toEqual(ROUTES);
  expect(await builtAddresses(true)).toEqual(ROUTES);
});

it('the live site has no drafts', async () => {
  expect(await builtAddresses(false)).toEqual(ROUTES.filter((route) => route !== '/plan'));
});

it.each([
  ['offers/index.html', '/offers'],
  ['offers\\winter.html', '/offers/winter'],
  ['_drafts/plan.mdx', null],
])('the page in the file %s has the route %s', (file, route) => {
  expect(pageRoute(file)).toBe(route);
});
