import { EditorState } from '@codemirror/state';
import {
  insertionAfter,
  placeForBlock,
  removal,
  settingChange,
  siblingsOf,
  swap,
} from '../../../tools/desk/app/editor/blockEdits';
import { importChanges, importRange } from '../../../tools/desk/app/editor/imports';
import { insertion } from '../../../tools/desk/app/editor/insertion';
import { itemsToAdd } from '../../../tools/desk/app/page/edits';
import { readText } from '../../../tools/desk/pageOutline';

const PAGE = `---
title: A page
description: 'It has a description.'
keywords: [one, two]
---

import {Section, Cards, Card} from '@site/src/blocks';
import {claims} from '@site/src/site/claims';

<Section title="A section">
  <Cards>
    <Card title="One" icon="cloud">
      First.
    </Card>

    <Card title={claims.experience}>
      Second.
    </Card>
  </Cards>
</Section>
`;

const BLOCKS = new Set(['Section', 'Cards', 'Card', 'Hero', 'Banner']);
const state = EditorState.create({ doc: PAGE });
const { outline } = readText('pages/one.mdx', PAGE);
if (!outline) throw new Error('The page does not parse.');
const [section, cards, first, second] = outline.elements;

type Changes = Parameters<EditorState['changes']>[0];
const after = (changes: Changes) => state.changes(changes).apply(state.doc).toString();

/** The lines that differ. */
function changedLines(text: string): string[] {
  const before = new Set(PAGE.split('\n'));
  return text.split('\n').filter((line) => !before.has(line));
}

it('finds blocks with their settings', () => {
  expect(outline.elements.map(({ name, line }) => `${name} ${line}`)).toEqual([
    'Section 10',
    'Cards 11',
    'Card 12',
    'Card 16',
  ]);
  expect(first?.settings.map(({ name, value }) => [name, value])).toEqual([
    ['title', 'One'],
    ['icon', 'cloud'],
  ]);
  expect(second?.settings[0]?.value).toBeNull();
});

it('sets, changes and removes a setting in its own line', () => {
  if (!first || !cards) throw new Error('Blocks are missing.');
  expect(changedLines(after(settingChange(first, 'title', 'A "new" & better one')))).toEqual([
    '    <Card title="A &quot;new&quot; &amp; better one" icon="cloud">',
  ]);
  expect(changedLines(after(settingChange(first, 'icon', null)))).toEqual(['    <Card title="One">']);
  expect(changedLines(after(settingChange(cards, 'columns', '2')))).toEqual(['  <Cards columns="2">']);
});

it('moves an item and removes it with one blank line', () => {
  if (!first || !second) throw new Error('Items are missing.');
  expect(siblingsOf(outline, 3)).toMatchObject({ place: 1, siblings: [first, second] });
  const moved = after(swap(state, first, second));
  expect(moved.indexOf('Second.')).toBeLessThan(moved.indexOf('First.'));
  expect([...moved].sort()).toEqual([...PAGE].sort());
  expect(after(removal(state, second))).toBe(PAGE.replace(/\n {4}<Card title=\{[\s\S]*?<\/Card>\n/, ''));
});

it('inserts a block after the one at the cursor, in the same section', () => {
  const place = placeForBlock(state.doc, outline, PAGE.indexOf('First.'), 'Steps');
  const { change, cursor } = insertionAfter(state.doc, place.line, '<EmailLink />', place.indent);
  const text = after(change);
  expect(text).toContain('  </Cards>\n\n  <EmailLink />\n</Section>');
  expect(text.slice(cursor)).toMatch(/^<EmailLink/);
  const onPage = placeForBlock(state.doc, outline, PAGE.indexOf('First.'), 'Banner');
  expect(onPage).toMatchObject({ line: section?.endLine, indent: '', isInBand: false });
  expect(place.isInBand).toBe(true);
});

describe('the place of a new block', () => {
  const source = `---
title: A page
---

import {Actions, Hero, Section} from '@site/src/blocks';

<Hero title="Top">
  Words.
</Hero>

<Section title="One">
  A paragraph
  of two lines.
</Section>

After it.
`;
  const page = EditorState.create({ doc: source });
  const read = readText('pages/one.mdx', source).outline;
  const placeAt = (words: string, block: string) => {
    const place = placeForBlock(page.doc, read, source.indexOf(words) + words.length, block);
    return { ...place, line: page.doc.line(place.line).text.trim() };
  };

  it.each([
    ['after a closing tag is outside of it', '</Section>', 'Cards', '</Section>', false],
    ['in the middle of a paragraph is its end', 'A paragraph', 'Cards', 'of two lines.', true],
    ['of actions in a Hero is in the Hero', 'Words.', 'Actions', 'Words.', true],
    ['of a block that a Hero cannot contain is below it', 'Words.', 'Cards', '</Hero>', false],
    ['of a band is below the band at the cursor', 'of two', 'Banner', '</Section>', false],
    ['is in the first section while the cursor is in the front matter', 'title: A', 'Cards', 'of two lines.', true],
    [
      'of a band is the end of the page while the cursor is in the front matter',
      'title',
      'Banner',
      '</Section>',
      false,
    ],
  ])('%s', (_, words, block, line, isInBand) => {
    expect(placeAt(words, block)).toMatchObject({ line, isInBand });
  });

  it('tells what a writer would not expect', () => {
    expect(placeAt('Words.', 'Cards').refusedBy).toBe('Hero');
    expect(placeAt('title', 'Cards').isChosen).toBe(false);
    expect(placeAt('of two', 'Cards')).toMatchObject({ refusedBy: null, isChosen: true });
  });
});

describe('a new block', () => {
  const setting = (name: string, kind: 'text' | 'choice' = 'text') => ({
    ...{ name, kind, isRequired: true, choices: [], description: '' },
  });
  const content = { isRequired: true, description: '' };
  const part = (name: string, settings: string[]) => ({
    ...{ name, summary: '', settings: settings.map((own) => setting(own)), content },
  });
  const parts = [
    ...[part('Section', ['title']), part('Cards', []), part('Card', ['title']), part('Action', ['to'])],
    { ...part('Picture', ['source', 'alt']), content: null },
  ];
  const atSection = PAGE.lastIndexOf('\n');

  it.each([
    [
      'its own words, where it asks for some',
      'First.',
      '<Card title="New">\n  Text.\n</Card>',
      '<Card title="New">',
      'title',
    ],
    [
      'its first item',
      'First.',
      '<Cards>\n  <Card title="New">\n    Text.\n  </Card>\n</Cards>',
      '<Card title="New">',
      'title',
    ],
    ['its text, where no setting is for words', 'First.', '<Action to="/x">Words</Action>', '<Action', 'children'],
    ['a setting that is empty', 'First.', '<Picture source="/a.jpg" alt="" />', '<Picture', 'alt'],
    ['nothing', 'First.', '<EmailLink />', '<EmailLink', null],
    [
      'the headline of the section that it gets',
      '',
      '<Cards>\n  <Card title="New">\n    Text.\n  </Card>\n</Cards>',
      '<Section title="Name',
      'title',
    ],
    ['an empty setting, rather than that headline', '', '<Picture source="/a.jpg" alt="" />', '<Picture', 'alt'],
  ])('asks for %s', (_, words, block, first, field) => {
    const selection = { anchor: words ? PAGE.indexOf(words) : atSection };
    const made = insertion(EditorState.create({ doc: PAGE, selection }), outline, parts, block);
    expect(made.field).toBe(field);
    const text = made.changes.apply(state.doc).toString();
    expect(text.slice(made.cursor - 1)).toMatch(new RegExp(`^${first}`));
    expect(text).toContain(block.split('\n')[0]);
  });

  it('asks for an empty setting also before the list of blocks has arrived', () => {
    const selection = { anchor: PAGE.indexOf('First.') };
    const block = '<Picture source="/a.jpg" alt="" />';
    expect(insertion(EditorState.create({ doc: PAGE, selection }), outline, [], block).field).toBe('alt');
  });
});

it('lets blocks of several kinds change places, but nothing with a Hero', () => {
  const text =
    '<Hero title="A" />\n\n<Section title="B">\n  <Cards />\n\n  <Steps />\n</Section>\n\n<Banner title="C" />\n';
  const elements = readText('pages/one.mdx', text).outline;
  if (!elements) throw new Error('The page does not parse.');
  const movable = elements.elements.map((_, index) => siblingsOf(elements, index).siblings.map(({ name }) => name));
  expect(movable).toEqual([
    ['Section', 'Banner'],
    ['Section', 'Banner'],
    ['Cards', 'Steps'],
    ['Cards', 'Steps'],
    ['Section', 'Banner'],
  ]);
  expect(siblingsOf(elements, 0).place).toBe(-1);
});

it('adds and removes imports, sorted, and leaves them alone if they fit', () => {
  const used = new Set(['Section', 'Cards', 'Card']);
  expect(importChanges(state.doc, outline, used, BLOCKS)).toEqual([]);
  const added = after(importChanges(state.doc, outline, new Set([...used, 'Banner']), BLOCKS));
  expect(changedLines(added)).toEqual(["import {Banner, Card, Cards, Section} from '@site/src/blocks';"]);
  const removed = after(importChanges(state.doc, outline, new Set(['Section']), BLOCKS));
  expect(changedLines(removed)).toEqual(["import {Section} from '@site/src/blocks';"]);
});

it.each([
  ['no import', '', 0],
  ['one over several lines', "import {\n  Banner,\n  Hero,\n} from '@site/src/blocks';\n\n", 4],
  ['two', "import {Banner} from '@site/src/blocks';\nimport {Cards} from '@site/src/blocks';\n\n", 2],
])('tidies the imports of a page with %s, and knows their lines', (_, imports, lines) => {
  const source = `---\ntitle: A page\n---\n\n${imports}<Hero title="Here" />\n`;
  const { doc, ...page } = EditorState.create({ doc: source });
  const text = readText('pages/one.mdx', source).outline;
  if (!text) throw new Error('The page does not parse.');
  const hidden = importRange(doc, text);
  expect(hidden ? doc.sliceString(hidden.from, hidden.to).trim().split('\n').length : 0).toBe(lines);
  const changes = importChanges(doc, text, new Set(['Hero']), BLOCKS);
  const tidied = EditorState.create({ doc: source }).update({ changes }).newDoc.toString();
  expect(page).toBeDefined();
  expect(tidied).toBe('---\ntitle: A page\n---\n\nimport {Hero} from \'@site/src/blocks\';\n\n<Hero title="Here" />\n');
});

it.each([
  ['a whole page', PAGE, true],
  ['a block without its end', PAGE.replace('</Cards>', ''), false],
  ['front matter that YAML cannot read', PAGE.replace('A page', 'A: page'), false],
  ['a pasted sentence with code', `${PAGE}\nA sentence. {(async () => { await fetch('/__desk/') })()}\n`, false],
  ['an export', `${PAGE}\nexport const x = document.cookie;\n`, false],
])('saves and shows %s: %#', (_, text, isShowable) => {
  expect(readText('pages/one.mdx', text).isShowable).toBe(isShowable);
});

it('offers the items in a block, and others of its own kind', () => {
  const { outline: drawn } = readText(
    'page',
    '<Hero title="One">\n  Text.\n</Hero>\n\n<Layers>\n  <Layer>Text.</Layer>\n</Layers>\n',
  );
  const offers = drawn?.elements.map((element) => [element.name, ...itemsToAdd(element)]);
  expect(offers).toEqual([
    ['Hero', 'Place'],
    ['Layers', 'Layer'],
    ['Layer', 'Part', 'Layer'],
  ]);
});
