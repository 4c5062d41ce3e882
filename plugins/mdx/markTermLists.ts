import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { childElements } from './childElements';

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
export default function markTermLists() {
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
