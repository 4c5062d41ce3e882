import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { messagesAbout, rangeOfMessage, replaced } from '../../../lib/message';
import { explain } from './explain';

/** Docusaurus' dialect: the plugins of its compiler that change what is parsed, in its order (`@docusaurus/mdx-loader`). */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** As Docusaurus does, makes `:am` in "9:am" text again. A directive with more than a name stays one, and pages cannot contain it. */
function restoreColons(tree: Root): void {
  visit(tree, 'textDirective', ({ name, children, attributes, position }, index, parent) => {
    if (children.length > 0 || Object.keys(attributes ?? {}).length > 0) return;
    parent?.children.splice(index ?? 0, 1, { type: 'text', value: `:${name}`, position });
  });
}

/** @returns the tree, or the compiler's first error */
function parse(source: string): Root | VFileMessage {
  try {
    const tree = processor.parse(source);
    restoreColons(tree);
    return tree;
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    throw error;
  }
}

/** Where the compiler stopped; without a place, at the end. */
function stopOf(error: VFileMessage, source: string): { start: number; end: number } {
  return error.place ? rangeOfMessage(error) : { start: source.length, end: source.length };
}

export interface ParsedText {
  /** Markdown and blocks with positions; null where the compiler cannot read the text. */
  tree: Root | null;
  /** The compiler's error; no more than one, because it stops there. */
  problems: VFileMessage[];
}

/** Parses a page. */
export function parseText(source: string): ParsedText {
  const error = parse(source);
  if (!(error instanceof VFileMessage)) return { tree: error, problems: [] };
  const stop = stopOf(error, source);
  const { reason, expected, ...range } = explain(error, source, stop);
  const problem = messagesAbout(source)(range, reason, expected);
  if (expected !== undefined) {
    const corrected = replaced(source, range, expected);
    const next = parse(corrected);
    // Another mistake may follow, but tags that do not fit each other may be the work of this correction.
    const isRead =
      !(next instanceof VFileMessage) ||
      (next.ruleId !== 'end-tag-mismatch' &&
        corrected.length - stopOf(next, corrected).start < source.length - stop.end);
    if (!isRead) problem.expected = undefined;
  }
  return { tree: null, problems: [problem] };
}
