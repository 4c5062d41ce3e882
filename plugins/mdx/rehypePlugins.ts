/** Rehype plugins for the code samples, hyphenated words, tables and lists of a page. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import type {} from 'mdast-util-mdx';
import { Prism } from 'prism-react-renderer';
import { SKIP, visit } from 'unist-util-visit';

const text = (value: string): ElementContent => ({ type: 'text', value });

const span = (properties: Properties, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

/** The text in an element, without expressions in braces. */
function textOf(element: Element): string {
  let content = '';
  visit(element, 'text', ({ value }) => {
    content += value;
  });
  return content;
}

type PrismToken = { type: string; content: PrismToken | PrismToken[] | string } | string;

function highlight(token: PrismToken | PrismToken[]): ElementContent[] {
  if (typeof token === 'string') return [text(token)];
  if (Array.isArray(token)) return token.flatMap(highlight);
  return [span({ className: [`token-${token.type}`] }, ...highlight(token.content))];
}

/**
 * Highlights fenced code blocks with the copy of Prism in `prism-react-renderer`. It adds spans with classes, so that no highlighter runs
 * in the browser.
 */
export function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _index, parent) => {
      if (element.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const [, language = ''] = /^language-(.*)/.exec(String(element.properties.className)) ?? [];
      const grammar = Prism.languages[language];
      if (grammar) element.children = highlight(Prism.tokenize(textOf(element), grammar) as PrismToken[]);
    });
  };
}

/** A figure of `src/facts/figures.yaml` in a text. */
const FIGURE = /^\s*figures\./;

/** Ranges and words with a hyphen or slash, up to 12 characters: `4–8`, `24/7`, `e-mail`, `next-day`. Splitting by it puts them at odd indexes. */
const UNBREAKABLE = /(?<![\p{L}\d@/.–-])((?=[\p{L}\d–/-]{3,12}(?![\p{L}\d@/–-]))[\p{L}\d]+(?:[–/-][\p{L}\d]+)+)/u;

/** Elements whose text is not prose. */
const VERBATIM_ELEMENTS = new Set(['pre', 'code', 'title', 'svg']);

/** A range of figures in a block's setting. */
const FIGURE_RANGE = /(\d–)(?=\d)/g;
const WORD_JOINER = '\u2060';

const together = (content: ElementContent) => span({ className: ['together'] }, content);

/**
 * Keeps ranges and short words with a hyphen on one line, `4–8`, `24/7`, `e-mail`, and registered figures with their units. In headings,
 * which are settings of blocks, it keeps ranges together with an invisible character.
 */
export function keepTogether() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && VERBATIM_ELEMENTS.has(node.tagName)) return SKIP;
      if (node.type === 'mdxJsxFlowElement') {
        for (const setting of node.attributes) {
          if (setting.type === 'mdxJsxAttribute' && setting.name === 'title' && typeof setting.value === 'string') {
            setting.value = setting.value.replace(FIGURE_RANGE, `$1${WORD_JOINER}`);
          }
        }
      }
      if (!parent || index === undefined) return undefined;
      if (node.type === 'mdxTextExpression' && FIGURE.test(node.value)) {
        parent.children[index] = together(node);
        return SKIP;
      }
      if (node.type !== 'text') return undefined;
      const parts = node.value
        .split(UNBREAKABLE)
        .map((value, position) => (position % 2 === 0 ? text(value) : together(text(value))));
      if (parts.length === 1) return undefined;
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}

/** Returns the child elements of an element that have a tag name. */
function childElements(parent: Element, tagName: string): Element[] {
  return parent.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}

/**
 * Gives every cell of a Markdown table the name of its column. On phones a row becomes a small stack, in which the names replace the
 * header row.
 */
export function labelCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rowsIn = (part: string) => childElements(table, part).flatMap((rows) => childElements(rows, 'tr'));
      const names = rowsIn('thead').flatMap((row) => childElements(row, 'th').map(textOf));
      for (const row of rowsIn('tbody')) {
        childElements(row, 'td').forEach((cell, column) => {
          cell.properties.dataLabel = names[column];
        });
      }
    });
  };
}

function startsBold({ children: [first, ...rest] }: Element): boolean {
  return first?.type === 'element' && first.tagName === 'strong' && rest.length > 0;
}

/** Puts the colon or period at the end of bold words into an element of its own. */
function separatePunctuation({ children }: Element): void {
  const last = children.at(-1);
  const [, words, mark] = (last?.type === 'text' && /^(.*)([.:])$/s.exec(last.value)) || [];
  if (words !== undefined && mark) children.splice(-1, 1, text(words), span({ dataMark: '' }, text(mark)));
}

/**
 * Marks a list in which each item starts with bold words. On wide screens, sections show the words beside the text, without the colon or
 * period after them.
 */
export function markTermLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (list) => {
      if (list.tagName !== 'ul' && list.tagName !== 'ol') return;
      const items = childElements(list, 'li');
      if (!items.every(startsBold)) return;
      list.properties.dataTerms = '';
      for (const item of items) {
        childElements(item, 'strong').slice(0, 1).forEach(separatePunctuation);
        item.children.push(span({}, ...item.children.splice(1)));
      }
    });
  };
}
