import type { Element, Root } from 'hast';
import { keepTogether, labelCells, markTermLists } from '../../plugins/mdx/rehypePlugins';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const root = (...children: Element[]): Root => ({ type: 'root', children });

/** Returns the texts that may not break after the plugin ran over a paragraph. */
function keptTogether(value: string, tagName = 'p'): string[] {
  const tree = root(element(tagName, text(value)));
  keepTogether()(tree);
  const [paragraph] = tree.children as Element[];
  return (paragraph?.children ?? []).flatMap((child) =>
    child.type === 'element' && child.properties.className?.toString() === 'together'
      ? child.children.map((part) => (part.type === 'text' ? part.value : ''))
      : [],
  );
}

it.each([
  ['Initial value in 4–8 weeks', ['4–8']],
  ['Support is there 24/7, by e-mail.', ['24/7', 'e-mail']],
  ['A next-day visit after the sign-in failed', ['next-day', 'sign-in']],
  ['A customer-facing product', []],
  ['See https://example.com/a-b or write to a-b@example.com', []],
])('%j keeps %j on one line', (value, kept) => {
  expect(keptTogether(value)).toEqual(kept);
});

it('gives each cell of a table the name of its column', () => {
  const row = (tagName: string, ...names: string[]) =>
    element('tr', ...names.map((name) => element(tagName, text(name))));
  const body = row('td', 'Critical', '2 hours');
  labelCells()(root(element('table', element('thead', row('th', 'Ticket', 'Response')), element('tbody', body))));
  expect(body.children.map((cell) => cell.type === 'element' && cell.properties.dataLabel)).toEqual([
    'Ticket',
    'Response',
  ]);
});

it('marks a list only if each of its items starts with bold words', () => {
  const bold = element('li', element('strong', text('Agree.')), text(' You choose.'));
  const plain = element('li', text('You '), element('strong', text('choose.')));
  const [terms, mixed] = [element('ol', bold), element('ul', structuredClone(bold), plain)];
  markTermLists()(root(terms, mixed));
  expect(terms.properties).toHaveProperty('dataTerms');
  expect(bold.children.map((child) => child.type === 'element' && child.tagName)).toEqual(['strong', 'span']);
  const mark = { ...element('span', text('.')), properties: { dataMark: '' } };
  expect(bold.children[0]).toEqual(element('strong', text('Agree'), mark));
  expect(mixed.properties).toEqual({});
});
