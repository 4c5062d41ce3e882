/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { frontMatterKeys } from '../../../../plugins/handbook/code/frontMatterKeys';
import { pageEntries } from '../../../../plugins/handbook/code/pageEntries';
import { blockEntries, frontMatterEntries, searchIndex } from '../../../../plugins/handbook/code/searchIndex';
import { type SearchEntry, searchOptions } from '../../../../plugins/handbook/searchOptions';
import { blockDocumentation } from '../../../support/handbook';

const written = pageEntries('plugins/handbook/pages');
const generated = [...blockDocumentation.flatMap(blockEntries), ...frontMatterEntries(frontMatterKeys())];

/** Addresses that messages of the checks and of the blocks, and other pages, point to. */
const PROMISED = [
  ...['front-matter', 'links', 'images', 'headings', 'special-characters', 'moving-and-deleting'].map(
    (anchor) => `/handbook/pages#${anchor}`,
  ),
  ...['link-text', 'spelling', 'plain-words', 'sample-content', 'numbers'].map((anchor) => `/handbook/words#${anchor}`),
  '/handbook',
  '/handbook/blocks',
  '/handbook/facts',
  '/handbook/developers',
];

it('has an entry for every promised place', async () => {
  const addresses = (await written).map(({ id }) => id);
  expect(addresses).toEqual(expect.arrayContaining(PROMISED));
});

it('finds a page before its parts, a setting, an error with its signs, and a word with a typing mistake', async () => {
  const index = MiniSearch.loadJSON<SearchEntry>(searchIndex([...(await written), ...generated]), searchOptions);
  const first = (query: string) => index.search(query)[0]?.id;
  expect(first('cards')).toBe('/handbook/blocks/cards');
  expect(first('banner')).toBe('/handbook/blocks/banner');
  expect(first('columns')).toBe('/handbook/blocks/cards#cards');
  expect(first('<Steps> may contain only <Step>.')).toBe('/handbook/blocks/steps#errors');
  expect(first('headngs')).toBe('/handbook/pages#headings');
});

it('reads headings and words, and no code for headings', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'handbook-'));
  const page = '---\ntitle: Pages\n---\n\nBefore.\n\n## Two words\n\nA [link](/x) and `code`.\n\n```md\n## none\n```\n';
  writeFileSync(path.join(folder, 'pages.mdx'), page);
  const entries = await pageEntries(folder);
  rmSync(folder, { recursive: true });
  expect(entries).toEqual([
    { id: '/handbook/pages', page: 'Pages', heading: 'Pages', text: 'Before.' },
    { id: '/handbook/pages#two-words', page: 'Pages', heading: 'Two words', text: 'A link and code . none' },
  ]);
});
