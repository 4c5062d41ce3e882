/** @jest-environment node */
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { isLive, isOver, liveSentence } from '../../../lib/liveDays';
import { pageSources } from '../../../lib/pages';
import { parsePageFrontMatter } from '../../../plugins/mdx/parseFrontMatter';
import { testFolder } from '../../support/testFolder';

const DAY = '2026-12-15';
const limited = { publish: '2026-12-01', until: '2026-12-31' };

it.each([
  ['always', {}, DAY, true],
  ['never as a draft', { draft: true }, DAY, false],
  ['with "draft: false"', { draft: false }, DAY, true],
  ['not before the first day', limited, '2026-11-30', false],
  ['on the first day', limited, '2026-12-01', true],
  ['on the last day', limited, '2026-12-31', true],
  ['not after the last day', limited, '2027-01-01', false],
])('a page is live %s', (_, keys, day, expected) => {
  expect(isLive(keys, day)).toBe(expected);
  expect(isOver(keys, day)).toBe(day > limited.until);
});

it('says when a page is live', () => {
  expect(liveSentence({})).toBeNull();
  expect(liveSentence({ draft: true })).toBe('Draft: not on the live site');
  expect(liveSentence(limited)).toBe('Live from 2026-12-01 until 2026-12-31 (UTC)');
});

describe('a site', () => {
  const keys = { always: '', draft: 'draft: true', coming: 'publish: 2027-02-01', ending: 'until: 2026-12-31' };
  const description = 'A description that is long enough for the limits of search results.';
  const text = (name: string, key: string) =>
    `---\ntitle: The page ${name}\ndescription: ${description}\n${key}\n---\n`;

  const { folder: directory } = testFolder(
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [`pages/${name}.mdx`, text(name, key)])),
  );

  const routes = async (day: string | null) => (await pageSources(directory, day)).map(({ route }) => route);

  it('has the pages of a day, or all', async () => {
    expect(await routes(DAY)).toEqual(['/always', '/ending']);
    expect(await routes('2027-02-01')).toEqual(['/always', '/coming']);
    expect(await routes(null)).toEqual(['/always', '/coming', '/draft', '/ending']);
  });

  it.each([
    [DAY, ['draft', 'coming']],
    [null, []],
  ])('tells Docusaurus on %s to leave out %j', async (day, leftOut) => {
    const parse = parsePageFrontMatter(directory, day);
    for (const [name, key] of Object.entries(keys)) {
      const filePath = path.join(directory, `pages/${name}.mdx`);
      const file = { filePath, fileContent: text(name, key), defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
      const { frontMatter } = await parse(file);
      expect(frontMatter.draft).toBe(leftOut.some((other) => other === name) ? true : undefined);
    }
  });
});
