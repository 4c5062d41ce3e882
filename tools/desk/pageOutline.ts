import type { Nodes } from 'mdast';
import { type Range, rangeOf } from '../../lib/message';
import { pageCodeMessages, pageTextMessages } from '../../plugins/mdx/page-code/pageCode';
import { checkFrontMatter } from '../../src/seo/frontMatter';
import { contentOf, type Element, isElement, openingTag, settingsOf } from '../content-check/elements';
import { textWithFacts } from '../content-check/factCode';
import { type Page, readPage } from '../content-check/page';

function wordsOf(element: Element): Range[] {
  const words: Range[] = [];
  let isAfterBlock = true;
  for (const child of contentOf(element)) {
    const last = words.at(-1);
    if (!isElement(child) && last && !isAfterBlock) last.end = rangeOf(child).end;
    else if (!isElement(child)) words.push(rangeOf(child));
    isAfterBlock = isElement(child);
  }
  return words;
}

function elementOf(page: Page, node: Element, parent: number) {
  const range = rangeOf(node);
  const tagEnd = openingTag(page, node).end;
  return {
    name: node.name ?? '',
    /** Index of the element around it; -1 on the page itself. */
    parent,
    /** A value has the names of facts in braces; it is null where it is other code, or where there is none. A range is from the name to the end of the value. */
    settings: settingsOf(page, node).map(({ name, value, nameRange, valueRange }) => {
      const end = valueRange === nameRange ? nameRange.end : valueRange.end + 1;
      const shown = value ?? textWithFacts(page.source.slice(valueRange.start, valueRange.end));
      return { name, value: shown, range: { start: nameRange.start, end } };
    }),
    range,
    /** Where its opening tag ends. */
    tagEnd,
    /** Where its closing tag starts; null for `<EmailLink />`. */
    contentEnd: tagEnd < range.end ? page.source.lastIndexOf('</', range.end) : null,
    /** Markdown between its tags: what is between two blocks, or between a block and a tag, is one text. */
    words: wordsOf(node),
  };
}

/** A block or an HTML element of a page's text. */
export type OutlineElement = ReturnType<typeof elementOf>;
export type PageOutline = readonly OutlineElement[];

function outlineOf(page: Page): PageOutline {
  const elements: OutlineElement[] = [];
  function visit(node: Nodes, parent: number): void {
    const own = isElement(node) ? elements.push(elementOf(page, node, parent)) - 1 : parent;
    if ('children' in node) for (const child of node.children) visit(child, own);
  }
  if (page.tree) visit(page.tree, -1);
  return elements;
}

/** The structure of a page's text. */
export function readText(file: string, text: string) {
  const page = readPage(file, 'page', null, text);
  const { tree, problems, frontMatter, frontMatterProblems } = page;
  const values = frontMatter?.values ?? {};
  const hasProblems = problems.length + frontMatterProblems.length > 0;
  const isComplete = frontMatter === null || checkFrontMatter(values).errors.length === 0;
  return {
    /** Empty where nothing can be read. */
    outline: outlineOf(page),
    /** Whether all of it can be read, the front matter is complete and none of it is code, so that it may be saved and shown. */
    isShowable:
      !hasProblems &&
      isComplete &&
      tree !== null &&
      [...pageTextMessages(text), ...pageCodeMessages(tree, text)].length === 0,
    /** The front matter. */
    values,
  };
}
