import { addressFrom, bold, linkAt, type Selected, withLink } from '../../../tools/desk/app/editor/words';

/** A text in which `|` marks the cursor or, twice, both ends of the selection. */
function selected(marked: string): Selected {
  const [before = '', inside, after] = marked.split('|');
  const from = before.length;
  return { text: marked.replaceAll('|', ''), from, to: after === undefined ? from : from + (inside?.length ?? 0) };
}

it.each([
  ['Some |words| here.', 'Some **words** here.'],
  ['Some wo|rds here.', 'Some **words** here.'],
  ['Some| words |here.', 'Some **words** here.'],
  ['Some **|words|** here.', 'Some words here.'],
  ['Some |**words**| here.', 'Some words here.'],
  ['One.\n\n|\n\nTwo.', undefined],
  ['|One.\n\nTwo.|', undefined],
])('bold: %s', (marked, expected) => {
  expect(bold(selected(marked))?.text).toBe(expected);
});

it('links the selected words, changes a link, and leaves its words', () => {
  const fresh = selected('Please |write *to* us| soon.');
  expect(withLink(fresh.text, linkAt(fresh), '/contact')).toBe('Please [write *to* us](/contact) soon.');
  const linked = selected('Please [write to| us](/contact) soon.');
  const place = linkAt(linked);
  expect(place).toMatchObject({ words: 'write to us', address: '/contact' });
  expect(withLink(linked.text, place, '/about')).toBe('Please [write to us](/about) soon.');
  expect(withLink(linked.text, place, '')).toBe('Please write to us soon.');
});

it('writes a link that Markdown reads, and takes a picture for none', () => {
  const state = selected('Read |this|');
  expect(withLink(state.text, linkAt(state), 'https://a.org/b (c)')).toBe('Read [this](https://a.org/b%20%28c%29)');
  expect(linkAt(selected('![a pic|ture](/images/a.jpg)')).address).toBe('');
});

it.each([
  ['/contact#form', '/contact#form'],
  ['https://example.org', 'https://example.org'],
  ['example.org/a?b', 'https://example.org/a?b'],
  ['ann@example.org', 'mailto:ann@example.org'],
  ['contact us', null],
  ['', null],
])('means by "%s" the address %s', (typed, address) => {
  expect(addressFrom(typed)).toBe(address);
});
