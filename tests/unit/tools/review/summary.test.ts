/** @jest-environment node */
import type { Place } from '../../../../plugins/preview/changes';
import { NOTHING_TO_DECIDE } from '../../../../tools/review/groups/unseenGroups';
import { headline, placesSentence } from '../../../../tools/review/report/headline';
import { reportPage } from '../../../../tools/review/report/page';
import { previewChanges } from '../../../../tools/review/report/previewChanges';
import { failedSummary, markdownSummary, summaryOf } from '../../../../tools/review/report/summary';
import { changeGroup, reportOf } from '../../../support/changeGroup';

const [place] = changeGroup().places;
const inFooter = {
  ...(place as Place),
  route: '*',
  part: 'footer' as const,
  where: 'Footer, on all 30 pages',
  index: null,
};
const footer = changeGroup({ mark: 'ffffffff', places: [inFooter] });
const EVIL = '</td><script>alert(1)</script> [x](javascript:1) ![y](z) @everyone `code`\n# head';

it('sums the report up in one sentence', () => {
  expect(headline(reportOf([]))).toBe('Nothing changes for visitors of the site.');
  const drawer = { ...inFooter, where: '“Menu” on phones, on all 30 pages › Legal' };
  const searched = ['/team', '/x'].map((route) => ({ ...(place as Place), route, part: 'head' as const }));
  const groups = [changeGroup(), footer, changeGroup({ places: [drawer, ...searched] })];
  expect(headline(reportOf(groups))).toBe(
    '3 changes to decide, on 1 of 30 pages, in the footer, “Menu” on phones, in search and sharing of 2 pages.',
  );
  const unseen = changeGroup({ kind: 'unseen', places: [], remarks: [NOTHING_TO_DECIDE] });
  expect(headline(reportOf([unseen]))).toBe(NOTHING_TO_DECIDE);
  expect(headline(reportOf([changeGroup(), unseen]))).toBe('2 changes to decide, on 1 of 30 pages.');
});

it.each<[string, Place[]]>([
  ['/about, Our story', [place as Place]],
  ['/about, Our story; Footer, on all 30 pages', [place as Place, inFooter]],
  ['Footer, on all 30 pages', [inFooter]],
  ['2 places on 2 pages', [place as Place, { ...(place as Place), route: '/team' }]],
  ['2 places on /about', [place as Place, { ...(place as Place), where: 'Contact' }]],
  ['2 pages', ['/about', '/team'].map((route) => ({ ...(place as Place), route, where: '' }))],
  [
    '/about, Our story; search and sharing of 1 page',
    [place as Place, { ...(place as Place), route: '/team', part: 'head' }],
  ],
])('says where a change is: %s', (sentence, places) => {
  expect(placesSentence(changeGroup({ places }))).toBe(sentence);
});

it('lists every change with its kind and place, and links to it in the report', () => {
  const text = markdownSummary(
    summaryOf(reportOf([changeGroup()]), 'https://preview.example'),
    'https://preview.example',
  );
  expect(text).toContain('- **Text and links:** “Old” became “New”. · /about, Our story');
  expect(text).toContain('(https://preview.example/review#change-0123abcd)');
});

it('names files that no page shows, and the result of each check', () => {
  const report = reportOf([], {
    otherFiles: [{ subject: 'Tests', files: ['tests/a.test.ts'] }],
    checks: [{ name: 'Spelling', state: 'found', sentence: '1 finding in changed pages.', findings: [] }],
  });
  const text = markdownSummary(summaryOf(report, null), null);
  expect(text).toContain('Also changed, without a visible effect: tests (1 file).');
  expect(text).toContain('⚠️ **Spelling:** 1 finding in changed pages.');
});

it('escapes Markdown and HTML in the words of a page', () => {
  const text = markdownSummary(summaryOf(reportOf([changeGroup({ title: EVIL, notes: [EVIL] })]), null), null);
  expect(text).not.toMatch(/<(?!\/?u)|(?<!\\)[[\]`@](?=\S)/);
  expect(text).not.toMatch(/^# head/m);
  expect(
    reportPage(reportOf([changeGroup({ title: EVIL, notes: [EVIL] })]), { previewUrl: null, assetBase: '' }),
  ).not.toContain('<script>alert');
});

it('says that a review failed', () => {
  const text = markdownSummary(failedSummary('The build of the working tree failed:\n\nstack'), null);
  expect(text).toContain('The review of this change failed');
  expect(text).toContain('The build of the working tree failed:');
  expect(text).not.toContain('stack');
});

it('stays small: 300 pages with the same change are one change, and a report of 300 changes is below 5 MB', () => {
  const routes = Array.from({ length: 300 }, (_, index) => `/page-${index}`);
  const places = routes.map((route) => ({ ...(place as Place), route }));
  const page = reportPage(reportOf([changeGroup({ places })]), { previewUrl: null, assetBase: '' });
  expect(page).toContain('All 300 places');
  const many = routes.map((_, index) => changeGroup({ mark: String(index).padStart(8, '0'), places }));
  expect(Buffer.byteLength(reportPage(reportOf(many), { previewUrl: null, assetBase: '' }))).toBeLessThan(5_000_000);
});

it('tells the preview bar which segments to mark, what stood there, and what all pages share', () => {
  const titles = { before: new Set(['/about']), after: new Map([['/about', 'About us']]) };
  expect(previewChanges(reportOf([changeGroup(), footer]), titles, ['pages/about.mdx'])).toMatchObject({
    pages: [
      {
        ...{ route: '/about', title: 'About us', kinds: ['words'], isNew: false },
        segments: [{ index: 3, mark: '0123abcd', isNew: false, text: 'New', before: 'Old', source: place?.source }],
      },
    ],
    everywhere: [{ mark: 'ffffffff', kind: 'words', title: '“Old” became “New”.' }],
    files: ['pages/about.mdx'],
  });
});
