/** @jest-environment node */
import * as cheerio from 'cheerio';
import { listSegments, type Segment } from '../../../../plugins/preview/segments';

const PAGE = `<main><header><p class=eyebrow>About us<h1>We read<br>terrain</h1></header>
<section aria-labelledby=story><p>In <!-- -->2015<!-- --> we <b>op</b>ened, see <a href=/team>our team</a>.
<figure><img src=/mark.svg alt="The mark"></figure>
<ul><li>One plan<li>Two <a href=/x aria-label="Read two">more</a><ul><li>Nested</ul></ul>
<dl><div><dt>years<dd>20<span>+</span></div></dl>
<div><a href=/contact>Start</a><button>Ask <i>now</i></button></div>
<div>Loose words <a href=/loose>with a link</a></div>
<a href=/card><h3>Card</h3><p>Text</p></a>
<ul><li><h3>Panel</h3><a href=/panel>More</a></ul>
<a href=/item><svg><path d=""/></svg><span><span>Title</span><span>Note</span></span></a>
<form><label for=n>Name</label><input id=n placeholder="Ann"><select><option>One<option>Two</select></form>
<noscript><p>No <b>script</b></p></noscript>
<table><tr><td>Cell <pre>a
  b</pre></table><script>no()</script></section></main>`;

function found(segments: Segment[]) {
  return segments.map(({ tag, text, name, links }) => [tag, text, name, links.map(({ to }) => to).join(' ')]);
}

const main = cheerio.load(PAGE)('main').get(0);
if (!main) throw new Error('The example has no main element.');

it('finds every word of a page once, with links and with text for screen readers', () => {
  expect(found(listSegments(main))).toEqual([
    ['p', 'About us', '', ''],
    ['h1', 'We read terrain', '', ''],
    ['p', 'In 2015 we opened, see our team.', '', '/team'],
    ['img', '', 'The mark', ''],
    ['li', 'One plan', '', ''],
    ['li', 'Two more', '', '/x'],
    ['li', 'Nested', '', ''],
    ['dt', 'years', '', ''],
    ['dd', '20+', '', ''],
    ['a', 'Start', '', '/contact'],
    ['button', 'Ask now', '', ''],
    ['div', 'Loose words with a link', '', '/loose'],
    ['h3', 'Card', '', '/card'],
    ['p', 'Text', '', '/card'],
    ['h3', 'Panel', '', ''],
    ['a', 'More', '', '/panel'],
    ['a', 'Title Note', '', '/item'],
    ['label', 'Name', '', ''],
    ['input', '', 'Ann', ''],
    ['option', 'One', '', ''],
    ['option', 'Two', '', ''],
    ['noscript', 'No script', '', ''],
    ['td', 'Cell', '', ''],
    ['pre', 'a\n  b', '', ''],
  ]);
});
