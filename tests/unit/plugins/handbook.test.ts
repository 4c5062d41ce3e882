/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { readBlocks } from '../../../plugins/handbook/blocks';
import { handbookPageOf } from '../../../src/blocks/structures';
import { frontMatterSchema } from '../../../src/seo/frontMatter';

const blocks = readBlocks(process.cwd());
const facts = readdirSync('src/facts').filter((file) => file.endsWith('.yaml'));

const read = (file: string) => readFileSync(`handbook/${file}`, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

it.each(blocks)('$name has a summary, advice, and a description of everything', ({ parts, useFor, notFor }) => {
  expect(parts[0].summary).toMatch(/\.$/);
  expect(useFor).not.toEqual([]);
  expect(notFor).not.toEqual([]);
  for (const { settings, content } of parts) {
    for (const { description } of settings) expect(description).not.toBe('');
    expect(content?.description).not.toBe('');
  }
});

it('the address that an error names is the page of the block, at the part about the item', () => {
  const expected = blocks.flatMap(({ parts: [main, ...items] }) => {
    const page = `/handbook/blocks/${main.name.toLowerCase()}`;
    return [[main.name, page], ...items.map(({ name }) => [name, `${page}#${name.toLowerCase()}`])];
  });
  expect(expected.map(([name = '']) => [name, handbookPageOf(name)])).toEqual(expected);
});

it('lists every block, fact file and key of front matter', () => {
  expect(found(read('blocks.mdx'), /^- `<(\w+)>`: /gm)).toEqual(blocks.map(({ name }) => name).sort());
  expect(found(read('facts.mdx'), /^\| `([\w]+\.yaml)`/gm)).toEqual(facts.sort());
  const [, table = ''] = /^\| Key .*\n\| -.*\n((?:\|.*\n)+)/m.exec(read('pages.mdx')) ?? [];
  expect(found(table, /^\| `(\w+)`/gm)).toEqual(Object.keys(frontMatterSchema.entries).sort());
});

it.each(readdirSync('handbook').filter((file) => file.endsWith('.mdx')))(
  '%s links to pages of the handbook as files, so that the links work on GitHub, too',
  (file) => {
    expect(read(file)).not.toContain('](/handbook');
  },
);
