import { compareMetadata } from '../../../../tools/review/compare/metadata';
import { comparePages } from '../../../../tools/review/compare/pages';
import { splitSharedMetadata } from '../../../../tools/review/compare/shared';
import { manifestOf, manifestPage } from '../../../support/manifestPage';

it('joins names with the same change', () => {
  const before = manifestPage({ metadata: { title: 'Old', 'og:title': 'Old', robots: 'index' } });
  const after = manifestPage({ metadata: { title: 'New', 'og:title': 'New', robots: 'noindex' } });
  expect(compareMetadata(before, after)).toEqual([
    { name: 'title, og:title', before: 'Old', after: 'New' },
    { name: 'robots', before: 'index', after: 'noindex' },
  ]);
});

it.each([
  ['of one paragraph', ['Yes, in Utah.'], ['Yes, everywhere.']],
  ['of several paragraphs', ['Rarely, we find.'], ['In writing.', 'Rarely, we find.']],
])('does not report structured data that repeats an answer %s', (_, oldAnswer, newAnswer) => {
  const answer = (paragraphs: string[], price: string) =>
    manifestPage({
      segments: paragraphs.map((text) => ({ tag: 'p', text })),
      jsonLd: [{ '@type': 'FAQPage', answer: { text: paragraphs.join(' ') }, price }],
    });
  const [before, after] = [answer(oldAnswer, '10'), answer(newAnswer, '20')];
  const { pages } = splitSharedMetadata(comparePages(manifestOf([before]), manifestOf([after])));
  expect(pages[0]?.metadata).toEqual([{ name: 'structured data, FAQPage: price', before: '10', after: '20' }]);
});

it('reports a redrawn sharing image', () => {
  const drawn = (hash: string) => manifestPage({ shareImage: { path: '/images/share/about.png', hash } });
  expect(compareMetadata(drawn('a'), drawn('b'))).toEqual([
    { name: 'sharing image', before: 'as before', after: 'redrawn' },
  ]);
});

it('reports a change that all pages have once, for all pages', () => {
  const pages = (color: string, robots: string) =>
    ['/', '/about', '/team'].map((route) =>
      manifestPage({ route, metadata: { 'theme-color': color, robots: route === '/team' ? robots : 'index' } }),
    );
  const comparisons = comparePages(manifestOf(pages('#fff', 'index')), manifestOf(pages('#000', 'noindex')));
  const { pages: own, shared } = splitSharedMetadata(comparisons);
  expect(shared).toEqual([{ name: 'theme-color', before: '#fff', after: '#000' }]);
  expect(own.map(({ metadata }) => metadata.length)).toEqual([0, 0, 1]);
});
