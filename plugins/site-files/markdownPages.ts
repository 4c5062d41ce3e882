import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { company, origin } from '../../src/facts/company';
import { footer } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { nodeHandlers: { comment: () => undefined } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

const FORM_LINK = 'Fill in the form on the page.';
/** Elements without text, or without meaning outside the page, such as the line above a headline. */
const OMITTED =
  'script, style, svg, noscript, [aria-hidden=true], [hidden], template, .eyebrow:has(+ h1), .eyebrow:has(+ h2), img[src^="data:"]';
/** Strings that make sense only on the page: the note that a link opens a new tab, and a button's name. */
const PAGE_ONLY_STRINGS: string[] = [strings.newTab, strings.copy];

/**
 * Converts the main content of a built page to Markdown that can be read on its own: a link replaces a form, headings replace questions
 * that open, and a list replaces figures.
 * @param $ the built page
 * @param url URL of the page, against which its links are resolved
 */
export function markdownPage($: CheerioAPI, url: string): string {
  // Links to a form must not use the ID of `<main>`.
  const main = $('main').clone().removeAttr('id');
  main.find(OMITTED).remove();
  main
    .find('span, button')
    .filter((_, element) => PAGE_ONLY_STRINGS.includes($(element).text().trim()))
    .remove();
  main.find('form').replaceWith((_, form) => {
    const id = $(form).closest('[id]').attr('id');
    return `<p><a href="${id ? `#${id}` : ''}">${FORM_LINK}</a></p>`;
  });
  main.find('summary').replaceWith((_, summary) => $('<h3>').text($(summary).text()));
  main.find('dl').replaceWith((_, list) => {
    const items = $(list)
      .find('dt')
      .map((_, term) => `<li><strong>${$(term).nextAll('dd').first().html()}</strong> ${$(term).html()}</li>`);
    return `<ul>${items.get().join('')}</ul>`;
  });
  // Without a space, the names of adjacent buttons would run together.
  main.find('a + a').before(' ');
  return String(toMarkdown.processSync(`<base href="${url}">${main.html()}`));
}

/**
 * Writes the Markdown page of a built page next to its HTML file: `/about.md`, `/index.md`.
 * @returns its line in `llms.txt`; null, without a file, for a copy of another page and for one that search engines must not list
 */
export async function writeMarkdownPage(directory: string, route: string, $: CheerioAPI): Promise<string | null> {
  const url = new URL(route, origin).href;
  const metaContent = (name: string) => $(`meta[name=${name}]`).attr('content') ?? '';
  if (metaContent('robots').includes('noindex') || $('link[rel=canonical]').attr('href') !== url) return null;
  const markdownPath = `${route === '/' ? '/index' : route}.md`;
  await writeFile(path.join(directory, markdownPath), `${markdownPage($, url)}\n---\n\n[${url}](${url})\n`);
  return `- [${$('title').first().text()}](${origin}${markdownPath}): ${metaContent('description')}`;
}

/**
 * Returns the text of `llms.txt`, which lists the site's pages for language models (https://llmstxt.org).
 * @param lines of the pages, by route. Those that a model may skip are under "Optional".
 */
export function llmsText(lines: ReadonlyMap<string, string>): string {
  const legal = footer.legal.map(({ to }): string => to);
  const linesIf = (isLegal: boolean) =>
    [...lines].flatMap(([route, line]) => (legal.includes(route) === isLegal ? line : []));
  return `# ${company.brand}

> ${company.description}

${company.blurb} Contact: ${company.email}.

## Pages

${linesIf(false).join('\n')}

## Optional

${linesIf(true).join('\n')}
`;
}
