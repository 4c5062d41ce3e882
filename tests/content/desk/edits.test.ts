import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../lib/files';
import { findBlocks } from '../../../tools/desk/app/dialogs/blockSearch';
import { fileChanges } from '../../../tools/desk/app/dialogs/fileChanges';
import { settingEdit, withBlock, withStraightQuotes } from '../../../tools/desk/app/page/blockEdits';
import { findText } from '../../../tools/desk/app/page/findText';
import { pastedMarkdown } from '../../../tools/desk/app/page/paste';
import { firstWordsEdit, shownWords, wordsEdit } from '../../../tools/desk/app/page/words';
import { withImports, withImportsOf, withoutImports } from '../../../tools/desk/imports';
import { readText } from '../../../tools/desk/pageOutline';
import { deskBlocks } from '../../../tools/desk/server/blocks';
import { type Edit, edited } from '../../../tools/desk/text';

const PAGE = `---
title: A page
description: It has a headline, a paragraph, a section and two cards.
---

import {Action, Actions, Card, Cards, Hero, Section} from '@site/src/blocks';
import {figures} from '@site/src/site/figures';

<Hero title="Top">
  A **paragraph** that goes on
  in a second line, with [a link](/b).

  - One
    of them
  - Two

  <Actions>
    <Action to="/a">Talk to us</Action>
  </Actions>

  Since {figures.experience.value} we work as a firm.
</Hero>

<Section title="Empty">
</Section>

<Section title="Prices">
  <Cards>
    <Card title="Plan" label="See it">
      Costs 1 \\< 2. Write to <EmailLink />.
    </Card>

    <Card title={figures.experience.value}>
      Talk to us
    </Card>
  </Cards>

  Below the cards.
</Section>

<CallToAction title="End" tone="light" />
`;
const { outline } = readText('page', PAGE);

function element(title: string) {
  const found = outline.find(({ name, settings }) => name === title || settings.some(({ value }) => value === title));
  if (!found) throw new Error(`Nothing is called ${title}.`);
  return found;
}
const words = (title: string) => element(title).words[0] ?? { start: 0, end: 0 };
const after = (edit: Edit) => edited(PAGE, edit);

it.each([
  ['title', 'A "new" & better one', '<Card title="A &quot;new&quot; &amp; better one" label="See it">'],
  ['label', null, '<Card title="Plan">'],
  ['title', '{company.brand}', '<Card title={company.brand} label="See it">'],
  ['title', 'At {company.bran} now', `<Card title={\`At \${company.bran} now\`} label="See it">`],
  ['to', '/a', '<Card title="Plan" label="See it" to="/a">'],
])('sets the setting %s to %j in its line', (name, value, line) => {
  const page = after(settingEdit(element('Plan'), name, value));
  expect(page).toBe(PAGE.replace('<Card title="Plan" label="See it">', () => line));
  const card = readText('page', page).outline.find((own) => own.name === 'Card');
  expect(card?.settings.find((own) => own.name === name)?.value ?? null).toBe(value);
});

it.each([
  ['after the block at the cursor', 'Costs', '<Steps>', '</Cards>'],
  ['below a band that cannot contain it', 'A **', '<Banner title="B">', '</Hero>'],
  ['in the last section while nothing is open', '---', '<Steps>', 'Below the cards.'],
])('inserts a block %s', (_, place, block, expected) => {
  const { text, cursor } = withBlock(PAGE, outline, PAGE.indexOf(place), block);
  const before = text.slice(0, cursor - 1).replace(/<Section title="Name[^>]*>\s*$/, '');
  expect(before.trim().split('\n').at(-1)?.trim()).toBe(expected);
});

it.each([
  ['/a', 'Write\n\nto us', 'Talk to us', 'Write to us'],
  ['Top', 'From {a b}, <b>.\n\nMore.', /A \*\*[\s\S]*?Two/, 'From \\{a b}, \\<b>.\n\n  More.'],
  ['Plan', 'In {company.city}', /Costs.*/, 'In {company.city}'],
  ['Plan', 'To <EmailLink />. {alert(1)} \\< 2', /Costs.*/, 'To <EmailLink />. \\{alert(1)} \\< 2'],
  ['Plan', ' ', /\n {6}Costs.*/, ''],
])('writes the words of %s: %j', (title, typed, source, expected) => {
  expect(after(wordsEdit(PAGE, words(title), typed))).toBe(PAGE.replace(source, () => expected));
});

it.each(filesIn('pages').filter((file) => file.endsWith('.mdx')))('writes one line for one word of %s', (file) => {
  const source = readFileSync(path.join('pages', file), 'utf8');
  const texts = readText(file, source).outline.flatMap((own) => own.words);
  for (const range of texts) {
    const shown = shownWords(source, range);
    expect(edited(source, wordsEdit(source, range, shown))).toBe(source);
    const words = shown.replace(/(\p{L}+)(?=[^{}<>]*$)/u, '$1x');
    const lines = edited(source, wordsEdit(source, range, words)).split('\n');
    const changed = source.split('\n').filter((line, index) => line !== lines[index]);
    expect([shown, changed.length]).toEqual([shown, words === shown ? 0 : 1]);
  }
});

it.each([
  [
    '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> and <a href="/a">link</a></p></b>',
    '**Bold** and [link](/a)',
  ],
  ['<p>One</p><ul><li><p>Two</p></li><li><p>Three</p></li></ul>', 'One\n\n- Two\n- Three'],
  ['<p>·<span>&nbsp;&nbsp; </span>Two</p><p>·<span>&nbsp;&nbsp; </span>Three</p>', '- Two\n- Three'],
  ['<h1>A</h1><p><a href="file:///c">b</a> <img src="x"> 1 < 2</p><style>p{}</style>', '### A\n\nb 1 < 2'],
  ['<span>plain</span>', null],
  ['', '- One\n- Two', '• One\n• Two'],
])('pastes %s from a word processor', (html, expected, text = 'plain') => {
  expect(pastedMarkdown({ getData: (type) => (type === 'text/html' ? html : text) })).toBe(expected);
});

it('straightens the quotation marks of all settings, and of nothing else', () => {
  const page = '<Hero title=“One” tone=“dark”>\n  He said x=“y”.\n</Hero>\n';
  expect(withStraightQuotes(page)).toBe('<Hero title="One" tone="dark">\n  He said x=“y”.\n</Hero>\n');
});

it.each([
  ['Prices', '<Section title="Prices">\n', '<Section title="Prices">\n  New.\n\n  More.\n\n'],
  ['End', ' tone="light" />', ' tone="light">\n  New.\n\n  More.\n</CallToAction>'],
])('adds the first words of %s', (title, source, expected) => {
  expect(after(firstWordsEdit(PAGE, element(title), 'New.\n\nMore.'))).toBe(PAGE.replace(source, expected));
});

const BLOCKS = deskBlocks(process.cwd());
const tidied = (page: string) => withImports(page, readText('page', page).outline, BLOCKS);

it.each(['', "import {\n  Banner,\n  Hero,\n} from '@site/src/blocks';\n\n"])(
  'hides and tidies imports: %j',
  (imports) => {
    const page = (own: string) => `---\ntitle: A page\n---\n\n${own}<Hero title="Here" />\n`;
    expect(withoutImports(page(imports))).toBe(page(''));
    expect(withImportsOf(page(imports), page('').replace('A page', 'B'))).toBe(page(imports).replace('A page', 'B'));
    const wanted = page("import {Hero} from '@site/src/blocks';\n\n");
    expect([tidied(page(imports)), tidied(wanted)]).toEqual([wanted, wanted]);
  },
);

it('finds a block by its exact name first, and lists every block with an example', () => {
  const all = findBlocks(BLOCKS, ' ');
  expect(all).toEqual(BLOCKS.filter(({ example }) => example));
  expect(all.filter((block) => findBlocks(BLOCKS, block.name)[0] !== block)).toEqual([]);
  const first = (search: string) => findBlocks(BLOCKS, search)[0]?.name;
  expect([first('call to action'), first('three cards'), first('FAQ')]).toEqual(['CallToAction', 'Cards', 'Questions']);
});

it.each([
  ['a block without its end', PAGE.replace('</Cards>', ''), false],
  ['front matter that YAML cannot read', PAGE.replace('A page', 'A: page'), false],
  ['front matter without a description', PAGE.replace(/description.*/, ''), false],
  ['a pasted sentence with code', `${PAGE}\nA sentence. {(async () => { await fetch('/__desk/') })()}\n`, false],
  ['a page', PAGE.split('<Hero')[0] ?? '', true],
])('saves and shows %s: %#', (_, text, isShowable) => {
  expect(readText('pages/one.mdx', text).isShowable).toBe(isShowable);
});

it.each([
  ['a link', 0, 'A paragraph that goes on in a second line, with a link.', 'children0: A **paragraph** that goes on'],
  ['Talk to us', 1, '', 'children0: Talk to us'],
  ['Since 2015 we work as a firm.', 0, '', 'children1: Since {figures.experience.value} we work as a firm.'],
  ['$49', 0, '', null],
])('finds “%s” in the source of the page', (text, index, around, expected) => {
  const found = findText(PAGE, outline, { text, index, around });
  expect(found && `${found.field}: ${PAGE.slice(found.position).split('\n')[0]}`).toBe(expected);
  if (index === 1) expect(found?.position).toBe(PAGE.lastIndexOf(text));
});

const FACTS = 'plans:\n  - name: Team\n    price: 99\n';

it.each([
  [PAGE, '"Top"', '"The new top"', ['Hero › Title: |-Top|+The new top']],
  [PAGE, '(/b)', '(/c)', ['Hero: A paragraph that goes on in a second line, with a link (/|-b|+c|).']],
  [PAGE, 'title: A page', 'title: Another page', ['Title: |-A|+Another| page']],
  [FACTS, '99', '109', ['Plan “Team” › Price: |-99|+109']],
  [FACTS, '99\n', '99\n  - name: New\n    price: 5\n', ['Plan “New”: new entry\n|+Name: New\nPrice: 5']],
  [PAGE, 'title: A page', 'title: "A page"', []],
])('marks the changed words: %#', (before, old, now, expected) => {
  const file = before === PAGE ? 'pages/one.mdx' : 'src/site/plans.yaml';
  const marked = fileChanges({ file, before, after: before.replace(old, now) }).map((words) =>
    words.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`).join('|'),
  );
  expect(marked).toEqual(expected);
});
