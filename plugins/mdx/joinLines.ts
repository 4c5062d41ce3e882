import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Rehype plugin: puts a space where a paragraph's source goes on in the next line. Browsers show the same, and the page
 * and its script get shorter, because a word after a space has mostly stood there before.
 */
export default function joinLines() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'pre') return SKIP;
      if (node.type === 'text' && node.value.trim()) node.value = node.value.replace(/[ \t]*\n[ \t]*/g, ' ');
      return undefined;
    });
  };
}
