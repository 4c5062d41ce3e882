import type { ManifestPage } from '../../../../plugins/manifest/types';
import { company } from '../../../../src/site/company';
import { comparePages } from '../../../../tools/review/compare/pages';
import type { RowParts } from '../../../../tools/review/rowParts';
import { redirectTarget, rowsOf } from '../../../../tools/review/rows';
import { manifestOf, manifestPage } from '../../../support/manifestPage';

jest.mock('../../../../tools/review/screenshots/compareScreenshots', () => ({
  NO_DIFFERENCE: { screenshots: [], hasNewAppearance: false },
}));

function rows(before: ManifestPage[], after: ManifestPage[], more: Partial<RowParts> = {}) {
  const shell = { old: [{ tag: 'p', text: 'Old footer' }], new: [{ tag: 'p', text: 'New footer' }] };
  const [old, fresh] = [manifestOf(before, shell), manifestOf(after, shell)];
  return rowsOf({
    comparisons: comparePages(old, fresh),
    sharedMetadata: [],
    before: old,
    after: fresh,
    files: { paths: [], read: () => ({ before: '', after: '' }) },
    visualComparisons: new Map(),
    redirects: [],
    ...more,
  });
}
const pages = (...changes: Partial<ManifestPage>[]) =>
  ['/', '/about', '/team'].map((route, index) => manifestPage({ route, ...changes[index] }));
const short = (found: ReturnType<typeof rows>) => found.map(({ route, kinds }) => [route, kinds.join(' ')]);

it('has no row if nothing changed', () => {
  expect(rows(pages(), pages())).toEqual([]);
});

it('removes the site’s name from the end of titles', () => {
  const segments = [{ tag: 'p', text: 'New.' }];
  const titled = pages(
    { title: `${company.brand} | Home`, segments },
    { title: `About us | ${company.brand}`, segments },
  );
  expect(rows(pages(), titled).map(({ title }) => title)).toEqual([`${company.brand} | Home`, 'About us']);
});

it('has one row for a changed sentence', () => {
  const after = pages({}, { segments: [{ tag: 'p', text: 'New.' }] });
  expect(short(rows(pages(), after))).toEqual([['/about', 'words']]);
});

it('has rows for added and removed pages, with redirects', () => {
  const found = rows([...pages(), manifestPage({ route: '/old' })], [...pages(), manifestPage({ route: '/new' })], {
    redirects: [{ from: '/old', to: '/team#people' }],
  });
  expect(short(found)).toEqual([
    ['/new', 'added'],
    ['/old', 'removed'],
  ]);
  expect(found.map(({ redirect }) => redirect)).toEqual([null, '/team#people']);
});

it('reports a changed appearance only if screenshots show it, not for every changed stylesheet', () => {
  const after = pages({}, {}, {}).map((page) => ({ ...page, hashes: { ...page.hashes, styles: 'other' } }));
  const visualComparisons = new Map([
    ['about', { screenshots: [], hasNewAppearance: true }],
    ['team', { screenshots: [], hasNewAppearance: false }],
  ]);
  expect(short(rows(pages(), after, { visualComparisons }))).toEqual([['/about', 'appearance']]);
});

it('has one row for a footer that changed everywhere, with its file', () => {
  const footer = (key: string) => pages().map((page) => ({ ...page, hashes: { ...page.hashes, footer: key } }));
  const files = { paths: ['src/shell/Footer.tsx'], read: () => ({ before: 'Old', after: 'New' }) };
  const [row, ...others] = rows(footer('old'), footer('new'), { files });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    route: '*',
    kinds: ['words'],
    title: 'Footer changed on all 3 pages',
    because: ['src/shell/Footer.tsx'],
  });
});

it('tells one heavier page from all pages being heavier', () => {
  const weighing = (...kilobytes: number[]) =>
    pages(
      ...kilobytes.map((size) => ({ bytes: { ...manifestPage().bytes, scripts: { raw: 0, brotli: size * 1000 } } })),
    );
  expect(short(rows(weighing(10, 10, 10), weighing(10, 15, 10)))).toEqual([['/about', 'weight']]);
  expect(short(rows(weighing(10, 10, 10), weighing(15, 15, 15)))).toEqual([['*', 'weight']]);
  expect(short(rows(weighing(10, 10, 10), weighing(10.5, 10, 10)))).toEqual([]);
});

it('sorts by importance', () => {
  const changed = (text: string) => ({ segments: [{ tag: 'p', text }] });
  const before = [...pages(), manifestPage({ route: '/lost' })];
  const after = pages({ bytes: { ...manifestPage().bytes, html: { raw: 0, brotli: 90_000 } } }, changed('One'), {
    ...changed('Two'),
    file: 'pages/team.mdx',
    sources: ['pages/team.mdx'],
  });
  const files = { paths: ['pages/team.mdx'], read: () => ({ before: '', after: 'Two' }) };
  expect(short(rows(before, after, { files }))).toEqual([
    ['/lost', 'removed'],
    ['/team', 'words'],
    ['/about', 'words'],
    ['/', 'weight'],
  ]);
});

it('accepts only redirects to existing pages', () => {
  const routes = new Set(['/team']);
  expect(redirectTarget('/old', [{ from: '/old', to: '/team?x=1' }], routes)).toBe('/team?x=1');
  expect(redirectTarget('/old', [{ from: '/old', to: '/gone' }], routes)).toBeNull();
  expect(redirectTarget('/old', [], routes)).toBeNull();
});
