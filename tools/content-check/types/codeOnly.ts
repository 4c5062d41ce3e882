import type { Nodes, Root } from 'mdast';
import type { Node, Parent } from 'unist';

function isCode(node: Nodes): boolean {
  return node.type === 'root' || node.type.startsWith('mdx');
}

function withoutMarkdown(node: Nodes): Node {
  const { position } = node;
  const children = 'children' in node ? node.children.map(withoutMarkdown) : [];
  if (isCode(node)) return 'children' in node ? ({ ...node, children } as Parent) : node;
  if (children.every(({ type }) => type === 'text')) return { type: 'text', position };
  return { type: 'fragment', position, children } as Parent;
}

/**
 * A page's tree for TypeScript: blocks, code and where words stand. The language plugin makes `<p>` and `<li>` of
 * Markdown; checking their types again and again is half of the work, and no writer can get them wrong.
 */
export function codeOnly(tree: Root): Node {
  return withoutMarkdown(tree);
}
