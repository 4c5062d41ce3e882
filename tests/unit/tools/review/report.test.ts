import { reportPage } from '../../../../tools/review/report/page';
import { markdownSummary, previewChanges, verdict } from '../../../../tools/review/report/report';
import { difference, pageChange, reportOf } from '../../../support/reviewReport';

const EVIL = '</style><script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:1) @everyone `code`';
const menu = (route: string) => pageChange(route, [difference('Solutions', 'Offers', { where: 'Header' })]);

function documentOf(report: Parameters<typeof reportPage>[0]): Document {
  return new DOMParser().parseFromString(reportPage(report), 'text/html');
}

it('says what is wrong and what was not checked', () => {
  const findings = [{ text: '/old leads nowhere.' }];
  const checks = [
    { name: 'Addresses', state: 'found' as const, sentence: '1 lost address', findings },
    { name: 'Accessibility', state: 'skipped' as const, sentence: 'no browser', findings: [] },
  ];
  const report = reportOf([], { checks });
  expect(verdict(report).wrong).toBe('Look at this: addresses: 1 lost address. Not checked: accessibility.');
  expect(documentOf(report).querySelector('[data-state=found]')?.textContent).toContain('/old leads nowhere.');
  expect(verdict(reportOf([])).wrong).toBe('The checks found nothing wrong.');
});

it('says a shared change once with its pages, and lists the other pages, whole ones first', () => {
  const report = reportOf([
    menu('/'),
    menu('/a'),
    pageChange('/b', [difference('We read it', 'We do read it', { links: { before: ['/x'], after: ['/y'] } })]),
    pageChange('/new', [], { kind: 'added' }),
  ]);
  const document = documentOf(report);
  const items = [...document.querySelectorAll('nav li')].map((item) => item.textContent);
  expect(items).toEqual(['On 2 pages: “Solutions” became “Offers”', '/new: new page', '/b: 1 text (“do” is new)']);
  expect(document.querySelectorAll('#shared-0 > div')).toHaveLength(1);
  expect(document.getElementById('page-/b')?.textContent).toContain('Link: /x → /y');
  for (const link of document.querySelectorAll('nav a')) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  }
  expect(markdownSummary(report).split('\n').length).toBeLessThanOrEqual(12);
});

it('shows hostile texts, titles and file names as text', () => {
  const evil = pageChange('/evil', [difference(EVIL, `${EVIL}!`, { where: EVIL, label: EVIL })], { title: EVIL });
  const picture = { name: EVIL, before: null, after: { name: EVIL, file: 'a.png', hash: 'c', bytes: 1 } };
  const report = reportOf([{ ...evil, pictures: [picture] }], {
    comparison: { base: '', head: '', files: [EVIL], uncommitted: [] },
    checks: [{ name: 'Content', state: 'found', sentence: EVIL, findings: [{ text: EVIL, file: EVIL, line: 1 }] }],
    facts: [{ file: EVIL, where: EVIL, before: EVIL, after: 'x', routes: ['/evil'] }],
    notes: [EVIL],
  });
  const document = documentOf(report);
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0);
  expect(document.body.textContent).toContain('<script>alert(1)</script>');
  expect(markdownSummary(report)).not.toMatch(/<script|(?<!\\)[[\]`@](?=\S)/);
});

it('tells the preview’s bar which texts to mark', () => {
  const texts = [difference('Old', 'New'), difference('Gone', ''), difference('a', 'b', { label: 'title' })];
  expect(previewChanges(reportOf([menu('/'), menu('/a'), pageChange('/b', texts)]))).toEqual({
    pages: [{ route: '/b', isNew: false, sentence: '2 texts, search and sharing' }],
    shared: 1,
    marks: [
      { route: '/', text: 'Offers', before: 'Solutions', part: 'header' },
      { route: '/a', text: 'Offers', before: 'Solutions', part: 'header' },
      { route: '/b', text: 'New', before: 'Old', part: 'main' },
    ],
  });
});
