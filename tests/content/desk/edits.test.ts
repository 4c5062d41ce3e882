import { EditorState } from '@codemirror/state';
import { removal, settingChange, siblingsOf, swap } from '../../../tools/desk/app/editor/blockEdits';
import { importRange, withImports } from '../../../tools/desk/app/editor/imports';
import { insertion } from '../../../tools/desk/app/editor/insertion';
import { itemsToAdd } from '../../../tools/desk/app/page/edits';
import { readText } from '../../../tools/desk/pageOutline';
import { deskBlocks } from '../../../tools/desk/server/blocks';

jest.setTimeout(120_000);

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
function outlineOf(source: string) {
  const { outline } = readText('pages/one.mdx', source);
  if (!outline) throw new Error('The page does not parse.');
  return outline;
}
const outline = outlineOf(PAGE);
const [, cards, first, second] = outline.elements;

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

describe('a new block', () => {
  const parts = deskBlocks(process.cwd()).flatMap((block) => block.parts);
  const source = PAGE.replace('<Section', '<Hero title="Top">\n  A paragraph\n  of two lines.\n</Hero>\n\n<Section');
  const insertAt = (words: string, block: string) => {
    const selection = { anchor: source.indexOf(words) + 1 };
    const editor = EditorState.create({ doc: source, selection });
    const made = insertion(editor, outlineOf(source), parts, block);
    const text = editor.update({ changes: made.changes }).newDoc.toString();
    return {
      ...made,
      text,
      before: text
        .slice(0, text.indexOf(block.slice(0, 8)))
        .trim()
        .split('\n')
        .at(-1)
        ?.trim(),
    };
  };

  it.each([
    ['after the block at the cursor', 'First.', '<Steps>', '</Cards>'],
    ['after the paragraph at the cursor', 'A paragraph', '<Actions>', 'of two lines.'],
    ['below a block that cannot contain it', 'A paragraph', '<Banner title="B">', '</Hero>'],
    ['in the last section while the cursor is in the front matter', 'A page', '<Steps>', '</Cards>'],
    ['at the end while the cursor is in the front matter', 'A page', '<Banner title="B">', '</Section>'],
  ])('is %s', (_, words, block, expected) => {
    expect(insertAt(words, block).before).toBe(expected);
  });

  it('gets a section where it needs one', () => {
    expect(insertAt('A paragraph', '<Steps>').text).toMatch(
      /<\/Hero>\n\n<Section title="[^"]+">\n {2}<Steps>\n<\/Section>/,
    );
  });

  it.each([
    ['its first item', '<Cards>\n  <Card title="New">\n    Text.\n  </Card>\n</Cards>', '<Card title="New">', 'title'],
    ['its text', '<Action to="/x">Words</Action>', '<Action', 'children'],
    ['a setting that is empty', '<Picture source="/a.jpg" alt="" />', '<Picture', 'alt'],
    ['nothing', '<EmailLink />', '<EmailLink', null],
  ])('asks for %s', (_, block, first, expected) => {
    const { text, cursor, field } = insertAt('First.', block);
    expect(field).toBe(expected);
    expect(text.slice(cursor - 1)).toMatch(new RegExp(`^${first}`));
  });
});

it('lets blocks of several kinds change places, but nothing with a Hero', () => {
  const text =
    '<Hero title="A" />\n\n<Section title="B">\n  <Cards />\n\n  <Steps />\n</Section>\n\n<Banner title="C" />\n';
  const elements = outlineOf(text);
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

it.each([
  ['no import', '', 0],
  ['one over several lines', "import {\n  Banner,\n  Hero,\n} from '@site/src/blocks';\n\n", 4],
  ['two', "import {Banner} from '@site/src/blocks';\nimport {Cards} from '@site/src/blocks';\n\n", 2],
])('tidies the imports of a page with %s, and knows their lines', (_, imports, lines) => {
  const page = (own: string) => `---\ntitle: A page\n---\n\n${own}<Hero title="Here" />\n`;
  const hidden = importRange(page(imports));
  expect(hidden ? page(imports).slice(hidden.from, hidden.to).trim().split('\n').length : 0).toBe(lines);
  const tidied = withImports(page(imports), new Set(['Hero', 'Other']), BLOCKS);
  expect(tidied).toBe(page("import {Hero} from '@site/src/blocks';\n\n"));
  expect(withImports(tidied, new Set(['Hero']), BLOCKS)).toBe(tidied);
});

it('adds and removes imports beside others', () => {
  const added = withImports(PAGE, new Set(['Section', 'Cards', 'Card', 'Banner']), BLOCKS);
  expect(changedLines(added)).toEqual(["import {Banner, Card, Cards, Section} from '@site/src/blocks';"]);
  expect(changedLines(withImports(PAGE, new Set(['Section']), BLOCKS))).toEqual([
    "import {Section} from '@site/src/blocks';",
  ]);
  expect(withImports(PAGE, new Set(), BLOCKS)).toBe(PAGE.replace(/import \{Section.*\n/, ''));
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
