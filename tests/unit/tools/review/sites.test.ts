/** @jest-environment node */
import path from 'node:path';
import { checkAddresses, checkBytes, isLost } from '../../../../tools/review/checks';
import { compareSites } from '../../../../tools/review/compare';
import { compareFacts } from '../../../../tools/review/facts';
import { choosePages, groupChanges } from '../../../../tools/review/group';
import { openSite } from '../../../../tools/review/readBuild';
import { testFolder } from '../../../support/testFolder';

type Parts = Partial<Record<'title' | 'menu' | 'styles', string>>;

const html = (main: string, { title = 'A page', menu = 'Home', styles = '.a{color:red}.b{color:blue}' }: Parts = {}) =>
  `<!doctype html><html><head><title>${title}</title><meta property="og:title" content="${title}">
<style>${styles}</style><link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css></head>
<body><div><header><nav><a href=/>${menu}</a></nav></header><main>${main}</main><footer>Foot</footer></div></body></html>`;

const { folder: root, write } = testFolder();
let count = 0;

/** Compares two sites, by the files of each. */
function compare(before: Record<string, string>, after: Record<string, string>) {
  count += 1;
  for (const [side, files] of Object.entries({ before, after })) {
    for (const [name, text] of Object.entries({ '404.html': html('Lost'), ...files }))
      write(`${count}/${side}/${name}`, text);
  }
  const folder = path.join(root, String(count));
  const sites = { before: openSite(path.join(folder, 'before')), after: openSite(path.join(folder, 'after')) };
  return { ...sites, folder, pages: compareSites(sites.before, sites.after) };
}

it('finds no change in what differs from build to build, and none in what only previews have', () => {
  const other = html('<p>One', { styles: '.b{color:blue}.a{color:red}' }).replace('1a2b3c4d', '5e6f7a8b');
  const { pages } = compare({ 'index.html': html('<p>One'), 'handbook/a.html': html('') }, { 'index.html': other });
  expect(pages).toEqual([]);
});

it('finds words, titles, shared words and styles, and takes pictures of one page with a shared change', () => {
  const { pages } = compare(
    {
      'index.html': html('<p>One'),
      'a.html': html('<p>A', { title: 'Old' }),
      'b.html': html('<p>B'),
      'c.html': html('C'),
    },
    {
      'index.html': html('<p>One', { menu: 'Start' }),
      'a.html': html('<p>A', { menu: 'Start', title: 'New' }),
      'b.html': html('<p>B', { menu: 'Start' }),
      'c.html': html('C', { styles: '.a{color:green}' }),
    },
  );
  const grouped = groupChanges(pages);
  expect(
    grouped.texts.map(({ routes, places: [{ difference }] }) => [routes, difference.label, difference.after]),
  ).toEqual([
    [['/', '/a', '/b'], '', 'Start'],
    [['/a'], 'title, og:title', 'New'],
  ]);
  expect(
    choosePages(pages, grouped)
      .pictured.map(({ route }) => route)
      .sort(),
  ).toEqual(['/', '/a', '/c']);
});

it('finds new, removed and moved pages, lost addresses, and replaced pictures', () => {
  const picture = html('<img src="/images/a.png" alt="A">');
  const { pages, before, after } = compare(
    {
      'index.html': picture,
      'images/a.png': 'old',
      'old.html': html('<p>Kept words'),
      'gone.html': html('G'),
      'left.html': html('L'),
    },
    {
      ...{ 'index.html': picture, 'images/a.png': 'new', 'fresh.html': html('F') },
      ...{ 'moved.html': html('<p>Kept words'), _redirects: '/old /moved 301\n/left / 301\n' },
    },
  );
  expect(pages.map(({ route, kind, from, redirect }) => [route, kind, from, redirect])).toEqual([
    ['/', 'changed', undefined, undefined],
    ['/fresh', 'added', undefined, undefined],
    ['/moved', 'moved', '/old', undefined],
    ['/gone', 'removed', undefined, null],
    ['/left', 'removed', undefined, '/'],
  ]);
  expect(pages.filter(isLost).map(({ route }) => route)).toEqual(['/gone']);
  expect(checkAddresses(pages)).toMatchObject({ state: 'found', sentence: '1 lost address' });
  expect(groupChanges(pages).pictures).toMatchObject([{ name: '/images/a.png', routes: ['/'] }]);
  expect(checkBytes(pages, before, after).state).toBe('passed');
});

it('names addresses within a page that are lost, and a page that became too heavy', () => {
  const heavy = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join(' ');
  const { pages, before, after } = compare(
    { 'index.html': html('<h2 id=offices>Offices</h2>') },
    { 'index.html': html(`<h2 id=places>Offices</h2><p>${heavy}`) },
  );
  expect(checkAddresses(pages).findings.map(({ text }) => text)).toEqual([
    '#offices no longer exists. Links from other sites to /#offices open the page at its top.',
  ]);
  expect(checkBytes(pages, before, after)).toMatchObject({ state: 'found', findings: [{ route: '/' }] });
});

it('lists facts that changed, and the pages that show them', () => {
  const facts = (name: string, price: number, hint: string) =>
    `plans:\n  - name: Pro\n    price: ${price}\n    hint: ${hint}\n  - name: ${name}\n    note: Kept\n`;
  const file = 'src/site/plans.yaml';
  const { pages, folder } = compare(
    { 'index.html': html('<p>Only $49 a month'), [file]: facts('Team', 49, 'Old') },
    { 'index.html': html('<p>Only $59 a month'), [file]: facts('Crew', 59, 'Never shown') },
  );
  const builds = { before: { site: path.join(folder, 'before') }, after: { site: path.join(folder, 'after') } };
  expect(compareFacts(builds, [file, 'pages/a.mdx'], pages)).toEqual([
    { file, where: 'plans › Pro › price', before: '49', after: '59', routes: ['/'] },
    { file, where: 'plans › Pro › hint', before: 'Old', after: 'Never shown', routes: [] },
    { file, where: 'plans › Team › name', before: 'Team', after: '', routes: [] },
    { file, where: 'plans › Crew › name', before: '', after: 'Crew', routes: [] },
  ]);
});
