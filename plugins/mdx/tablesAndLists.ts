import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Returns the elements with a name that are directly in another one. */
function childElements(parent: Element, tagName: string): Element[] {
  return parent.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}

function textOf(cell: Element): string {
  let text = '';
  visit(cell, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

/**
 * Rehype plugin that gives every cell of a Markdown table the name of its column. On phones a row becomes a small stack,
 * in which the names replace the header row.
 */
export function labelCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head] = childElements(table, 'thead').flatMap((part) => childElements(part, 'tr'));
      const names = head ? childElements(head, 'th').map(textOf) : [];
      for (const row of childElements(table, 'tbody').flatMap((part) => childElements(part, 'tr'))) {
        childElements(row, 'td').forEach((cell, column) => {
          cell.properties.dataLabel = names[column];
        });
      }
    });
  };
}

function startsBold({ children: [first, ...text] }: Element): boolean {
  return first?.type === 'element' && first.tagName === 'strong' && text.length > 0;
}

const span = (children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

/** Puts the colon or period at the end of bold words into an element. */
function separateMark({ children }: Element): void {
  const last = children.at(-1);
  const [, words, mark] = (last?.type === 'text' && /^(.*)([.:])$/s.exec(last.value)) || [];
  if (words !== undefined && mark)
    children.splice(-1, 1, { type: 'text', value: words }, span([{ type: 'text', value: mark }], { dataMark: '' }));
}

/**
 * Rehype plugin that marks a list in which each item starts with bold words. Sections show the words beside the text on wide screens,
 * without the colon or period between them.
 */
export function markTermLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (list) => {
      if (list.tagName !== 'ul' && list.tagName !== 'ol') return;
      const items = childElements(list, 'li');
      if (!items.every(startsBold)) return;
      list.properties.dataTerms = '';
      for (const item of items) {
        childElements(item, 'strong').slice(0, 1).forEach(separateMark);
        item.children.push(span(item.children.splice(1)));
      }
    });
  };
}
