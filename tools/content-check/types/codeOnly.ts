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
 * A page's tree for TypeScript: blocks, code, and text without Markdown. The language plugin turns Markdown into elements
 * such as `<p>` and `<li>`. Checking their types would double the work, and writers cannot get them wrong.
 */
export function codeOnly(tree: Root): Node {
  return withoutMarkdown(tree);
}
