/** @jest-environment node */
import { load } from 'cheerio';
import type { ChangeGroup, Report } from '../../../../plugins/preview/changes';
import { reportPage } from '../../../../tools/review/report/page';
import { changeGroup, reportOf } from '../../../support/changeGroup';

function read(group: Partial<ChangeGroup>, more: Partial<Report> = {}) {
  return load(reportPage(reportOf([changeGroup(group)], more), { previewUrl: null, assetBase: '' }));
}

const [place] = changeGroup().places as [ChangeGroup['places'][number]];

it('names the file and line of all places once', () => {
  const places = ['/a', '/b', '/c'].map((route) => ({ ...place, route }));
  expect(read({ places })('article code').text()).toBe('pages/about.mdx:12');
  const own = places.map((one, index) => ({ ...one, source: { file: 'pages/about.mdx', line: index + 1 } }));
  expect(read({ places: own })('.places code').length).toBe(3);
});

it('folds more than five files, and pages that changed as a whole', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `src/${index}.css`);
  expect(read({ because: files(5) })('details code').length).toBe(0);
  expect(read({ because: files(6) })('details code').length).toBe(6);
  const places = Array.from({ length: 24 }, (_, index) => ({ ...place, route: `/${index}`, where: '', source: null }));
  const $ = read({ kind: 'appearance', places, because: [] });
  expect($('article header .quiet').text()).toBe('24 pages');
  expect($('article summary').text()).toBe('All 24 pages');
  expect($('article li').length).toBe(1);
});

it('gives each text of a search result once on each side, with marks, and shows the sharing picture', () => {
  const entry = (title: string, image: string) => ({ url: 'https://x.example', title, description: 'Same.', image });
  const $ = read({
    ...{ kind: 'metadata', title: 'Texts changed.' },
    differences: [
      { label: 'Search title', before: 'Old title', after: 'New title' },
      { label: 'Sharing picture', before: 'as before', after: 'redrawn' },
      { label: 'Language', before: 'de', after: 'en' },
    ],
    listing: { before: entry('Old title', 'a.png'), after: entry('New title', 'b.png') },
  });
  const article = $('article').text();
  expect(article.match(/New/g)).toHaveLength(1);
  expect(article.match(/redrawn/g)).toBeNull();
  expect($('.listings del').text()).toContain('Old');
  expect($('.listings ins').text()).toContain('New');
  expect($('.listings img').length).toBe(2);
  expect($('.listings ins .heard').length).toBe(2);
  expect($('.change .label').text()).toBe('Language');
});

it('renders a changed value of a style not as words that were added to a page', () => {
  const differences = [{ label: 'section', before: '', after: '64 px became 72 px' }];
  expect(read({ kind: 'appearance', differences })('article ins').length).toBe(0);
  expect(read({ differences })('article ins').length).toBe(1);
});

it('says what a picture shows, at which width, and that it is cut', () => {
  const picture = { before: null, after: 'a.png', difference: null, width: 1280, scheme: 'light' as const };
  const $ = read({
    screenshots: [
      { ...picture, subject: '/notes', isCut: true },
      { ...picture, subject: 'Menu “Company”, open', isCut: false },
    ],
  });
  const [cut, whole] = $('figcaption')
    .get()
    .map((caption) => $(caption).text());
  expect(cut).toMatch(/^\/notes, 1280 px\. New\. The picture is cut/);
  expect(whole).toMatch(/^Menu “Company”, open, 1280 px\. New\.(?! The picture is cut)/);
});

it('says at the end which commits were compared, and near the top which keys there are', () => {
  const $ = load(
    reportPage(reportOf([changeGroup(), changeGroup({ mark: '1' })]), { previewUrl: null, assetBase: '' }),
  );
  expect($('header.top').text()).not.toContain('bbbbbbb');
  expect($('body > footer').text()).toContain('bbbbbbb');
  expect($('header.top kbd').length).toBe(2);
  expect(read({})('kbd').length).toBe(0);
});

it('renders remarks apart from what a reviewer must not overlook', () => {
  const $ = read({ notes: ['Its address changed.'], remarks: ['It still says 2025.'] });
  expect([$('.notes').text(), $('.remarks').text()]).toEqual(['Its address changed.', 'It still says 2025.']);
});
