import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sidebars from '../../../../sidebars';
import * as blocks from '../../../../src/blocks';
import { blockDocumentation } from '../../../support/handbook';

const PAGES = 'plugins/handbook/pages/blocks';
const documented = (name: string) => blockDocumentation.find((block) => block.name === name);

it('has every block that pages may import, as a block or as an item of one', () => {
  const names = blockDocumentation.flatMap(({ parts }) => parts.map(({ name }) => name));
  expect(names.sort()).toEqual(Object.keys(blocks).sort());
});

describe.each(blockDocumentation)('$name', ({ name, slug, parts, useFor, notFor, examples }) => {
  it('says what it is, when to use it and when not, with an example', () => {
    expect(parts[0]?.summary).toMatch(/\.$/);
    expect(useFor.length).toBeGreaterThan(0);
    expect(notFor.length).toBeGreaterThan(0);
    expect(examples.length).toBeGreaterThan(0);
  });

  it('explains every setting and what stands inside', () => {
    for (const { settings, content } of parts) {
      for (const { description } of settings) expect(description).not.toBe('');
      expect(content?.description).not.toBe('');
    }
  });

  it('has a page that shows its own data and its own examples', () => {
    const page = readFileSync(`${PAGES}/${slug}.mdx`, 'utf8');
    expect(page).toContain(`title: ${name}\n`);
    expect(page).toContain(`'@generated/handbook/default/${slug}.json'`);
    const examplesFile = `src/blocks/${name}.examples`;
    expect(page.includes(`'@site/${examplesFile}'`)).toBe(existsSync(`${examplesFile}.tsx`));
    expect(page).toContain('<BlockPage block={block}');
  });

  it('stands in the list of pages and in the list to choose from', () => {
    expect(JSON.stringify(sidebars)).toContain(`"blocks/${slug}"`);
    expect(readFileSync(`${PAGES}/index.mdx`, 'utf8')).toContain(`'${name}'`);
  });
});

it('has no page of a block that is gone', () => {
  const pages = readdirSync(PAGES).filter((file) => file !== 'index.mdx');
  expect(pages.sort()).toEqual(blockDocumentation.map(({ slug }) => `${slug}.mdx`).sort());
});

it('reads settings from types, doc comments and defaults', () => {
  expect(documented('Section')?.parts[0]?.settings).toEqual([
    {
      name: 'title',
      isRequired: true,
      kind: 'text',
      choices: [],
      description: 'The section\'s heading. It also makes the anchor: "Open positions" becomes `#open-positions`.',
    },
    { name: 'eyebrow', isRequired: false, kind: 'text', choices: [], description: 'A few words above the heading.' },
    {
      name: 'tone',
      isRequired: false,
      kind: 'choice',
      choices: ['paper', 'sunk', 'ink'],
      fallback: 'paper',
      description: 'Background: `paper`, `sunk` (a shade darker), or `ink` (dark; at most one on a page).',
    },
    {
      name: 'layout',
      isRequired: false,
      kind: 'choice',
      choices: ['stack', 'split'],
      fallback: 'stack',
      description: '`stack`: heading above the content. `split`: heading in a column of its own on wide screens.',
    },
  ]);
  const card = documented('Cards')?.parts.find(({ name }) => name === 'Card');
  expect(card?.settings.find(({ name }) => name === 'icon')?.kind).toBe('icon');
  expect(card?.settings.find(({ name }) => name === 'label')?.fallback).toBe('Learn more');
  expect(documented('Jobs')?.parts[1]?.settings.find(({ name }) => name === 'sample')?.kind).toBe('switch');
  expect(documented('EmailLink')?.parts[0]).toMatchObject({ settings: [], content: null });
});

it('lists the errors that the code throws', () => {
  const messages = (name: string) =>
    documented(name)?.mistakes.map(({ block, actual, expected }) => `<${block}> ${actual} ${expected}`);
  expect(messages('Cards')).toEqual([
    '<Cards> has columns="…". Choose one of: 2, 3, 4.',
    '<Cards> contains …. It may contain only <Card>.',
    '<Cards> contains … <Card>. It needs at least 2.',
    '<Card> has icon="…". Choose one of: book-open, bot, brain, …',
    '<Card> has no title. Write title="…".',
  ]);
  expect(messages('Picture')).toEqual([
    '<Picture> has width="…". Write a whole number of pixels.',
    '<Picture> has height="…". Write a whole number of pixels.',
    '<Picture> has no source. Write source="…".',
    '<Picture> has no alt. Write alt="…".',
  ]);
  expect(messages('Layers')).toContain('<Layer> contains a list of …. It needs 2 to 4 entries.');
  expect(messages('Tracks')).toContain('<Track> has no check. Write check="…".');
  expect(messages('EmailLink')).toEqual([]);
});
