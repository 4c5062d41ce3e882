import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { filesIn } from './files';
import { pageRoute } from './urls';

/** Returns the paths of all HTML files in a built site. */
export function htmlFiles(directory: string): string[] {
  return filesIn(directory)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));
}

/** Returns the path of a route's HTML file in a built site. */
export function htmlFile(directory: string, route: string): string {
  return path.join(directory, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
}

/** Returns every route of a built site, sorted, without the 404 page. */
export function allRoutes(directory: string): string[] {
  return htmlFiles(directory)
    .flatMap((file) => pageRoute(path.relative(directory, file)) ?? [])
    .filter((route) => route !== '/404')
    .sort();
}

/** A page of the built site that post-build steps read and change. */
export interface HtmlPage {
  /** Path of its file. */
  file: string;
  /** The parsed page, with `<noscript>` parsed as elements. */
  $: CheerioAPI;
}

export function readHtmlPage(directory: string, route: string): HtmlPage {
  const file = htmlFile(directory, route);
  return { file, $: load(readFileSync(file, 'utf8'), { scriptingEnabled: false }) };
}

/** Elements that belong to the text around them (https://html.spec.whatwg.org/#phrasing-content-2). */
const INLINE = new Set(
  `a abbr b bdi bdo br button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup svg time
   u var wbr`.split(/\s+/),
);
const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'object', 'iframe']);

/** Returns the texts that visitors read in an element, each on one line, in the order of the page: paragraphs, headings, list items and so on. */
export function visibleTexts(root: Element): string[] {
  const texts: string[] = [];
  let last: Element | null = null;

  function add(text: string, block: Element): void {
    if (block === last) texts.push((texts.pop() ?? '') + text);
    else if (text.trim()) {
      texts.push(text);
      last = block;
    }
  }
  function visit(element: Element, around: Element): void {
    if (WITHOUT_TEXT.has(element.tagName)) return;
    const block = INLINE.has(element.tagName) ? around : element;
    let followsElement = false;
    for (const child of element.children) {
      if (child.type === 'text') add(child.data, block);
      if (child.type === 'tag') {
        // To a reader, two adjacent elements are separate words, for example a title and its note.
        if (followsElement || child.tagName === 'br') add(' ', block);
        visit(child, block);
      }
      if (child.type !== 'comment') followsElement = child.type === 'tag';
    }
  }

  visit(root, root);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
