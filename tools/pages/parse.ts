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
import { type Finding, messageAbout, rangeOfMessage } from '../../lib/message';
import { lineEnd, type TextRange } from '../../lib/range';

/** Docusaurus' dialect: the plugins of its compiler that change how a text is parsed, in the same order (`@docusaurus/mdx-loader`). */
const dialect = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** As Docusaurus does, turns `:am` in "9:am" back into text. A directive with more than a name stays one, which pages cannot contain. */
function restoreColons(tree: Root): void {
  visit(tree, 'textDirective', ({ name, children, attributes, position }, index, parent) => {
    if (children.length > 0 || Object.keys(attributes ?? {}).length > 0) return;
    parent?.children.splice(index ?? 0, 1, { type: 'text', value: `:${name}`, position });
  });
}

type Explanation = TextRange & Finding;

const span = (start: number, text: string): TextRange => ({ start, end: start + text.length });

/** Explains tags that do not match. */
function unmatchedTags(stop: TextRange, _: string, message: string): Explanation {
  const advice =
    'Write both tags in one line, or each on a line of its own. A block without content ends with a slash, as in <EmailLink />.';
  return { ...stop, reason: `${message}. ${advice}` };
}

/** What writers begin with "<" that is not a block, and what to write: notes, addresses and the character itself. */
const REPLACEMENTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^<!--\s*((?:(?!\*\/)[\s\S])*?)\s*-->/, '{/* $1 */}'],
  [/^<((?:https?:\/\/|[^\s<>]+@)[^\s<>]+)>/, '$1'],
  [/^<(?![A-Za-z_$/<!])/, '&lt;'],
];

/** Explains a tag that cannot be read, or a "<" that begins no tag. */
function unreadableTag(stop: TextRange, source: string, message: string): Explanation {
  const start = source.lastIndexOf('<', stop.start - 1);
  for (const [pattern, replacement] of REPLACEMENTS) {
    const [written] = pattern.exec(source.slice(start)) ?? [];
    if (written === undefined) continue;
    const correction = written.replace(pattern, replacement);
    return { ...span(start, written), reason: `A "<" begins a block. Write: ${correction}`, correction };
  }
  const advice =
    'Look for a ">" or a quotation mark that is missing before, or one too many. A setting is title="…", and its text has “ and ” inside.';
  return { ...stop, reason: `${message}. ${advice}` };
}

/** Explains braces around something that is not a fact, or without an end. */
function unreadableBraces(stop: TextRange, source: string): Explanation {
  let { start } = stop;
  for (let open = 0; start > 0 && open < 1; ) {
    start -= 1;
    open += { '{': 1, '}': -1 }[source.charAt(start)] ?? 0;
  }
  const reason =
    'This { has no }, or there is something else than the name of a fact between them, such as {company.brand}. A note is written {/* … */}, the address of a heading {/* #address */}, and to show the character, &#123;.';
  return { ...span(start, '{'), reason };
}

/** Explains a line that starts with "import" or "export" and cannot be read as code. */
function unreadableImport(stop: TextRange, source: string): Explanation {
  const start = source.lastIndexOf('\n', stop.start - 1) + 1;
  const reason =
    "This line is read as code. Import each name once, as on other pages, import {Hero} from '@site/src/blocks'; and leave a line empty below the last import. Start a sentence with another word.";
  return { start, end: Math.max(lineEnd(source, start), start + 1), reason };
}

/** The functions that explain the errors of each part of the compiler. */
const EXPLANATIONS: Readonly<Record<string, typeof unmatchedTags>> = {
  'mdast-util-mdx-jsx': unmatchedTags,
  'micromark-extension-mdx-jsx': unreadableTag,
  'micromark-extension-mdxjs-esm': unreadableImport,
  'micromark-extension-mdx-expression': unreadableBraces,
};

/** Explains an error of the compiler. */
function explainError(error: VFileMessage, source: string): VFileMessage {
  // An error without a place is about the end of the text.
  const stop = error.place ? rangeOfMessage(error) : span(source.trimEnd().length, '');
  const explain = EXPLANATIONS[error.source ?? ''];
  const explanation = explain?.(stop, source, error.reason) ?? { ...stop, reason: error.reason };
  return messageAbout(source, explanation, explanation);
}

/** Parses a page with the compiler's own plugins. It stops at its first error, so there is no more than one. */
export function parse(source: string): { tree: Root | null; syntaxError: VFileMessage | null } {
  try {
    const tree = dialect.parse(source);
    restoreColons(tree);
    return { tree, syntaxError: null };
  } catch (error) {
    if (error instanceof VFileMessage) return { tree: null, syntaxError: explainError(error, source) };
    throw error;
  }
}
