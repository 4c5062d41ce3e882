import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCodeDiagnostics } from '../../plugins/mdx/page-code/pageCode';
import { contentOf, type Element, isElement, openingTag, settingsOf } from '../content-check/elements';
import { type Page, readPage } from '../content-check/page';
import { rangeOf } from '../content-check/range';
import type { OutlineElement, OutlineWords, PageOutline } from './protocol';

function softBreaksIn({ source }: Page, node: Nodes): number[] {
  const breaks: number[] = [];
  if (node.type !== 'paragraph' && node.type !== 'text') return breaks;
  visit(node, 'text', (text) => {
    const { start, end } = rangeOf(text);
    for (let at = start; at < end; at += 1) if (source[at] === '\n') breaks.push(at);
  });
  return breaks;
}

/** Returns the words of an element: what is between two blocks, or between a block and a tag, is one text. */
function wordsOf(page: Page, element: Element): OutlineWords[] {
  const words: OutlineWords[] = [];
  let isAfterBlock = true;
  for (const child of contentOf(element)) {
    const last = words.at(-1);
    if (!isElement(child)) {
      const range = rangeOf(child);
      const softBreaks = softBreaksIn(page, child);
      if (!last || isAfterBlock) words.push({ range, softBreaks });
      else {
        last.range.end = range.end;
        last.softBreaks.push(...softBreaks);
      }
    }
    isAfterBlock = isElement(child);
  }
  return words;
}

function elementOf(page: Page, node: Element, parent: number): OutlineElement {
  const settings = settingsOf(page, node).map(({ name, value, nameRange, valueRange }) => ({
    name,
    value,
    range: {
      start: nameRange.start,
      end: Math.max(valueRange.end + (valueRange === nameRange ? 0 : 1), nameRange.end),
    },
  }));
  const { position } = node;
  const range = rangeOf(node);
  const tagEnd = openingTag(page, node).end;
  return {
    ...{ name: node.name ?? '', parent, settings, range, tagEnd, words: wordsOf(page, node) },
    contentEnd: tagEnd < range.end ? page.source.lastIndexOf('</', range.end) : null,
    line: position?.start.line ?? 1,
    endLine: position?.end.line ?? 1,
  };
}

function outlineOf(page: Page): PageOutline {
  const elements: OutlineElement[] = [];

  function visit(node: Nodes, parent: number): void {
    let own = parent;
    if (isElement(node)) own = elements.push(elementOf(page, node, parent)) - 1;
    if ('children' in node) for (const child of node.children) visit(child, own);
  }

  if (page.tree) visit(page.tree, -1);
  return { elements };
}

interface ReadText {
  /** Null where nothing can be read. */
  outline: PageOutline | null;
  /** Whether all of it can be read and none of it is code, so that it may be saved and shown. */
  isShowable: boolean;
  values: Record<string, unknown>;
}

/** The structure of a text: the blocks and import lines with positions, and the front matter as written. */
export function readText(file: string, text: string): ReadText {
  const page = readPage(file, 'page', null, text);
  const { tree, problems, frontMatter, frontMatterProblems } = page;
  const isShowable =
    problems.length === 0 &&
    frontMatterProblems.length === 0 &&
    tree !== null &&
    pageCodeDiagnostics(tree).length === 0;
  return { outline: tree && outlineOf(page), isShowable, values: frontMatter?.values ?? {} };
}
