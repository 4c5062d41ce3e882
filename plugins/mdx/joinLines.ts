import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Rehype plugin that replaces line breaks inside paragraphs with spaces. Browsers show the same text, and the page and its
 * script compress better, because most words already occur after a space elsewhere.
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
