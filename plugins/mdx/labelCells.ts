import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { childElements } from './childElements';

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
