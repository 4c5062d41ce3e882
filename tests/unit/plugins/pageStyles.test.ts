/** @jest-environment node */
import { load } from 'cheerio';
import postcss from 'postcss';
import { pageStyles, selectorRelaxer } from '../../../plugins/post-build/pageStyles';

const SCRIPT = 'dataset.menuState="open";toggleAttribute("data-scrolled");';

/** Returns the part of a stylesheet that a page with this body can use. */
const part = (css: string, body: string, islandScripts?: string) =>
  pageStyles(postcss.parse(css), load(body, { scriptingEnabled: false }), selectorRelaxer(SCRIPT), islandScripts);

it('keeps only rules for elements of the page, in every state', () => {
  const css =
    '.a{top:0}.a:hover{top:1px}.a[data-menu-state=open]{top:2px}.b{top:3px}.a.b{top:4px}.a,.b{left:0}.a[data-tone]{top:5px}';
  const kept = '.a{top:0}.a:hover{top:1px}.a[data-menu-state=open]{top:2px}.a{left:0}';
  expect(part(css, '<p class="a">')).toBe(kept);
  expect(part(css, '<div data-island="X"><p class="a"></div>')).toBe(`${kept}.a[data-tone]{top:5px}`);
});

it('handles elements in noscript and nested rules', () => {
  expect(part('.a{top:0;&>b{left:0}&>i{left:1px}}', '<noscript><p class="a"><b>x</b></p></noscript>')).toBe(
    '.a{top:0;&>b{left:0}}',
  );
  expect(part('.b .c{&:has(i)>b{&:before{top:0}}}.a{top:0}', '<p class="a">')).toBe('.a{top:0}');
});

it('keeps layers, and removes empty at-rules', () => {
  const css = '@media print{.b{top:0}}@layer two{.a{top:0}}@layer one{.b{top:0}}';
  expect(part(css, '<p class="a">')).toBe('@layer two{.a{top:0}}');
});

it('keeps fonts, and only keyframes that are used', () => {
  const css = '@font-face{font-family:A;src:url(a)}.a{animation:in 1s}@keyframes in{0%{top:0}}';
  expect(part(`${css}@keyframes out{0%{top:1px}}`, '<p class="a">')).toBe(css);
});

it('keeps only custom properties that the styles, the page or a script use', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--e);--e:0;--f:red;--g:blue}.a{top:var(--b)}';
  const kept = part(css, '<p class="a" style="color:var(--f)">', 'fill:"var(--g)"');
  expect(kept).toBe(':root{--a:1px;--b:var(--a);--f:red;--g:blue}.a{top:var(--b)}');
});

it('keeps the rules of elements that a script of an island adds, and of no others', () => {
  const css = '.a .new{top:0}.new[data-type=error]>b{top:0}.new.none{top:0}.none{top:0}em{top:0}i{top:0}';
  const kept = part(css, '<p class="a"><b>', 'x({new:"new"});j("em",{className:`new a`})');
  expect(kept).toBe('.a .new{top:0}.new[data-type=error]>b{top:0}em{top:0}');
});
