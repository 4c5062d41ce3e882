/** @jest-environment node */
import { handWritten } from '../../../../tools/measure/handWritten';

const page = handWritten(`<!doctype html><title>Team</title><meta name="description" content="Who we are.">
<body><header><nav><ul><li><a class="x" href="/about">About</a></li>
<li><button>More</button><div><a href="/team">Team</a></div></li></ul></nav></header>
<main class="y"><h1 id="z">The <span>people</span></h1><svg><title>Picture</title></svg><p>Price $<!-- -->9</p>
<script>run()</script><dialog>Later</dialog></main><footer><p>End</p></footer></body>`);

test('keeps the words and what they are', () => {
  expect(page).toContain('<title>Team</title>');
  expect(page).toContain('<a href="/about">About</a>');
  expect(page).toMatch(/<h1>The\s+people\s*<\/h1>/);
  expect(page).toContain('<p>Price $9</p>');
  expect(page).toContain('<footer><p>End</p></footer>');
});

test('keeps neither scripts nor pictures, classes or what is closed', () => {
  expect(page).not.toMatch(/<script|<svg|class=|id="z"|Later|Picture/);
});

test('opens menus and the drawer by the browser alone', () => {
  expect(page).toMatch(
    /<button popovertarget="menu0">More<\/button>\s*<div id="menu0" popover="">\s*<a href="\/team">Team<\/a>\s*<\/div>/,
  );
  expect(page).toContain('<button commandfor="drawer" command="show-modal">Menu</button>');
  expect(page).toContain('<ul><li><a href="/about">About</a></li><li><a href="/team">Team</a></li></ul></dialog>');
});

test('refuses a page without a main part', () => {
  expect(() => handWritten('<p>Nothing</p>')).toThrow('no <main>');
});
