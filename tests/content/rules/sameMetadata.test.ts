import { sameMetadata } from '../../../tools/content-check/rules/sameMetadata';
import { findingsOf, frontMatter } from '../../support/contentSite';

it('accepts pages that say different things, and a page that names its original', async () => {
  const copy = frontMatter('cloud').replace('---\n\n', 'canonical: /a\n---\n\n');
  const files = { 'pages/a.mdx': frontMatter('cloud'), 'pages/b.mdx': frontMatter('prices'), 'pages/c.mdx': copy };
  expect(await findingsOf(sameMetadata, files)).toEqual([]);
});

it('marks the second of two titles and of two descriptions', async () => {
  const other = frontMatter('cloud').replace('A page about cloud', 'Something else');
  const files = { 'pages/a.mdx': frontMatter('cloud'), 'pages/b.mdx': other };
  expect(await findingsOf(sameMetadata, files)).toEqual([
    'pages/b.mdx:3:14 This page tells you everything that there is to know about cloud.: This description is also that of pages/a.mdx. Write one that says what only this page has.',
  ]);
});
