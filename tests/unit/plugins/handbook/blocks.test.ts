import { blockGroups } from '../../../../sidebars';
import * as blocks from '../../../../src/blocks';
import { strings } from '../../../../src/site/strings';
import { blockDocumentation } from '../../../support/handbook';

const documented = (name: string) => blockDocumentation.find((block) => block.name === name);

it('documents every block and item that pages may import', () => {
  const names = blockDocumentation.flatMap(({ parts }) => parts.map(({ name }) => name));
  expect(names.sort()).toEqual(Object.keys(blocks).sort());
});

it('lists every block in exactly one group of the sidebar', () => {
  const names = blockDocumentation.map(({ name }) => name);
  expect(Object.values(blockGroups).flat().sort()).toEqual(names.sort());
});

it.each(blockDocumentation)('$name has a summary, advice, and a description of everything', (block) => {
  expect(block.parts[0].summary).toMatch(/\.$/);
  expect(block.useFor).not.toEqual([]);
  expect(block.notFor).not.toEqual([]);
  for (const { settings, content } of block.parts) {
    for (const { description } of settings) expect(description).not.toBe('');
    expect(content?.description).not.toBe('');
  }
});

it('reads settings from types, doc comments and defaults', () => {
  expect(documented('Section')?.parts[0].settings).toEqual([
    {
      name: 'title',
      isRequired: true,
      kind: 'text',
      choices: [],
      description: expect.stringMatching(/^The section's heading\. .* `#open-positions`\.$/),
    },
    { name: 'eyebrow', isRequired: false, kind: 'text', choices: [], description: 'A few words above the heading.' },
    {
      name: 'tone',
      isRequired: false,
      kind: 'choice',
      choices: ['paper', 'sunk', 'ink'],
      defaultValue: 'paper',
      description: expect.stringContaining('`ink`'),
    },
    {
      name: 'layout',
      isRequired: false,
      kind: 'choice',
      choices: ['stack', 'split'],
      defaultValue: 'stack',
      description: expect.stringContaining('`split`'),
    },
  ]);
  const card = documented('Cards')?.parts.find(({ name }) => name === 'Card');
  expect(card?.settings.find(({ name }) => name === 'icon')?.kind).toBe('icon');
  expect(card?.settings.find(({ name }) => name === 'label')?.defaultValue).toBe(strings.readMore);
  expect(documented('Jobs')?.parts[1]?.settings.find(({ name }) => name === 'sample')?.kind).toBe('switch');
  expect(documented('EmailLink')?.parts[0]).toMatchObject({ settings: [], content: null });
});

it('lists the errors that the code throws', () => {
  const messages = (name: string) =>
    documented(name)?.errors.map(({ block, actual, expected }) => `<${block}> ${actual} ${expected}`);
  expect(messages('Cards')).toEqual([
    '<Cards> has size="…". Choose one of: normal, compact.',
    '<Cards> has columns="…". Choose one of: 2, 3.',
    '<Cards> contains …. It may contain only <Card>.',
    '<Cards> contains … <Card>. It needs at least 2.',
    '<Card> has icon="…". Choose one of: book-open, bot, brain, …',
    '<Card> has no title. Write title="…".',
  ]);
  expect(messages('Picture')).toEqual([
    '<Picture> has no source. Write source="…".',
    '<Picture> has source="…". Write the path of a picture in static, as it is: "/images/name.jpg".',
    '<Picture> has no alt. Write alt="…".',
  ]);
  expect(messages('Layers')).toContain(
    '<Layer> has … parts. Write two to four, with commas between them: parts="Inventory, Prices, Roadmap".',
  );
  expect(messages('EmailLink')).toEqual([]);
});
