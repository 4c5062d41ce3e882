import { fileChanges } from '../../../tools/desk/app/dialogs/fileChanges';
import { findText, shownTextOf } from '../../../tools/desk/app/page/findText';
import { readText } from '../../../tools/desk/pageOutline';

const PAGE = `---
title: A page
---

<Hero title="The top">
  A **bold** start with [a link](/a).
</Hero>

<Section title="Prices">
  <Cards>
    <Card title="Plan">
      The same.
    </Card>
    <Card title="Build">
      The same.
    </Card>
  </Cards>
</Section>
`;
const { outline } = readText('pages/one.mdx', PAGE);
if (!outline) throw new Error('The page does not parse.');
const find = (text: string, index = 0, around = text) => {
  const found = findText(PAGE, outline, { text, index, around });
  return found && `${found.field}: ${PAGE.slice(found.position).split('\n')[0]?.trim()}`;
};

it('finds what the writer pointed at, also the second of two equal texts and a word in a paragraph', () => {
  expect(find('The top')).toBe('title: title="The top">');
  expect(find('A bold start with a link.')).toMatch(/^children: A \*\*bold/);
  expect(find('bold', 0, 'A bold start with a link.')).toMatch(/^children: A \*\*bold/);
  expect(find('The same.', 1)).toBe('children: The same.');
  expect(findText(PAGE, outline, { text: 'The same.', index: 1, around: '' })?.position).toBe(
    PAGE.lastIndexOf('The same.'),
  );
  expect(find('$49')).toBeNull();
});

it('knows what a block shows', () => {
  const cards = outline.elements.filter(({ name }) => name === 'Card');
  expect(cards.map((card) => shownTextOf(PAGE, outline, card))).toEqual([
    { text: 'Plan', index: 0 },
    { text: 'Build', index: 0 },
  ]);
});

const marked = (before: string, after: string, file = 'pages/one.mdx') =>
  fileChanges({ file, before, after }).map(({ label, words }) => {
    const sign = ({ added, removed }: (typeof words)[number]) => (added ? '+' : removed ? '-' : '');
    return `${label}: ${words.map((word) => `${sign(word)}${word.value}`).join('|')}`;
  });

it('marks the changed words of a page, and names what they are', () => {
  expect(marked(PAGE, PAGE.replace('"The top"', '"The new top"').replace('[a link](/a)', '[a link](/b)'))).toEqual([
    'Hero › Headline: The |+new |top',
    'Hero: The new top: A bold start with a link (/|-a|+b|).',
  ]);
  expect(marked(PAGE, PAGE.replace('title="Plan">\n      The same', 'title="Plan">\n      Not the same'))).toEqual([
    'Card: Plan: -The|+Not| |+the |same.',
  ]);
  expect(marked(PAGE, PAGE.replace('title: A page', 'title: Another page'))).toEqual(['Title: -A|+Another| page']);
});

it('names the entry of a fact', () => {
  const facts = 'plans:\n  - name: Team\n    price: 99\n';
  expect(marked(facts, facts.replace('99', '109'), 'src/site/plans.yaml')).toEqual(['Plans › Team › Price: -99|+109']);
});

it('says nothing where nothing changed but the order of settings', () => {
  expect(marked(PAGE, PAGE.replace('title: A page\n', 'title: "A page"\n'))).toEqual([]);
});
