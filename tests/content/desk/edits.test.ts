import { EditorState } from '@codemirror/state';
import {
  insertionAfter,
  placeForBlock,
  removal,
  settingChange,
  siblingsOf,
  swap,
} from '../../../tools/desk/app/editor/blockEdits';
import { frontMatterChange } from '../../../tools/desk/app/editor/frontMatterEdit';
import { importChange } from '../../../tools/desk/app/editor/keepImports';
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
  const place = placeForBlock(state.doc, outline, PAGE.indexOf('First.'), false);
  const { change, cursor } = insertionAfter(state.doc, place.line, '<Banner title="Now" />', place.indent);
  const text = after(change);
  expect(text).toContain('  </Cards>\n\n  <Banner title="Now" />\n</Section>');
  expect(text.slice(cursor)).toMatch(/^<Banner/);
  const onPage = placeForBlock(state.doc, outline, PAGE.indexOf('First.'), true);
  expect(onPage).toEqual({ line: section?.endLine, indent: '', isInBand: false });
  expect(place.isInBand).toBe(true);
});

it('adds and removes imports, sorted, and leaves them alone if they fit', () => {
  const used = new Set(['Section', 'Cards', 'Card']);
  expect(importChange(state.doc, outline, used, BLOCKS)).toBeNull();
  const added = importChange(state.doc, outline, new Set([...used, 'Banner']), BLOCKS);
  expect(changedLines(after(added ?? []))).toEqual(["import {Banner, Card, Cards, Section} from '@site/src/blocks';"]);
  const removed = importChange(state.doc, outline, new Set(['Section']), BLOCKS);
  expect(changedLines(after(removed ?? []))).toEqual(["import {Section} from '@site/src/blocks';"]);
});

it('imports the first block of a page', () => {
  const source = '---\ntitle: A page\n---\n\n<Hero title="Here" />\n';
  const page = EditorState.create({ doc: source });
  const text = readText('pages/one.mdx', source).outline;
  const change = text && importChange(page.doc, text, new Set(['Hero']), BLOCKS);
  expect(
    page
      .changes(change ?? [])
      .apply(page.doc)
      .toString(),
  ).toBe('---\ntitle: A page\n---\n\nimport {Hero} from \'@site/src/blocks\';\n\n<Hero title="Here" />\n');
});

it('changes one key of the front matter', () => {
  expect(changedLines(after(frontMatterChange(state.doc, 'title', 'Clouds: what they cost')))).toEqual([
    'title: "Clouds: what they cost"',
  ]);
  expect(changedLines(after(frontMatterChange(state.doc, 'service', 'Cloud')))).toEqual(['service: Cloud']);
  expect(changedLines(after(frontMatterChange(state.doc, 'keywords', ['one', 'three'])))).toEqual([
    'keywords: [one, three]',
  ]);
  expect(after(frontMatterChange(state.doc, 'keywords', undefined))).toBe(PAGE.replace('keywords: [one, two]\n', ''));
});
