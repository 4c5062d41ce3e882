/** @jest-environment node */
import * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import { type Block, blocksOf } from '../../../../tools/review/blocks';
import { compareBlocks, editsOf } from '../../../../tools/review/compare';
import { groupChanges } from '../../../../tools/review/group';
import { difference, pageChange } from '../../../support/reviewReport';

const PAGE = `<main><header><p class=eyebrow>About us<h1>We read<br>terrain</h1></header>
<section><p>In <!-- -->2015<!-- --> we <b>op</b>ened, see <a href=/team>our team<svg><path d=""/></svg></a>.
<figure><img src=/mark.svg alt="The mark"></figure><svg><text>Peak</text></svg>
<h2>Plans</h2><ul><li>One plan<li>Two <a href=/x aria-label="Read two">more</a><ul><li>Nested</ul></ul>
<a href=/card><h3>Card</h3><p>Text</p></a>
<a href=/item><span>Title</span><span>Note</span></a>
<details><summary>A question</summary><p>An answer</details>
<input placeholder="Ann"><noscript><p>No script</p></noscript><script>no()</script></section></main>`;

function blocks(html: string): Block[] {
  const [main] = cheerio.load(html, { scriptingEnabled: false })('main').get();
  return blocksOf(main as unknown as Element, '');
}

it('finds every text of a page once, with links, and with the heading above it', () => {
  expect(blocks(PAGE).map(({ tag, text, links, where }) => [tag, text, links.join(' '), where])).toEqual([
    ['p', 'About us', '', ''],
    ['h1', 'We read terrain', '', ''],
    ['p', 'In 2015 we opened, see our team.', '/team', 'We read terrain'],
    ['img', 'The mark', '', 'We read terrain'],
    ['text', 'Peak', '', 'We read terrain'],
    ['h2', 'Plans', '', 'We read terrain'],
    ['li', 'One plan', '', 'Plans'],
    ['li', 'Read two', '', 'Plans'],
    ['li', 'Two more', '/x', 'Plans'],
    ['li', 'Nested', '', 'Plans'],
    ['h3', 'Card', '/card', 'Plans'],
    ['p', 'Text', '/card', 'Card'],
    ['section', 'Title Note', '/item', 'Card'],
    ['summary', 'A question', '', 'Card'],
    ['p', 'An answer', '', 'A question'],
    ['input', 'Ann', '', 'A question'],
    ['p', 'No script', '', 'A question'],
  ]);
});

const changes = (before: string, after: string) =>
  compareBlocks(blocks(`<main>${before}</main>`), blocks(`<main>${after}</main>`)).map(
    ({ kind, before: old, after: fresh, links }) => [kind, old, fresh, ...(links ? [links.before, links.after] : [])],
  );

it.each([
  ['a word', '<p>We read.<p>Same', '<p>We do read.<p>Same', [['changed', 'We read.', 'We do read.']]],
  [
    'the target of a link',
    '<p>See <a href=/a>it</a>',
    '<p>See <a href=/b>it</a>',
    [['changed', 'See it', 'See it', ['/a'], ['/b']]],
  ],
  ['a new text', '<p>One', '<p>One<p><a href=/b>Two</a> words', [['added', '', 'Two words', [], ['/b']]]],
  [
    'a new text before one that changed',
    '<p>It has three good parts.',
    '<p>Nothing alike.<p>It has four good parts.',
    [
      ['added', '', 'Nothing alike.'],
      ['changed', 'It has three good parts.', 'It has four good parts.'],
    ],
  ],
  [
    'texts that took the place of others',
    '<h2>Plans</h2><p>What it costs',
    '<h2>Our offer</h2><p>Prices',
    [
      ['changed', 'Plans', 'Our offer'],
      ['changed', 'What it costs', 'Prices'],
    ],
  ],
  ['a text that moved', '<p>One<p>Two<p>Three', '<p>Two<p>Three<p>One', [['moved', 'One', 'One']]],
  [
    'a moved text whose link leads elsewhere',
    '<a href=/a><p>One</a><p>Two<p>Three',
    '<p>Two<p>Three</p><a href=/b><p>One</a>',
    [['moved', 'One', 'One', ['/a'], ['/b']]],
  ],
  ['spaces and markup only', '<p>One <b>two</b>', '<p>One\n<i>two</i>', []],
])('compares %s', (_, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});

it('finds the words that took the place of others', () => {
  expect(editsOf('From $49 a month', 'From $59 a month')).toEqual([['49', '59']]);
  expect(editsOf('We read', 'We always read')).toEqual([['', 'always']]);
});

it('says the same change once, wherever it is, and those on several pages first', () => {
  const { texts } = groupChanges([
    pageChange('/', [difference('One word', 'Two words'), difference('Only $49', 'Only $59')]),
    pageChange('/pricing', [difference('$49 a month', '$59 a month'), difference('', 'New')]),
    pageChange('/x', [difference('', 'New', { label: 'description' })]),
  ]);
  expect(texts.map(({ routes, places }) => [routes, places[0].difference.after])).toEqual([
    [['/', '/pricing'], 'Only $59'],
    [['/pricing', '/x'], 'New'],
    [['/'], 'Two words'],
  ]);
});
