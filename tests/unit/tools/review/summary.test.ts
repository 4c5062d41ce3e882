import type { PageChange, Report } from '../../../../plugins/preview/changes';
import { headline } from '../../../../tools/review/report/headline';
import { previewChanges } from '../../../../tools/review/report/previewChanges';
import { markdownSummary } from '../../../../tools/review/report/summary';

function page(change: Partial<PageChange>): PageChange {
  return {
    route: '/about',
    title: 'About us',
    file: 'pages/about.mdx',
    kinds: ['words'],
    because: [],
    redirect: null,
    words: [],
    metadata: [],
    bytes: null,
    screenshots: [],
    listing: null,
    lighthouse: null,
    ...change,
  };
}

function report(rows: PageChange[]): Report {
  return {
    base: { ref: 'main', commit: 'a'.repeat(40) },
    head: { commit: 'b'.repeat(40), branch: null, uncommitted: [] },
    pageCount: 30,
    rows,
    markupOnly: [],
    notes: [],
  };
}

const words = (after: string, notes: string[] = []) =>
  [{ kind: 'changed', index: 3, place: 'main', before: 'Before', after, notes }] as PageChange['words'];

it('sums the report up in one sentence', () => {
  expect(headline(report([]))).toBe('Nothing changes for visitors of the site.');
  expect(headline(report([page({}), page({ route: '/old', kinds: ['removed'] })]))).toBe(
    '1 of 30 pages changes and 1 page is removed.',
  );
});

it('links to pages of the preview, except removed ones', () => {
  const text = markdownSummary(
    report([page({}), page({ route: '/old', kinds: ['removed'] })]),
    'https://preview.example',
  );
  expect(text).toContain('[/about](https://preview.example/about');
  expect(text).toContain('| /old |');
});

it('names no cause if it is only the page’s own file, and all causes otherwise', () => {
  const own = page({ because: ['pages/about.mdx'] });
  expect(markdownSummary(report([own]), null)).not.toContain('pages/about.mdx');
  const both = page({ because: ['pages/about.mdx', 'src/styles/tokens.css'] });
  expect(markdownSummary(report([both]), null)).toContain('pages/about.mdx, src/styles/tokens.css');
});

it('shortens a long sentence to the change and the words around it', () => {
  const long =
    'We look first at what you already run and who depends on it, because that decides what is worth building';
  const [before, after] = [`${long} today.`, `${long} | and what *is* not.`];
  const [change] = words(after);
  const text = markdownSummary(report([page({ words: change ? [{ ...change, before, after }] : [] })]), null);
  expect(text).toContain(
    '…n it, because that decides what is worth building ~~today~~ **\\| and what \\*is\\* not**. |',
  );
});

it('lists the same change of several links once', () => {
  const note = '“Mail” now links to mailto:new, not to mailto:old.';
  const changes = [...words('Mail', [note]), ...words('Mail', [note]), ...words('Before and after')];
  expect(markdownSummary(report([page({ words: changes })]), null)).toContain(
    '| “Mail” now links to mailto:new, not to mailto:old. · Before **and after** |',
  );
});

it('shows a change of metadata if no words of the page changed', () => {
  const metadata = [{ name: 'title', before: 'Contact us | Site', after: 'Write to us | Site' }];
  expect(markdownSummary(report([page({ kinds: ['metadata'], metadata })]), null)).toContain(
    '~~Contact~~ **Write** **to** us \\| Site',
  );
});

it('shows 25 rows and counts the rest', () => {
  const rows = Array.from({ length: 40 }, (_, index) => page({ route: `/page-${index}` }));
  const text = markdownSummary(report(rows), null);
  expect(text.match(/^\| \/page/gm)).toHaveLength(25);
  expect(text).toContain('15 more pages in the report.');
});

it('escapes Markdown and HTML in the words of a page', () => {
  const evil = '</td><script>alert(1)</script> | [x](javascript:1) ![y](z) @everyone `code`\n# head';
  const text = markdownSummary(report([page({ words: words(evil) })]), null);
  const [row = ''] = text.split('\n').filter((line) => line.startsWith('| /about'));
  expect(row).not.toMatch(/<|(?<!\\)[[\]`@#](?=[^|])/);
  expect(row.replace(/\\\|/g, '').match(/\|/g)).toHaveLength(5);
});

it('tells the preview bar which segments to mark', () => {
  const removed = { ...words('x')[0], kind: 'removed', index: null } as PageChange['words'][number];
  expect(previewChanges(report([page({ words: [...words('After'), removed] }), page({ route: '*' })]))).toEqual({
    base: 'a'.repeat(40),
    head: 'b'.repeat(40),
    pages: [
      {
        route: '/about',
        title: 'About us',
        kinds: ['words'],
        segments: [{ index: 3, kind: 'changed', text: 'After' }],
      },
    ],
  });
});
