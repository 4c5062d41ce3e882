import { lineWith, suggestionText } from '../../../../plugins/preview/bar/suggestion';

const position = {
  file: 'pages/about.mdx',
  line: 12,
  lines: ['We plan, build and', 'look after `technology`, and', 'we look first.'],
};

it('finds the line of a passage that contains most of the words', () => {
  expect(lineWith('look after technology', position)).toMatchObject({ line: 13, text: position.lines[1] });
  expect(lineWith('Words of nobody', position)).toMatchObject({ line: 12 });
});

const line = { file: 'pages/about.mdx', line: 13, text: 'look after `technology`, and' };
const suggestion = { words: 'look after', proposed: 'care for', reason: 'Shorter.' };

it.each([
  ['a changed line', 'comment', {}, 'Shorter.\n\n```suggestion\ncare for `technology`, and\n```'],
  [
    'words that are not in one line as they are shown',
    'comment',
    { words: 'build and look' },
    'Shorter.\n\n> build and look\n\nSuggested: care for',
  ],
  ['a question without other words', 'comment', { proposed: 'look after' }, '> look after\n\nShorter.'],
  ['a line for the editor', 'edit', {}, 'care for `technology`, and'],
  ['words for the editor', 'edit', { words: 'build and look' }, 'care for'],
] as const)('copies %s', (_, kind, more, text) => {
  expect(suggestionText(kind, line, { ...suggestion, ...more })).toBe(text);
});

it('lets no line end the suggestion', () => {
  const code = { ...line, text: 'look after ```` all' };
  expect(suggestionText('comment', code, suggestion)).toContain('`````suggestion\ncare for ```` all\n`````');
});
