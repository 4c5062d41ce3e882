import { EditorState, type TransactionSpec } from '@codemirror/state';
import {
  addressFrom,
  boldChange,
  formatProblem,
  linkAt,
  linkChange,
  listChange,
} from '../../../tools/desk/app/editor/wordEdits';
import { readText } from '../../../tools/desk/pageOutline';

/** A text in which `|` marks the cursor or, twice, both ends of the selection. */
function stateOf(marked: string): EditorState {
  const [before = '', inside, after] = marked.split('|');
  const anchor = before.length;
  const head = after === undefined ? anchor : anchor + (inside?.length ?? 0);
  return EditorState.create({ doc: marked.replaceAll('|', ''), selection: { anchor, head } });
}

const after = (state: EditorState, spec: TransactionSpec | null) => state.update(spec ?? {}).newDoc.toString();

it.each([
  ['Some |words| here.', 'Some **words** here.'],
  ['Some wo|rds here.', 'Some **words** here.'],
  ['Some| words |here.', 'Some **words** here.'],
  ['Some **|words|** here.', 'Some words here.'],
  ['Some |**words**| here.', 'Some words here.'],
])('bold: %s', (marked, expected) => {
  const state = stateOf(marked);
  expect(after(state, boldChange(state))).toBe(expected);
});

it('makes nothing bold where there are no words', () => {
  expect(boldChange(stateOf('One.\n\n|\n\nTwo.'))).toBeNull();
});

it('links the selected words, changes a link, and leaves its words', () => {
  const fresh = stateOf('Please |write *to* us| soon.');
  expect(after(fresh, linkChange(linkAt(fresh), 'write *to* us', '/contact'))).toBe(
    'Please [write *to* us](/contact) soon.',
  );
  const linked = stateOf('Please [write to| us](/contact) soon.');
  const place = linkAt(linked);
  expect(place).toMatchObject({ words: 'write to us', address: '/contact' });
  expect(after(linked, linkChange(place, place.words, '/about'))).toBe('Please [write to us](/about) soon.');
  expect(after(linked, linkChange(place, place.words, ''))).toBe('Please write to us soon.');
});

it('writes a link that Markdown reads', () => {
  const state = stateOf('Read |');
  expect(after(state, linkChange(linkAt(state), 'this [one]', 'https://a.org/b (c)'))).toBe(
    'Read [this \\[one\\]](https://a.org/b%20%28c%29)',
  );
});

it('takes a picture for no link', () => {
  expect(linkAt(stateOf('![a pic|ture](/images/a.jpg)')).address).toBe('');
});

it.each([
  ['/contact#form', '/contact#form'],
  ['https://example.org', 'https://example.org'],
  ['example.org/a?b', 'https://example.org/a?b'],
  ['ann@example.org', 'mailto:ann@example.org'],
  ['contact us', null],
  ['contact', null],
  ['', null],
])('means by "%s" the address %s', (typed, address) => {
  expect(addressFrom(typed)).toBe(address);
});

it.each([
  ['  One\n  li|ne.', '  - One\n    line.'],
  ['|One\nTwo\n\nThree|', '- One\n- Two\n\n- Three'],
  ['- One\n  li|ne.', 'One\nline.'],
  ['|- One\n- Two|', 'One\nTwo'],
  ['Before\n|One\nTwo|\nAfter', 'Before\n\n- One\n- Two\n\nAfter'],
  ['<A>\n  On|e\n</A>', '<A>\n  - One\n</A>'],
])('list: %j', (marked, expected) => {
  const state = stateOf(marked);
  expect(after(state, listChange(state))).toBe(expected);
});

describe('where words cannot be formatted', () => {
  const page = (words: string) => `---\ntitle: ${words}\n---\n\n<Section title="A">\n  One.\n\n  Two.\n</Section>\n`;
  const problemAt = (marked: string) => {
    const state = stateOf(marked);
    return formatProblem(state, readText('pages/a.mdx', state.doc.toString()).outline);
  };

  it.each([
    ['the front matter', page('He|re'), 'Details'],
    ['a setting', page('A').replace('"A"', '"A|"'), 'Section block'],
    ['a closing tag', page('A').replace('</Sec', '</Se|c'), 'Section block'],
    ['two paragraphs', page('A').replace('One', '|One').replace('Two', 'Two|'), 'one paragraph'],
  ])('names %s', (_, marked, part) => expect(problemAt(marked)).toContain(part));

  it.each([
    ['a paragraph', page('A').replace('One', 'O|ne')],
    ['the end of a tag', page('A').replace('"A">', '"A">|')],
  ])('allows %s', (_, marked) => expect(problemAt(marked)).toBeNull());
});
