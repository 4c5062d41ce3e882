import type { ManifestPage } from '../../../../plugins/manifest/types';
import { compareBuilds } from '../../../../tools/review/compare/pages';
import { manifestOf, manifestPage } from '../../../support/manifestPage';

const text = (...texts: string[]) => texts.map((one) => ({ tag: 'p', text: one }));
const hashes = (changed: Partial<ManifestPage['hashes']>) => ({ ...manifestPage().hashes, ...changed });

function compare(before: Partial<ManifestPage>, after: Partial<ManifestPage>) {
  const [page] = compareBuilds(manifestOf([manifestPage(before)]), manifestOf([manifestPage(after)])).pages;
  return page;
}

it('finds a picture with other content, even if it weighs the same', () => {
  const picture = (hash: string) => ({ assets: { '/images/a.png': { hash, bytes: 10 } } });
  expect(compare(picture('a'), picture('b'))?.images.map(({ path }) => path)).toEqual(['/images/a.png']);
  expect(compare(picture('a'), picture('a'))?.images).toEqual([]);
});

describe('other markup can look different', () => {
  const other = { hashes: hashes({ structure: 'other' }) };
  const LONG = 'A paragraph of more than three words.';

  it('if nothing explains it, or changed words only', () => {
    expect(compare({}, other)?.appearance).toEqual({ markup: true, styles: false });
    const segments = { before: text('We read.'), after: text('We do read.') };
    expect(compare({ segments: segments.before }, { ...other, segments: segments.after })?.appearance.markup).toBe(
      true,
    );
    expect(compare({}, {})?.appearance.markup).toBe(false);
    expect(compare({}, { hashes: hashes({ styles: 'other' }) })?.appearance).toEqual({ markup: false, styles: true });
  });

  it.each<[string, Partial<ManifestPage>, Partial<ManifestPage>]>([
    ['a new paragraph', { segments: [] }, { segments: text(LONG) }],
    ['a moved paragraph', { segments: text(LONG, 'One.', 'Two.') }, { segments: text('One.', 'Two.', LONG) }],
    ['a new picture', {}, { assets: { '/a.png': { hash: 'a', bytes: 1 } } }],
  ])('but %s explains it', (_, before, after) => {
    expect(compare(before, { ...after, ...other })?.appearance.markup).toBe(false);
  });
});

describe('a header or footer', () => {
  const shell = { footer: text('We read.'), words: text('We do read.'), markup: text('We read.') };
  const routes = ['/b', '/a', '/c'];
  const withFooter = (...footers: string[]) =>
    manifestOf(
      routes.map((route, index) => manifestPage({ route, hashes: hashes({ footer: footers[index] ?? 'footer' }) })),
      shell,
    );

  it('that changed on several pages is one change', () => {
    const { shell: found, pages } = compareBuilds(withFooter(), withFooter('words', 'words'));
    expect(pages.map(({ route }) => route)).toEqual(['/a', '/b', '/c']);
    expect(found.map(({ part, markup, routes: on }) => [part, markup, on])).toEqual([['footer', false, ['/a', '/b']]]);
  });

  it('can look different if its words are the same', () => {
    const { shell: found } = compareBuilds(withFooter(), withFooter('markup'));
    expect(found.map(({ markup, routes: on }) => [markup, on])).toEqual([[true, ['/b']]]);
  });
});
