import type { Element, ElementContent, Root } from 'hast';
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** A figure of `src/facts/figures.yaml` in a text. */
const FIGURE = /^\s*figures\./;

/** Ranges and words with a hyphen or slash, up to a dozen characters: `4–8`, `24/7`, `e-mail`, `next-day`. Splitting by it puts them at odd indexes. */
const TOGETHER = /(?<![\p{L}\d@/.–-])((?=[\p{L}\d–/-]{3,12}(?![\p{L}\d@/–-]))[\p{L}\d]+(?:[–/-][\p{L}\d]+)+)/u;

/** Elements whose text is not prose. */
const LEFT_ALONE = new Set(['pre', 'code', 'title', 'svg']);

/** A range of figures in a block's setting. */
const RANGE = /(\d–)(?=\d)/g;
const WORD_JOINER = '\u2060';

function together(content: ElementContent): Element {
  return { type: 'element', tagName: 'span', properties: { className: ['together'] }, children: [content] };
}

/**
 * Rehype plugin that keeps ranges and short words with a hyphen on one line, `4–8`, `24/7`, `e-mail`, and registered figures with their
 * units. In headings, which are settings of blocks, it keeps ranges together with an invisible character.
 */
export default function keepTogether() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && LEFT_ALONE.has(node.tagName)) return SKIP;
      if (node.type === 'mdxJsxFlowElement') {
        for (const setting of node.attributes) {
          if (setting.type === 'mdxJsxAttribute' && setting.name === 'title' && typeof setting.value === 'string') {
            setting.value = setting.value.replace(RANGE, `$1${WORD_JOINER}`);
          }
        }
        return undefined;
      }
      if (!parent || index === undefined) return undefined;
      if (node.type === 'mdxTextExpression' && FIGURE.test(node.value)) {
        parent.children[index] = together(node);
        return SKIP;
      }
      if (node.type !== 'text') return undefined;
      const parts = node.value.split(TOGETHER);
      if (parts.length === 1) return undefined;
      const nodes = parts.map((value, position): ElementContent => {
        const text: ElementContent = { type: 'text', value };
        return position % 2 === 0 ? text : together(text);
      });
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
