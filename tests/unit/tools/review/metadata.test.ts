import { compareMetadata } from '../../../../tools/review/compare/metadata';
import { manifestPage } from '../../../support/manifestPage';

it('keeps one entry of those with the same change, with a reader’s name', () => {
  const before = manifestPage({ metadata: { 'og:title': 'Old', title: 'Old', robots: 'index' } });
  const after = manifestPage({ metadata: { 'og:title': 'New', title: 'New', robots: 'noindex' } });
  expect(compareMetadata(before, after)).toEqual([
    { name: 'Search title', before: 'Old', after: 'New' },
    { name: 'Instruction to search engines', before: 'index', after: 'noindex' },
  ]);
});

it.each([
  ['of one paragraph', ['Yes, in Utah.'], ['Yes, everywhere.']],
  ['of several paragraphs', ['Rarely, we find.'], ['In writing.', 'Rarely, we find.']],
])('does not report structured data that repeats an answer %s', (_, oldAnswer, newAnswer) => {
  const answer = (texts: string[], price: string) =>
    manifestPage({
      segments: texts.map((text) => ({ tag: 'p', text })),
      jsonLd: [{ '@type': 'FAQPage', answer: { text: texts.join(' ') }, price }],
    });
  expect(compareMetadata(answer(oldAnswer, '10'), answer(newAnswer, '20'))).toEqual([
    { name: 'Data for search engines, FAQPage: price', before: '10', after: '20' },
  ]);
});

it('reports a redrawn sharing picture, and whether it follows from the title', () => {
  const drawn = (hash: string, title = 'T') =>
    manifestPage({ metadata: { title }, shareImage: { path: '/images/share/about.png', hash } });
  expect(compareMetadata(drawn('a'), drawn('b'))).toEqual([
    { name: 'Sharing picture', before: 'as before', after: 'redrawn' },
  ]);
  expect(compareMetadata(drawn('a'), drawn('b', 'U')).map(({ name, follows }) => [name, follows])).toEqual([
    ['Search title', undefined],
    ['Sharing picture', true],
  ]);
});

it('reports structured data that no longer says what the page still says', () => {
  const page = (answer: string, ...texts: string[]) =>
    manifestPage({ segments: texts.map((text) => ({ tag: 'p', text })), jsonLd: [{ '@type': 'FAQPage', answer }] });
  const changed = compareMetadata(
    page('Yes, in Utah.', 'Yes, in Utah.'),
    page('Yes, here.', 'Yes, in Utah.', 'Yes, here.'),
  );
  expect(changed.map(({ before, after }) => [before, after])).toEqual([['Yes, in Utah.', 'Yes, here.']]);
});

it('reports a letter that words of the page happen to contain', () => {
  const page = (grade: string, text: string) =>
    manifestPage({ segments: [{ tag: 'p', text }], jsonLd: [{ '@type': 'Product', grade }] });
  expect(compareMetadata(page('z', 'We read mazes.'), page('q', 'We ask quickly.'))).toHaveLength(1);
});
