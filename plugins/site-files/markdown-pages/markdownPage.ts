import type { CheerioAPI } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { strings } from '../../../src/site/strings';

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

const FORM_WORDS = 'Fill in the form on the page.';
/** Nothing to read, or nothing without the page around it: the word over a headline would be a paragraph of its own. */
const LEFT_OUT =
  'script, style, svg, noscript, [aria-hidden=true], [hidden], template, p:has(+ h1), p:has(+ h2), img[src^="data:"]';
/** Words that say something only on the page: where a link opens, and what a button does there. */
const ON_THE_PAGE: string[] = [strings.newTab, strings.copy];
const ADDRESSES = ['href', 'src'] as const;

type Part = ReturnType<CheerioAPI>;

/** A form cannot be filled in Markdown: a link to it takes its place. */
function replaceForms($: CheerioAPI, main: Part, url: string): void {
  main.find('form').each((_, form) => {
    const id = $(form).closest('[id]').attr('id');
    $(form).replaceWith(`<p><a href="${id ? `${url}#${id}` : url}">${FORM_WORDS}</a></p>`);
  });
}

/** Questions that open become headings with their answers, figures become a list. */
function plainElements($: CheerioAPI, main: Part): void {
  main.find('details').each((_, details) => {
    const summary = $(details).children('summary');
    const question = `<h3>${summary.text()}</h3>`;
    summary.remove();
    $(details).replaceWith(question + $(details).html());
  });
  main.find('dl').each((_, list) => {
    const items = $(list)
      .find('dt')
      .get()
      .map((term) => `<li><strong>${$(term).nextAll('dd').first().html()}</strong> ${$(term).html()}</li>`);
    $(list).replaceWith(`<ul>${items.join('')}</ul>`);
  });
  // Buttons that stand side by side would run together.
  main.find('a + a').before(' ');
}

function absoluteAddresses($: CheerioAPI, main: Part, url: string): void {
  for (const name of ADDRESSES) {
    main.find(`[${name}]`).each((_, element) => {
      const address = $(element).attr(name) ?? '';
      $(element).attr(name, new URL(address, url).href);
    });
  }
}

/**
 * The main content of a built page as Markdown that reads by itself.
 * @param $ the built page
 * @param url its address, which links in it are relative to
 */
export function markdownPage($: CheerioAPI, url: string): string {
  // Links to a form in it lead to an id inside it.
  const main = $('main').clone().removeAttr('id');
  main.find(LEFT_OUT).remove();
  main
    .find('span, button')
    .filter((_, element) => ON_THE_PAGE.includes($(element).text().trim()))
    .remove();
  replaceForms($, main, url);
  plainElements($, main);
  absoluteAddresses($, main, url);
  return String(toMarkdown.processSync((main.html() ?? '').replace(/<!--.*?-->/gs, '')));
}
