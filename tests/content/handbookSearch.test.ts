import MiniSearch from 'minisearch';
import { factEntries, factFiles } from '../../plugins/handbook/code/factFiles';
import { frontMatterKeys } from '../../plugins/handbook/code/frontMatterKeys';
import { mdxPageEntries, readMdxPages } from '../../plugins/handbook/code/mdxPages';
import { messageEntries, messagesBySection } from '../../plugins/handbook/code/messages';
import { blockEntries, frontMatterEntries, searchIndex } from '../../plugins/handbook/code/searchIndex';
import { find, type SearchEntry, searchOptions } from '../../plugins/handbook/searchOptions';
import { runChecks } from '../../tools/content-check/run';
import { loadSite } from '../../tools/content-check/site';
import { blockDocumentation } from '../support/handbook';

jest.setTimeout(120_000);

/** How many of the best results a writer looks at. */
const LOOKED_AT = 5;

it('finds the section of every message of the content check, as it is written', async () => {
  const pages = await readMdxPages('plugins/handbook/pages');
  const entries = [
    ...pages.flatMap(mdxPageEntries),
    ...blockDocumentation.flatMap(blockEntries),
    ...frontMatterEntries(frontMatterKeys()),
    ...factEntries(factFiles(process.cwd())),
  ];
  const messages = messageEntries(entries, messagesBySection(process.cwd()));
  const index = MiniSearch.loadJSON<SearchEntry>(searchIndex([...entries, ...messages]), searchOptions);
  const findings = await runChecks(loadSite({ directory: 'tests/content/seeded', codeDirectory: process.cwd() }));
  const known = new Set(entries.map(({ id }) => id));
  // A message about a block names its page.
  const inText = findings.filter(({ handbook }) => !handbook.startsWith('/handbook/blocks'));
  const lost = inText.filter(({ message, handbook }) => {
    const found = find(index, message).slice(0, LOOKED_AT);
    return !found.some(({ id }) => id === handbook);
  });
  expect(inText.length).toBeGreaterThan(150);
  expect(inText.filter(({ handbook }) => !known.has(handbook)).map(({ handbook }) => handbook)).toEqual([]);
  expect([...new Set(lost.map(({ handbook, message }) => `${handbook}: ${message}`))]).toEqual([]);
});
