/** @jest-environment node */
import MiniSearch from 'minisearch';
import { factEntries, factFiles } from '../../../../plugins/handbook/code/factFiles';
import { frontMatterKeys } from '../../../../plugins/handbook/code/frontMatterKeys';
import { mdxPageEntries, readMdxPages } from '../../../../plugins/handbook/code/mdxPages';
import { blockEntries, frontMatterEntries, searchIndex } from '../../../../plugins/handbook/code/searchIndex';
import { type SearchEntry, searchOptions } from '../../../../plugins/handbook/searchOptions';
import { blockDocumentation } from '../../../support/handbook';
import { testFolder } from '../../../support/testFolder';

const written = readMdxPages('plugins/handbook/pages').then((pages) => pages.flatMap(mdxPageEntries));
const generated = [
  ...blockDocumentation.flatMap(blockEntries),
  ...frontMatterEntries(frontMatterKeys()),
  ...factEntries(factFiles(process.cwd())),
];

/** Addresses that the messages of the checks link to. */
const LINKED = [
  ...['front-matter', 'links', 'images', 'headings', 'length', 'special-characters', 'moving-and-deleting'].map(
    (anchor) => `/handbook/pages#${anchor}`,
  ),
  ...['link-text', 'spelling', 'plain-words', 'sample-content', 'numbers'].map((anchor) => `/handbook/words#${anchor}`),
  '/handbook/blocks',
];

it('has an entry for every section that messages link to', async () => {
  const addresses = (await written).map(({ id }) => id);
  expect(addresses).toEqual(expect.arrayContaining(LINKED));
});

it('finds a page before its sections, a setting, an error with its signs, and a misspelled word', async () => {
  const index = MiniSearch.loadJSON<SearchEntry>(searchIndex([...(await written), ...generated]), searchOptions);
  const first = (query: string) => index.search(query)[0]?.id;
  expect(first('cards')).toBe('/handbook/blocks/cards');
  expect(first('banner')).toBe('/handbook/blocks/banner');
  expect(first('columns')).toBe('/handbook/blocks/cards#cards');
  expect(first('<Steps> may contain only <Step>.')).toBe('/handbook/blocks/steps#errors');
  expect(first('headngs')).toBe('/handbook/pages#headings');
  expect(first('moving and deleting')).toBe('/handbook/pages#moving-and-deleting');
  expect(first('front matter description')).toBe('/handbook/pages#front-matter-description');
});

it.each([
  ['upload', '/handbook/pictures'],
  ['resize', '/handbook/pictures'],
  ['github.dev', '/handbook/pictures'],
  ['draft', '/handbook/drafts'],
  ['FAQ', '/handbook/blocks/questions'],
  ['accordion', '/handbook/blocks/questions'],
  ['partner category', '/handbook/facts'],
])('finds what a writer calls %s', async (query, route) => {
  const index = MiniSearch.loadJSON<SearchEntry>(searchIndex([...(await written), ...generated]), searchOptions);
  const best = index.search(query).slice(0, 3);
  expect(best.map(({ id }) => id.replace(/#.*/, ''))).toContain(route);
});

const { folder, write } = testFolder();

it('splits a page at its headings, but not at a # in code', async () => {
  const page = '---\ntitle: Pages\n---\n\nBefore.\n\n## Two parts\n\nA [link](/x) and `code`.\n\n```md\n## none\n```\n';
  write('pages.mdx', page);
  const entries = (await readMdxPages(folder)).flatMap(mdxPageEntries);
  expect(entries).toEqual([
    { id: '/handbook/pages', page: 'Pages', heading: 'Pages', text: 'Before.' },
    { id: '/handbook/pages#two-parts', page: 'Pages', heading: 'Two parts', text: 'A link and code . none' },
  ]);
});
