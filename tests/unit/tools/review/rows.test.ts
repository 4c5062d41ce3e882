import type { ManifestPage } from '../../../../plugins/manifest/types';
import { company } from '../../../../src/site/company';
import { comparePages } from '../../../../tools/review/compare/pages';
import type { Sight } from '../../../../tools/review/pictures/photograph';
import type { RowParts } from '../../../../tools/review/rowParts';
import { redirectTarget, rowsOf } from '../../../../tools/review/rows';
import { manifestOf, manifestPage } from '../../../support/manifestPage';

jest.mock('../../../../tools/review/pictures/photograph', () => ({}));

const SEEN: Sight = { pictures: [], hasNewLook: true };
const UNSEEN: Sight = { pictures: [], hasNewLook: false };

function rows(before: ManifestPage[], after: ManifestPage[], more: Partial<RowParts> = {}) {
  const chrome = { old: [{ tag: 'p', text: 'Old footer' }], new: [{ tag: 'p', text: 'New footer' }] };
  const [old, fresh] = [manifestOf(before, chrome), manifestOf(after, chrome)];
  return rowsOf({
    comparisons: comparePages(old, fresh),
    sharedMetadata: [],
    before: old,
    after: fresh,
    files: { paths: [], read: () => ({ before: '', after: '' }) },
    sights: new Map(),
    redirects: [],
    ...more,
  });
}
const pages = (...changes: Partial<ManifestPage>[]) =>
  ['/', '/about', '/team'].map((route, index) => manifestPage({ route, ...changes[index] }));
const short = (found: ReturnType<typeof rows>) => found.map(({ route, kinds }) => [route, kinds.join(' ')]);

it('has no row where nothing changed', () => {
  expect(rows(pages(), pages())).toEqual([]);
});

it('names a page without the site behind its name', () => {
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

it('has rows for pages that came and went, and says where an address leads', () => {
  const found = rows([...pages(), manifestPage({ route: '/old' })], [...pages(), manifestPage({ route: '/new' })], {
    redirects: [{ from: '/old', to: '/team#people' }],
  });
  expect(short(found)).toEqual([
    ['/new', 'added'],
    ['/old', 'removed'],
  ]);
  expect(found.map(({ redirect }) => redirect)).toEqual([null, '/team#people']);
});

it('believes pictures and not styles about how a page looks', () => {
  const after = pages({}, {}, {}).map((page) => ({ ...page, hashes: { ...page.hashes, styles: 'other' } }));
  const sights = new Map([
    ['about', SEEN],
    ['team', UNSEEN],
  ]);
  expect(short(rows(pages(), after, { sights }))).toEqual([['/about', 'appearance']]);
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

it('tells a page that became heavier from all of them becoming heavier', () => {
  const weighing = (...kilobytes: number[]) =>
    pages(
      ...kilobytes.map((size) => ({ bytes: { ...manifestPage().bytes, scripts: { raw: 0, brotli: size * 1000 } } })),
    );
  expect(short(rows(weighing(10, 10, 10), weighing(10, 15, 10)))).toEqual([['/about', 'weight']]);
  expect(short(rows(weighing(10, 10, 10), weighing(15, 15, 15)))).toEqual([['*', 'weight']]);
  expect(short(rows(weighing(10, 10, 10), weighing(10.5, 10, 10)))).toEqual([]);
});

it('puts first what a reader must not miss', () => {
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

it('follows a redirect only to a page that is there', () => {
  const routes = new Set(['/team']);
  expect(redirectTarget('/old', [{ from: '/old', to: '/team?x=1' }], routes)).toBe('/team?x=1');
  expect(redirectTarget('/old', [{ from: '/old', to: '/gone' }], routes)).toBeNull();
  expect(redirectTarget('/old', [], routes)).toBeNull();
});
