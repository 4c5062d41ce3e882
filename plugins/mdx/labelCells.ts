import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

function elements(parent: Element, tagName: string): Element[] {
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
export default function labelCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head] = elements(table, 'thead').flatMap((part) => elements(part, 'tr'));
      const names = head ? elements(head, 'th').map(textOf) : [];
      for (const row of elements(table, 'tbody').flatMap((part) => elements(part, 'tr'))) {
        elements(row, 'td').forEach((cell, column) => {
          cell.properties.dataLabel = names[column];
        });
      }
    });
  };
}
