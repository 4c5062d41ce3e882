import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { checkFrontMatter } from '../../src/seo/frontMatter';
import { readPage } from '../../tools/content-check/page';
import { pageText } from '../../tools/pageText';

const plain = {
  title: 'Cloud costs',
  description: 'What moving to the cloud costs, what makes the bill grow, and what to switch off first.',
};
const awkward = {
  title: 'Costs: <10 "ms" & {more} — `now`',
  description: '# 1. Answers in <10 ms for {braces}, *stars*, [links](x) & "quotes": what each costs, and $5 more.',
};
/** Browsers show a line break in a text as a space. */
const asShown = (text: string) => text.replaceAll('\\n', ' ');

it.each([plain, awkward])('writes valid front matter: $title', ({ title, description }) => {
  const page = readPage('pages/cloud-costs.mdx', 'page', '/cloud-costs', pageText(title, description));
  expect([...page.frontMatterProblems, ...page.problems]).toEqual([]);
  expect(checkFrontMatter(page.frontMatter?.values).frontMatter).toEqual({ title, description });
});

it.each([plain, awkward])('writes a page that compiles and shows the texts unchanged: $title', async (texts) => {
  const compiled = asShown(
    String(await compile(pageText(texts.title, texts.description), { remarkPlugins: [remarkFrontmatter] })),
  );
  expect(compiled).toContain(`_jsxs(_Fragment, {\n    children: [_jsx(Hero`);
  expect(compiled).toContain(`title: ${JSON.stringify(texts.title)}`);
  expect(compiled).toContain(`children: ${JSON.stringify(texts.description)}`);
});
