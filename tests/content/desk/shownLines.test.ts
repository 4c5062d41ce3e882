import { Text } from '@codemirror/state';
import { linesAt, linesOfShown } from '../../../tools/desk/app/shownLines';
import { readText } from '../../../tools/desk/pageOutline';

it.each([
  ['a b c', 'a b c', 2, 2, 'the same text'],
  ['a b c', 'a X c', 2, 2, 'words on its line'],
  ['a b c', 'a N N b c', 4, 2, 'new lines above it'],
  ['a b c', 'a N b c', 2, null, 'a new line'],
  ['a b c', 'a c', 2, 3, 'removed lines above it'],
  ['a b c d', 'a c b d', 2, null, 'blocks that changed places'],
  ['a b c d', 'a X c Y', 3, null, 'changes on both sides'],
])('maps a line of %j to one of %j: %i is %s (%s)', (current, now, line, expected, _change) => {
  const lines = (text: string) => text.replaceAll(' ', '\n');
  expect(linesOfShown(lines(current), lines(now))(line)).toBe(expected);
});

const PAGE = `<Section title="One">
  A paragraph.

  <Questions>
    <Question title="Two">
      An answer
      of two lines.
    </Question>
  </Questions>
</Section>

After it.
`;

it.each([
  ['title="One"', 1, 10],
  ['paragraph', 2, 2],
  ['paragraph.\n', 1, 10],
  ['title="Two"', 5, 8],
  ['of two', 7, 7],
  ['</Question>', 5, 8],
])('outlines the block at %j, or its words: lines %i to %i', (words, from, to) => {
  const doc = Text.of(PAGE.split('\n'));
  const { outline } = readText('page', PAGE);
  expect(linesAt(doc, outline, PAGE.indexOf(words) + words.length)).toEqual({ from, to });
  expect(linesAt(doc, outline, PAGE.indexOf('After'))).toBeNull();
});
