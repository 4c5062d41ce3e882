/** @jest-environment node */
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import { visibleTexts } from '../../../../lib/builtSite';
import { compareBuilds, compareTexts, summaryOf } from '../../../../tools/review/compare';
import { testDirectory } from '../../../support/testDirectory';

const { at, write } = testDirectory();
let count = 0;

interface Parts {
  title?: string;
  description?: string;
  menu?: string;
  styles?: string;
}

const html = (main: string, { title = 'A page', description = 'It says', menu = 'Home', styles = '' }: Parts = {}) =>
  `<!doctype html><html><head><title>${title}</title><meta name=description content="${description}">
<style>.a{color:red}.b{color:blue}${styles}</style><script src=/assets/js/boot.1a2b3c4d.js></script></head>
<body><div><header><nav><a href=/>${menu}</a></nav></header><main>${main}</main><footer>Foot</footer></div></body></html>`;

/** Compares two sites, by the files of each. */
function compare(before: Record<string, string>, after: Record<string, string>) {
  count += 1;
  for (const [side, files] of Object.entries({ before, after }))
    for (const [name, text] of Object.entries(files)) write(`${count}/${side}/${name}`, text);
  return compareBuilds(at(`${count}/before`), at(`${count}/after`));
}

it('finds every text of a page once', () => {
  const $ = load(
    `<main><header><p class=eyebrow>About us<h1>We read<br>terrain</h1></header>
<section><p>In <!-- -->2015<!-- --> we <b>op</b>ened, see <a href=/team>our team<svg><path d=""/></svg></a>.
<figure><img src=/mark.svg alt="The mark"></figure><svg><text>Peak</text></svg>
<ul><li>One plan<li>Two <a href=/x aria-label="Read two">more</a><ul><li>Nested</ul></ul>
<a href=/card><h3>Card</h3><p>Text</p></a><a href=/item><span>Title</span><span>Note</span></a>
<details><summary>A question</summary><p>An answer</details>
<input placeholder="Ann"><noscript><p>No script</p></noscript><script>no()</script></section></main>`,
    { scriptingEnabled: false },
  );
  expect(visibleTexts($('main').get(0) as unknown as Element).join('\n')).toBe(
    'About us\nWe read terrain\nIn 2015 we opened, see our team.\nPeak\nOne plan\nTwo more\nNested\n' +
      'Card\nText\nTitle Note\nA question\nAn answer\nNo script',
  );
});

it.each([
  ['a word', ['We read.', 'Same'], ['We do read.', 'Same'], [['We read.', 'We do read.']]],
  ['a new text', ['One'], ['One', 'Two'], [['', 'Two']]],
  [
    'a new text before one that changed',
    ['It has three good parts.'],
    ['Nothing alike.', 'It has four good parts.'],
    [
      ['', 'Nothing alike.'],
      ['It has three good parts.', 'It has four good parts.'],
    ],
  ],
  [
    'prices that others have already',
    ['Pro', '$49', 'Team', '$99', 'Max', '$149'],
    ['Pro', '$49', 'Team', '$49', 'Max', '$99'],
    [
      ['$99', '$49'],
      ['$149', '$99'],
    ],
  ],
  ['a text that moved', ['One', 'Two', 'Three'], ['Two', 'Three', 'One'], []],
])('compares %s', (_, before, after, expected) => {
  expect(compareTexts(before, after)).toEqual(expected);
});

it('finds no change in what differs from build to build, and none in what only previews have', () => {
  const other = html('<p id=_R_x1_>One').replace('.a{color:red}.b{color:blue}', '.b{color:blue}.a{color:red}');
  const before = { 'index.html': html('<p id=_R_b2_>One'), 'handbook/a.html': html('') };
  expect(compare(before, { 'index.html': other.replace('1a2b3c4d', '5e6f7a8b') })).toEqual([]);
});

it('finds texts, titles, descriptions, and pages that only look different', () => {
  const picture = html('<img src="/images/a.png" alt="A">');
  const pages = compare(
    { 'a.html': html('<p>$49'), 'b.html': html('B'), 'picture.html': picture, 'images/a.png': 'old' },
    {
      'a.html': html('<p>$59', { menu: 'Start', title: 'B page', description: '' }),
      'b.html': html('B', { styles: '.c{}' }),
      'picture.html': picture,
      'images/a.png': 'new',
    },
  );
  expect(pages).toEqual([
    {
      route: '/a',
      kind: 'changed',
      texts: [
        { part: 'header', before: 'Home', after: 'Start' },
        { part: 'main', before: '$49', after: '$59' },
        { part: 'title', before: 'A page', after: 'B page' },
        { part: 'description', before: 'It says', after: '' },
      ],
    },
    { route: '/b', kind: 'changed', texts: [] },
    { route: '/picture', kind: 'changed', texts: [] },
  ]);
  expect(summaryOf(pages).split('\n').filter(Boolean)).toEqual([
    '### 1 page changed',
    '#### /a: 1 text, title, description',
    '- <span>$</span><del>49</del><ins>59</ins>',
    '- title: <del>A</del><ins>B</ins> page',
    '- description: <del>It says</del>',
    '#### Header or footer of 1 page',
    '- header: <del>Home</del><ins>Start</ins>',
    '#### The same words, with other HTML or styles',
    '/b, /picture',
  ]);
});

it('finds new, moved and removed pages', () => {
  const pages = compare(
    { 'index.html': html('I'), 'old.html': html('Kept'), 'gone.html': html('G'), 'left.html': html('L') },
    {
      'index.html': html('I'),
      'fresh.html': html('F'),
      'moved.html': html('Kept'),
      _redirects: '/old /moved 301\n/left / 301\n',
    },
  );
  expect(pages).toEqual([
    { route: '/fresh', kind: 'added', texts: [] },
    { route: '/moved', kind: 'moved', from: '/old', texts: [] },
    { route: '/gone', kind: 'removed', redirect: null, texts: [] },
    { route: '/left', kind: 'removed', redirect: '/', texts: [] },
  ]);
  expect(summaryOf(pages)).toContain('/gone: removed, leads nowhere');
});

it('says that a changed page is too heavy for the first round trip', () => {
  const heavy = html(`<p>${Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join(' ')}`);
  const summary = summaryOf(compare({ 'a.html': html('<p>A') }, { 'a.html': heavy }));
  expect(summary).toMatch(/#### \/a: 1 text, heavy: \d+ bytes/);
});

it('escapes hostile texts', () => {
  const hostile = '</del><script>alert(1)</script> [x](javascript:1) ![x](//x) @everyone `code` | # ~~x~~ &lt;b>';
  const texts = [{ part: 'main' as const, before: hostile, after: '' }];
  const summary = summaryOf([{ route: `/${hostile}`, kind: 'changed', texts }]);
  expect(summary).not.toMatch(/<script|<b>|(?<!\\)[[\]`@~|](?=\S)/);
});
