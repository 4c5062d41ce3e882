import { mkdir, writeFile } from 'node:fs/promises';
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

/** What `llms.txt` and the Markdown pages say about a page. */
export interface PageDescription {
  /** `/about`. */
  route: string;
  /** Production URL. */
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list the page and it is not a copy of another page. */
  isListed: boolean;
}

/**
 * Describes a built page.
 * @param home production URL of the home page
 */
export function describePage(route: string, $: CheerioAPI, home: string): PageDescription {
  const url = new URL(route, home).href;
  const robots = $('meta[name=robots]').attr('content') ?? '';
  return {
    ...{ route, url },
    title: $('title').first().text(),
    description: $('meta[name=description]').attr('content') ?? '',
    isListed: !robots.includes('noindex') && $('link[rel=canonical]').attr('href') === url,
  };
}

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
 * Converts the main content of a built page to Markdown that makes sense on its own: with a link in place of a form, headings in place of
 * questions that open, and a list in place of figures.
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

/** Returns the path of a page's Markdown page: `/about` → `/about.md`, `/` → `/index.md`. */
function markdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

function entry({ route, title, description }: PageDescription): string {
  return `- [${title}](${origin}${markdownPath(route)}): ${description}`;
}

/** Lists the site's pages for language models (https://llmstxt.org). Pages that they may skip are under "Optional". */
function llmsText(pages: readonly PageDescription[]): string {
  const legal = new Set<string>(footer.legal.map(({ to }) => to));
  const main = pages.filter(({ route }) => !legal.has(route)).map(entry);
  const optional = pages.filter(({ route }) => legal.has(route)).map(entry);
  return `# ${company.brand}

> ${company.description}

${company.blurb} Contact: ${company.email}.

## Pages

${main.join('\n')}

## Optional

${optional.join('\n')}
`;
}

/** Writes the Markdown page of a page next to its HTML file. */
export async function writeMarkdownPage(
  outDirectory: string,
  { route, url }: Pick<PageDescription, 'route' | 'url'>,
  $: CheerioAPI,
): Promise<void> {
  const file = path.join(outDirectory, markdownPath(route));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${markdownPage($, url)}\n---\n\n[${url}](${url})\n`);
}

/** Writes `llms.txt`, which lists the pages that search engines may list. */
export async function writeLlmsText(outDirectory: string, pages: readonly PageDescription[]): Promise<void> {
  const listed = pages.filter(({ isListed }) => isListed);
  await writeFile(path.join(outDirectory, 'llms.txt'), llmsText(listed));
}
