import { load } from 'cheerio';
import { markdownPage } from '../../plugins/site-files/markdownPages';

const markdownOf = (main: string) => markdownPage(load(`<main>${main}</main>`), 'https://site.example/page');

it('keeps what looks like HTML in a question as text, and everything after it', () => {
  const question = '<details><summary>May I use &lt;script> or &lt;!-- here?</summary><p>Yes.</p></details>';
  expect(markdownOf(`${question}<p>The rest.</p>`)).toBe(
    '### May I use \\<script> or \\<!-- here?\n\nYes.\n\nThe rest.\n',
  );
});

it('drops comments, and not what an attribute contains', () => {
  const picture = '<p><img src="/a.png" alt="An arrow <!-- to the left"> and<!-- a comment --> words --> here.</p>';
  expect(markdownOf(picture)).toBe('![An arrow \\<!-- to the left](https://site.example/a.png) and words --> here.\n');
});

it('drops the line above a headline, and no paragraph above a heading', () => {
  const text = '<p class="eyebrow">Legal</p><h1>Privacy</h1><p>The pages are static files.</p><h2>Your choices</h2>';
  expect(markdownOf(text)).toBe('# Privacy\n\nThe pages are static files.\n\n## Your choices\n');
});
