import { changeNotes } from '../../../../tools/review/compare/notes';
import { differingWords } from '../../../../tools/review/compare/similarity';
import { compareWords as compare, readableText } from '../../../../tools/review/compare/words';

type Segments = Parameters<typeof compare>[0];

/** Returns the changes as text. */
function compareWords(before: Segments, after: Segments) {
  return compare(before, after).changes.map(({ kind, before: old, after: fresh }) => ({
    kind,
    index: fresh?.index ?? null,
    before: old ? readableText(old.segment) : '',
    after: fresh ? readableText(fresh.segment) : '',
    notes: changeNotes(old?.segment ?? null, fresh?.segment ?? null),
  }));
}

const paragraph = (text: string) => ({ tag: 'p', text });
const button = (text: string, to: string) => ({ tag: 'a', text, links: [{ text, to }] });

const PAGE = [
  paragraph('We read the terrain.'),
  paragraph('Then we build.'),
  paragraph('We stay for the climb.'),
] as const;

it('finds nothing if the words are the same', () => {
  expect(compareWords(PAGE, [...PAGE])).toEqual([]);
});

it('reports a changed sentence once, with its index in the new page', () => {
  const [first, , last] = PAGE;
  const added = paragraph('A new first line about something else.');
  expect(compareWords(PAGE, [added, first, paragraph('Then we all build.'), last])).toEqual([
    expect.objectContaining({ kind: 'added', index: 0, before: '' }),
    expect.objectContaining({ kind: 'changed', index: 2, before: 'Then we build.', after: 'Then we all build.' }),
  ]);
});

it('reports texts with little in common as one removed and one added', () => {
  const changes = compareWords([paragraph('Call us on Monday.')], [paragraph('Nothing is stored here.')]);
  expect(changes.map(({ kind, index }) => [kind, index]).sort()).toEqual([
    ['added', 0],
    ['removed', null],
  ]);
});

it('recognizes a changed figure without other words', () => {
  const figures = (...texts: string[]) => texts.map((text) => ({ tag: 'div', text }));
  expect(
    compareWords(figures('35%', 'less effort', '3x', '$49.00'), figures('36%', 'less effort', '4x', '$1,049.50')),
  ).toEqual([
    expect.objectContaining({ kind: 'changed', index: 0, notes: ['35% became 36%.'] }),
    expect.objectContaining({ kind: 'changed', index: 2, notes: ['3x became 4x.'] }),
    expect.objectContaining({ kind: 'changed', index: 3, notes: ['$49.00 became $1,049.50.'] }),
  ]);
  // With another unit it is another figure.
  expect(compareWords(figures('35%'), figures('24/7')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('recognizes a link by its target', () => {
  const [change, ...more] = compareWords([button('Start', '/contact')], [button('Book a call', '/contact')]);
  expect(more).toEqual([]);
  expect(change).toMatchObject({ kind: 'changed', before: 'Start', after: 'Book a call', notes: [] });
  expect(compareWords([button('Start', '/contact')], [button('Book a call', '/assessment')])).toHaveLength(2);
});

it('has notes about numbers and links', () => {
  const before = [paragraph('Uptime is 95 % for $4,999, since 2015.'), button('Start', '/assessment')];
  const after = [paragraph('Uptime is 99.9 % for $4,999, since 2015.'), button('Start', '/contact')];
  expect(compareWords(before, after).map(({ notes }) => notes)).toEqual([
    ['95 % became 99.9 %.'],
    ['“Start” now links to /contact, not to /assessment.'],
  ]);
});

it('reports another heading level', () => {
  expect(compareWords([{ tag: 'h2', text: 'Our story' }], [{ tag: 'h3', text: 'Our story' }])[0]?.notes).toEqual([
    'It was a level 2 heading and is now a level 3 heading.',
  ]);
});

it('reports a moved section once, with the headings above it', () => {
  const section = (title: string, ...texts: string[]) => [{ tag: 'h2', text: title }, ...texts.map(paragraph)];
  const [one, two, three] = [
    section('One', 'We read the whole terrain.'),
    section('Two', 'Then we build all of it.', 'And then some more of it.', 'With care and with patience.'),
    section('Three', 'We stay for the climb.', 'And we stay for the way down.'),
  ];
  const { changes, moves } = compare([...one, ...two, ...three], [...two, ...three, ...one]);
  expect(changes).toEqual([]);
  expect(moves).toEqual([
    expect.objectContaining({ beforeIndex: 0, below: { before: null, after: 'Three' }, segments: expect.any(Array) }),
  ]);
  expect(moves[0]?.segments.map(({ segment }) => segment.text)).toEqual(['One', 'We read the whole terrain.']);
});

it('includes the text that only screen readers announce', () => {
  const picture = (name: string) => ({ tag: 'img', text: '', name });
  expect(compareWords([picture('Our old logo')], [picture('Our new logo')])[0]).toMatchObject({
    kind: 'changed',
    before: '(read out: Our old logo)',
    after: '(read out: Our new logo)',
  });
});

it('recognizes a changed sentence after a removed one', () => {
  const before = [paragraph('Call us on Monday.'), paragraph('Then we build.')];
  expect(compareWords(before, [paragraph('Then we all build.')]).map(({ kind, before: old }) => [kind, old])).toEqual([
    ['removed', 'Call us on Monday.'],
    ['changed', 'Then we build.'],
  ]);
});

it('calls no short link moved, because it occurs in many places', () => {
  const link = button('Learn more', '/contact');
  const { changes, moves } = compare([link, ...PAGE], [...PAGE, link]);
  expect(moves).toEqual([]);
  expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('says below which section another one was and is, and not below which part of it', () => {
  const heading = (tag: string, text: string) => ({ tag, text });
  const one = [heading('h2', 'One'), heading('h3', 'A part of one'), paragraph('We read the whole terrain.')];
  const two = [heading('h2', 'Two'), paragraph('Then we build all of it.')];
  const three = [heading('h2', 'Three'), ...PAGE];
  expect(compare([...one, ...two, ...three], [...one, ...three, ...two]).moves[0]?.below).toEqual({
    before: 'One',
    after: 'Three',
  });
});

it('counts a word that one text contains more often', () => {
  expect([...differingWords('one fee', 'one fee, and one more')]).toEqual(['one', 'and', 'more']);
});

it.each<[string, Segments[number] | null, Segments[number] | null, string]>([
  [
    'a heading that is gone',
    { tag: 'h2', text: 'Offices', anchor: 'offices' },
    null,
    'Its address #offices is gone. Links from other sites to #offices open the page at its top.',
  ],
  [
    'a prepared email',
    button('Write', 'mailto:a@site.example?subject=A%20long%20subject'),
    button('Write', 'mailto:b@site.example?subject=A%20long%20subject'),
    '“Write” now links to mailto:b@site.example, not to mailto:a@site.example.',
  ],
  [
    'another query',
    button('Ask', '/contact?interest=a'),
    button('Ask', '/contact?interest=b'),
    '“Ask” now links to /contact?interest=b, not to /contact?interest=a.',
  ],
  [
    'a removed link',
    { tag: 'p', text: 'Ask us.', links: [{ text: 'Ask', to: '/contact' }] },
    paragraph('Ask us.'),
    'The link “Ask” to /contact was removed.',
  ],
])('notes %s', (_, before, after, note) => {
  expect(changeNotes(before, after)).toEqual([note]);
});
