import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { outlines } from '../../src/blocks/outline';
import { slug } from '../../src/ui/slug';
import { isElement, settingOfName } from './elements';
import type { Page } from './page';

/** `## Title {/* #custom *\/}`: https://docusaurus.io/docs/markdown-features/toc#heading-ids */
function explicitAnchor(heading: Heading): string | undefined {
  const last: Nodes | undefined = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(\S+)/.exec(last.value.trim())?.[1];
}

/**
 * The anchors that a file's own text makes: Markdown headings as Docusaurus names them, blocks that are sections,
 * and `id` of HTML elements.
 */
export function anchorsOf(page: Page): string[] {
  if (!page.tree) return [];
  const anchors: string[] = [];
  const slugs = createSlugger();
  visit(page.tree, (node) => {
    if (node.type === 'heading') anchors.push(explicitAnchor(node) ?? slugs.slug(textOf(node)));
    if (!isElement(node)) return;
    const { anchor } = outlines[node.name ?? ''] ?? {};
    const title = anchor && settingOfName(page, node, anchor)?.value;
    if (title) anchors.push(slug(title));
    const id = settingOfName(page, node, 'id')?.value;
    if (id) anchors.push(id);
  });
  return anchors;
}
