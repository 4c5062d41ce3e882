/** @jest-environment node */
import { load } from 'cheerio';
import { pageStyles, parseStylesheet, selectorInAnyState } from '../../../plugins/post-build/pageStyles';

/** Returns the part of a stylesheet that a page with this body can use. */
const part = (css: string, body: string) => pageStyles(parseStylesheet(css), load(body, { scriptingEnabled: false }));

it.each([
  ['.menu[data-state=open]:hover .panel', '.menu .panel'],
  ['::selection', '*'],
  ['.list>:focus-visible', '.list>*'],
  ['html:not([data-scrolled]) .header', 'html .header'],
  ['.button[data-tone=quiet]:not(.wide)', '.button[data-tone=quiet]:not(.wide)'],
  ['.prose>:is(ul,ol:hover)', '.prose>:is(ul,ol)'],
  ['li:nth-child(2)::before', 'li:nth-child(2)'],
  ['.hero:has(+ [data-legal])', '.hero:has(+ [data-legal])'],
  ['.hero:has(> :hover)', '.hero:has(> *)'],
  // While the page arrives, nothing follows yet.
  ['.hero:not(:has(+ *)) .form', '.hero .form'],
])('%s can only match where %s does', (selector, weak) => {
  expect(selectorInAnyState(selector)).toBe(weak);
});

it('keeps only rules for elements of the page, in every state', () => {
  const css = '.a{top:0}.a:hover{top:1px}.a[data-state=open]{top:2px}.b{top:3px}.a.b{top:4px}.a,.b{left:0}';
  expect(part(css, '<p class="a">')).toBe('.a{top:0}.a:hover{top:1px}.a[data-state=open]{top:2px}.a{left:0}');
});

it('keeps a rule that depends on the next element', () => {
  const css = '.hero:has(+[data-legal]){min-height:0}';
  expect(part(css, '<div class="hero"></div><p data-legal>')).toBe(css);
});

it('handles elements in noscript and nested rules', () => {
  expect(part('.a{top:0;&>b{left:0}&>i{left:1px}}', '<noscript><p class="a"><b>x</b></p></noscript>')).toBe(
    '.a{top:0;&>b{left:0}}',
  );
  expect(part('.b .c{&:has(i)>b{&:before{top:0}}}.a{top:0}', '<p class="a">')).toBe('.a{top:0}');
});

it('keeps the order of layers and removes empty at-rules', () => {
  const css = '@layer x.y,x.z;@layer one,two;@media print{.b{top:0}}@layer two{.a{top:0}}@layer one{.b{top:0}}';
  expect(part(css, '<p class="a">')).toBe('@layer x;@layer one,two;@layer two{.a{top:0}}');
});

it('keeps only keyframes that are used', () => {
  const css = '.a{animation:in 1s}@keyframes in{0%{top:0}}@keyframes out{0%{top:1px}}';
  expect(part(css, '<p class="a">')).toBe('.a{animation:in 1s}@keyframes in{0%{top:0}}');
});

it('keeps only custom properties that the styles, the page or a script use', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--e);--e:0;--f:red;--g:blue}.a{top:var(--b)}';
  const kept = pageStyles(parseStylesheet(css), load('<p class="a" style="color:var(--f)">'), 'fill:"var(--g)"');
  expect(kept).toBe(':root{--a:1px;--b:var(--a);--f:red;--g:blue}.a{top:var(--b)}');
});

it('keeps fonts', () => {
  const css = '@font-face{font-family:A;src:url(a)}.a{top:0}';
  expect(part(css, '<p>')).toBe('@font-face{font-family:A;src:url(a)}');
});

it('keeps the rules of elements that a script of an island adds, and of no others', () => {
  const css =
    '.a .new{top:0}.new[data-type=error]>b{top:0}.new[data-type=news]{top:0}[data-tone=ink] .new{top:0}.new.none{top:0}.none{top:0}em{top:0}i{top:0}';
  const scripts = 'x({new:"new"});j("em",{className:`new a`,"data-type":"error"})';
  const kept = pageStyles(parseStylesheet(css), load('<p class="a">'), scripts);
  expect(kept).toBe('.a .new{top:0}.new[data-type=error]>b{top:0}em{top:0}');
});
