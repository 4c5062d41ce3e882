import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { childElements } from './childElements';

function startsBold({ children: [first, ...text] }: Element): boolean {
  return first?.type === 'element' && first.tagName === 'strong' && text.length > 0;
}

/** Rehype plugin that marks a list in which each item starts with bold words. Sections show the words beside the text on wide screens. */
export default function markTermLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (list) => {
      if (list.tagName !== 'ul' && list.tagName !== 'ol') return;
      const items = childElements(list, 'li');
      if (!items.every(startsBold)) return;
      list.properties.dataTerms = '';
      for (const item of items) {
        const text: Element = { type: 'element', tagName: 'span', properties: {}, children: item.children.splice(1) };
        item.children.push(text);
      }
    });
  };
}
