import { createSlugger } from '@docusaurus/utils/lib/slugger';
import type { Heading, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { structures } from '../../src/blocks/structures';
import { slug } from '../../src/ui/text';
import { isElement, settingOfName } from './elements';
import { nodesOf, oncePer, type Page } from './page';

/** `## Title {/* #custom *\/}`: https://docusaurus.io/docs/markdown-features/toc#heading-ids */
function explicitAnchor(heading: Heading): string | undefined {
  const last: Nodes | undefined = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(\S+)/.exec(last.value.trim())?.[1];
}

/**
 * The anchors in a file's own text: Markdown headings, named as Docusaurus names them, blocks that are sections,
 * and the `id` of HTML elements.
 */
export const anchorsOf = oncePer((page: Page): readonly string[] => {
  const slugs = createSlugger();
  return nodesOf(page).flatMap((node) => {
    if (node.type === 'heading') return [explicitAnchor(node) ?? slugs.slug(textOf(node))];
    if (!isElement(node)) return [];
    const { anchor, ownAnchor } = structures[node.name ?? ''] ?? {};
    const title = anchor && settingOfName(page, node, anchor)?.value;
    return [title && slug(title), ownAnchor, settingOfName(page, node, 'id')?.value].flatMap((it) => it || []);
  });
});
