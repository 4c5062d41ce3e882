import { settingEdit, swapped, withBlock, withItem, without } from '../../../tools/desk/app/page/blockEdits';
import { itemsToAdd, neighborOf } from '../../../tools/desk/app/page/blocks';
import { withImports, withImportsOf, withoutImports } from '../../../tools/desk/app/page/imports';
import { firstWordsEdit, isSameText, shownWords, wordsEdit } from '../../../tools/desk/app/page/words';
import { readText } from '../../../tools/desk/pageOutline';
import { deskBlocks } from '../../../tools/desk/server/blocks';
import { type Edit, edited } from '../../../tools/desk/text';

const PAGE = `---
title: A page
---

import {Action, Actions, Card, Cards, Hero, Section} from '@site/src/blocks';
import {claims} from '@site/src/site/claims';

<Hero title="Top">
  A paragraph that goes on
  in a second line, from {claims.price}.

  - One
    of them
  - Two

  <Actions>
    <Action to="/a">Talk to us</Action>
  </Actions>

  Words below.
</Hero>

<Section title="Empty">
</Section>

<Section title="Prices">
  <Cards>
    <Card title="Plan" icon="cloud">
      Costs 1 \\< 2. Write to <EmailLink />.
    </Card>

    <Card title={claims.experience}>
      Second.
    </Card>
  </Cards>
</Section>

<CallToAction title="End" tone="light" />
`;
const { outline } = readText('page', PAGE);

function element(title: string) {
  const found = outline.find(({ name, settings }) => name === title || settings.some(({ value }) => value === title));
  if (!found) throw new Error(`Nothing is called ${title}.`);
  return found;
}
const second = outline.filter(({ name }) => name === 'Card')[1] ?? element('Card');
const words = (title: string, index = 0) => element(title).words[index] ?? { start: 0, end: 0 };
const after = (edit: Edit) => edited(PAGE, edit);

it.each([
  ['title', 'A "new" & better one', '<Card title="A &quot;new&quot; &amp; better one" icon="cloud">'],
  ['icon', null, '<Card title="Plan">'],
  ['to', '/a', '<Card title="Plan" icon="cloud" to="/a">'],
])('sets the setting %s to %j in its line', (name, value, line) => {
  expect(after(settingEdit(element('Plan'), name, value))).toBe(PAGE.replace('<Card title="Plan" icon="cloud">', line));
});

it('moves and removes a block, and knows with which it can change places', () => {
  expect(neighborOf(outline, second, -1)).toBe(element('Plan'));
  expect(neighborOf(outline, second, 1)).toBeNull();
  expect(neighborOf(outline, element('Empty'), -1)).toBeNull();
  for (const [one, other] of [
    [element('Plan'), second],
    [second, element('Plan')],
  ] as const) {
    const { text, cursor } = swapped(PAGE, one, other);
    expect(text.indexOf('Second.')).toBeLessThan(text.indexOf('Costs'));
    expect(text.slice(cursor - 1)).toMatch(PAGE.slice(one.range.start, one.range.end));
  }
  expect(without(PAGE, second)).toBe(PAGE.replace(/\n\n {4}<Card title=\{[\s\S]*?<\/Card>/, ''));
});

it.each([
  ['after the block at the cursor', 'Costs', '<Steps>', '</Cards>'],
  ['at the end of the band at the cursor', 'Words below', '<Steps />', '</Hero>'],
  ['below a band that cannot contain it', 'A paragraph', '<Banner title="B">', '</Hero>'],
  ['in the last section while nothing is open', '---', '<Steps>', '</Cards>'],
])('inserts a block %s', (_, place, block, expected) => {
  const { text, cursor } = withBlock(PAGE, outline, PAGE.indexOf(place), block);
  const before = text.slice(0, cursor - 1).replace(/<Section title="Name[^>]*>\s*$/, '');
  expect(before.trim().split('\n').at(-1)?.trim()).toBe(expected);
});

it('adds an item after another, like that of the example', () => {
  const example = '<Cards>\n  <Card title="New">\n    Text.\n  </Card>\n</Cards>';
  const { text, cursor } = withItem(PAGE, outline, element('Plan'), 'Card', example);
  expect(text).toContain('</Card>\n\n    <Card title="New">\n      Text.\n    </Card>\n\n    <Card title={');
  expect(text.slice(cursor)).toMatch(/^Card title="New"/);
  const layers = readText('page', '<Layers>\n  <Layer>Text.</Layer>\n</Layers>\n').outline;
  expect(layers.map((own) => itemsToAdd(own))).toEqual([['Layer'], ['Part', 'Layer']]);
});

it('shows words without the indentation and line breaks of the file', () => {
  const shown = (title: string, index = 0) => shownWords(PAGE, words(title, index));
  expect(shown('Top')).toBe('A paragraph that goes on in a second line, from {claims.price}.\n\n- One of them\n- Two');
  expect(shown('Top', 1)).toBe('Words below.');
  expect(shown('Plan')).toBe('Costs 1 \\< 2. Write to <EmailLink />.');
});

it.each([
  ['/a', 'Write\n\nto us', 'Talk to us', 'Write to us'],
  ['Top', 'From {claims.price}, <b>.\n\nMore.', /A paragraph[\s\S]*?Two/, 'From {claims.price}, \\<b>.\n\n  More.'],
  ['Plan', 'To <EmailLink />. {alert(1)} \\< 2', /Costs.*/, 'To <EmailLink />. \\{alert(1)} \\< 2'],
  ['Plan', ' ', /\n {6}Costs.*/, ''],
])('writes the words of %s: %j', (title, typed, source, expected) => {
  expect(after(wordsEdit(PAGE, words(title), typed))).toBe(PAGE.replace(source, () => expected));
});

it.each([
  ['Empty', '<Section title="Empty">\n', '<Section title="Empty">\n  New.\n\n  More.\n'],
  ['Prices', '<Section title="Prices">\n', '<Section title="Prices">\n  New.\n\n  More.\n\n'],
  ['End', ' tone="light" />', ' tone="light">\n  New.\n\n  More.\n</CallToAction>'],
])('adds the first words of %s', (title, source, expected) => {
  expect(after(firstWordsEdit(PAGE, element(title), 'New.\n\nMore.'))).toBe(PAGE.replace(source, expected));
});

const BLOCKS = deskBlocks(process.cwd());
const tidied = (page: string) => withImports(page, readText('page', page).outline, BLOCKS);
it.each([
  ['no import', ''],
  ['one over several lines', "import {\n  Banner,\n  Hero,\n} from '@site/src/blocks';\n\n"],
])('hides and tidies the imports of a page with %s', (_, imports) => {
  const page = (own: string) => `---\ntitle: A page\n---\n\n${own}<Hero title="Here" />\n`;
  expect(withoutImports(page(imports))).toBe(page(''));
  expect(withImportsOf(page(imports), page('').replace('A page', 'B'))).toBe(page(imports).replace('A page', 'B'));
  const wanted = page("import {Hero} from '@site/src/blocks';\n\n");
  expect([tidied(page(imports)), tidied(wanted)]).toEqual([wanted, wanted]);
});

it('adds and removes imports beside others', () => {
  const names = 'Action, Actions, CallToAction, Card, Cards, EmailLink, Hero, Section';
  expect(tidied(PAGE)).toBe(PAGE.replace(/import \{A.*\n/, `import {${names}} from '@site/src/blocks';\n`));
  const plain = PAGE.replace(/<Hero[\s\S]*/, '<b>Text</b>\n');
  expect(tidied(plain)).toBe(plain.replace(/import \{A.*\n/, ''));
});

it('takes spaces that are being typed for the same text', () => {
  expect(isSameText('One \ntwo. ', 'One two.')).toBe(true);
  expect(isSameText('One\n\ntwo', 'One two')).toBe(false);
});

it.each([
  ['a block without its end', PAGE.replace('</Cards>', ''), false],
  ['front matter that YAML cannot read', PAGE.replace('A page', 'A: page'), false],
  ['an export', `${PAGE}\nexport const x = document.cookie;\n`, false],
  ['a pasted sentence with code', `${PAGE}\nA sentence. {(async () => { await fetch('/__desk/') })()}\n`, false],
  ['a whole page', "---\ntitle: A page\n---\n\nimport {Hero} from '@site/src/blocks';\n\n<Hero title='A' />\n", true],
])('saves and shows %s: %#', (_, text, isShowable) => {
  expect(readText('pages/one.mdx', text).isShowable).toBe(isShowable);
});
