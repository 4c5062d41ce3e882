import { EditorState } from '@codemirror/state';
import {
  contentsOf,
  firstWordsChange,
  isSameText,
  nameOf,
  shownWords,
  wordsChange,
} from '../../../tools/desk/app/editor/ownWords';
import { readText } from '../../../tools/desk/pageOutline';

const PAGE = `---
title: A page
---

<Hero title="Top">
  A paragraph that goes on
  in a second line, with **bold
  words**.

  - One
    of them
  - Two

  <Actions>
    <Action to="/a">Talk to us</Action>
    <Action to="/b">
      Prices
    </Action>
  </Actions>

  Words below.
</Hero>

<Section title="Empty">
</Section>

<Section title="Cards">
  <Cards>
    <Card title="Plan">
      Costs \\{net\\} and 1 \\< 2. Write to <EmailLink />.
    </Card>
    <Card title="Build"></Card>
  </Cards>
</Section>

<CallToAction title="End" tone="light" />
`;

function outlineOf(source: string) {
  const { outline } = readText('page', source);
  if (!outline) throw new Error('The page does not parse.');
  return outline;
}
const outline = outlineOf(PAGE);
const element = (title: string) => {
  const found = outline.elements.find(({ settings }) => settings.some(({ value }) => value === title));
  if (!found) throw new Error(`Nothing is called ${title}.`);
  return found;
};
const words = (title: string, index = 0) => {
  const found = element(title).words[index];
  if (!found) throw new Error(`${title} has no words.`);
  return found;
};
const shown = (title: string, index = 0) => shownWords(PAGE, words(title, index)).text;
type Changes = Parameters<EditorState['changes']>[0];
const after = (changes: Changes, source = PAGE) =>
  EditorState.create({ doc: source }).update({ changes }).newDoc.toString();
const typed = (title: string, text: string, index = 0) => after(wordsChange(PAGE, words(title, index), text));

it('shows the words of a block without what only the file needs', () => {
  expect(shown('Top')).toBe(
    'A paragraph that goes on in a second line, with **bold words**.\n\n- One\n  of them\n- Two',
  );
  expect(shown('Top', 1)).toBe('Words below.');
  expect(shown('/a')).toBe('Talk to us');
  expect(shown('/b')).toBe('Prices');
  expect(shown('Plan')).toBe('Costs {net\\} and 1 < 2. Write to <EmailLink />.');
});

it.each([
  ['Top', 'on\n  in', 'on\n  further in', 'on in', 'on further in'],
  ['Top', '- Two\n', '- Two\n  - Three\n', '- Two', '- Two\n- Three'],
  ['Top', 'words**.\n', 'words**.\n\n  More.\n', 'words**.', 'words**.\n\nMore.'],
  ['/a', 'Talk to us', 'Write to us', 'Talk to us', 'Write to us'],
  ['Plan', '\\< 2.', '\\< 2 \\< 3 \\{.', '< 2.', '< 2 < 3 {.'],
])('changes only what was typed: %s, %j', (title, source, expected, before, now) => {
  const text = shown(title).replace(before, now);
  expect(text).not.toBe(shown(title));
  expect(typed(title, text)).toBe(PAGE.replace(source, expected));
  // And what was written is shown as it was typed.
  const page = typed(title, text);
  const own = outlineOf(page).elements[outline.elements.indexOf(element(title))]?.words[0];
  expect(own && shownWords(page, own).text).toBe(text);
});

it('keeps words on one line where the tags are on it', () => {
  expect(typed('/a', 'Write\n\nto us')).toBe(PAGE.replace('Talk to us', 'Write to us'));
});

it('removes all words with their lines, and adds the first ones', () => {
  const none = typed('Plan', ' ');
  expect(none).toBe(PAGE.replace(/\n {6}Costs.*/, ''));
  const card = outlineOf(none).elements.find(({ settings }) => settings.some(({ value }) => value === 'Plan'));
  expect(card && after(firstWordsChange(none, card, 'New.'), none)).toBe(PAGE.replace(/Costs.*/, 'New.'));
  expect(typed('Top', '', 1)).toBe(PAGE.replace('\n\n  Words below.', ''));
});

it.each([
  ['Empty', '<Section title="Empty">\n', '<Section title="Empty">\n  New.\n\n  More.\n'],
  ['Cards', '<Section title="Cards">\n', '<Section title="Cards">\n  New.\n\n  More.\n\n'],
  ['End', ' tone="light" />', ' tone="light">\n  New.\n\n  More.\n</CallToAction>'],
])('adds the first words of a block: %s', (title, source, expected) => {
  expect(after(firstWordsChange(PAGE, element(title), 'New.\n\nMore.'))).toBe(PAGE.replace(source, expected));
});

it('adds words in the line of a block that is on one line', () => {
  expect(after(firstWordsChange(PAGE, element('Build'), 'New.'))).toBe(PAGE.replace('"Build">', '"Build">New.'));
});

it('lists words and blocks in order, and names them', () => {
  const names = (title: string) =>
    contentsOf(outline, element(title)).map((part) =>
      'block' in part ? nameOf(PAGE, part.block) : Boolean(part.words),
    );
  expect(names('Top')).toEqual([true, 'Actions', true]);
  expect(names('Cards')).toEqual([false, 'Cards']);
  expect(names('Plan')).toEqual([true]);
  const actions = outline.elements.find(({ name }) => name === 'Actions');
  const items = actions ? contentsOf(outline, actions) : [];
  expect(items.map((part) => 'block' in part && nameOf(PAGE, part.block))).toEqual([
    'Action: Talk to us',
    'Action: Prices',
  ]);
  const onPage = contentsOf(outline, null).map((part) => 'block' in part && part.block.name);
  expect(onPage).toEqual(['Hero', 'Section', 'Section', 'CallToAction']);
});

it('takes spaces that are being typed for the same text', () => {
  expect(isSameText('One \ntwo. ', 'One two.')).toBe(true);
  expect(isSameText('One\n\ntwo', 'One two')).toBe(false);
});
