import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { location } from 'vfile-location';
import { VFileMessage } from 'vfile-message';
import { messagesAbout, type Range, rangeOfMessage, replaced } from '../../lib/message';
import { certain } from '../../lib/nearest';
import { lineEnd, lineNumber, quoted } from '../../lib/text';
import { emptyBlocks } from '../../src/blocks/structures';

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
function treeOf(source: string): Root | VFileMessage {
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
const stopOf = (error: VFileMessage, source: string): Range =>
  error.place ? rangeOfMessage(error) : { start: source.length, end: source.length };

/** What is wrong in a writer's words, and what to write in place of the range, if that is certain. */
type Explanation = Range & { reason: string; expected?: string };

const span = (start: number, text: string): Range => ({ start, end: start + text.length });

/** The first line of code between fences, of which the second fence is missing. */
export function openFence(source: string): Range | null {
  let open: { line: Range; fence: string } | null = null;
  for (const { index, 0: line, 1: fence = '' } of source.matchAll(/^[ \t>]*(`{3,}|~{3,})[^\n`]*$/gm)) {
    if (!open) open = { line: span(index + line.indexOf(fence), line.trim()), fence };
    else if (fence.startsWith(open.fence) && line.replace(/^[ \t>]+/, '').trim() === fence) open = null;
  }
  return open?.line ?? null;
}

export const OPEN_FENCE = 'This starts code that has no end. Write a line with the same marks where the code ends.';

/** Tags that do not fit each other. The compiler writes into its message which one is open, and where it is. */
function unmatchedTags({ reason: message }: VFileMessage, source: string, stop: Range): Explanation {
  const fence = openFence(source);
  if (fence) return { ...fence, reason: OPEN_FENCE };
  const [, closing] = /Unexpected closing tag `<\/([^`>]*)>`/.exec(message) ?? [];
  const [, name = '', ...points] = /for `<([^`>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(message) ?? [];
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = points.map(Number);
  const places = location(source);
  const open = {
    start: places.toOffset({ line, column }) ?? stop.start,
    end: places.toOffset({ line: endLine, column: endColumn }) ?? stop.end,
  };
  if ((closing ?? name) === 'br')
    return { ...(closing ? stop : open), reason: 'A line break is written <br />.', expected: '<br />' };
  if (/directiveContainer/.test(message))
    return { ...stop, reason: 'A line with ":::" before this belongs to another program. Delete it.' };
  if (closing !== undefined && certain(closing, [name]) && /^[A-Z]/.test(name) && closing !== `${name}s`)
    return { ...stop, reason: `<${name}> ends as </${closing}>. Write the same name.`, expected: `</${name}>` };
  if (closing !== undefined)
    return {
      ...stop,
      reason: `</${closing}> is here while <${name}> of line ${lineNumber(source, open.start)} is still open. Write </${name}> where that ends, or delete this </${closing}> if nothing starts it.`,
    };
  if (emptyBlocks.includes(name)) {
    const reason = `<${name}> has no end. Write <${name} />, with a slash.`;
    return { start: open.end - 1, end: open.end - 1, reason, expected: ' /' };
  }
  const reason = `<${name}> has no end here. Write </${name}> in the same line, or both tags on lines of their own; to show the character, write "&lt;${name}>".`;
  return { ...open, reason };
}

/** A tag that cannot be read from some character on, or a "<" that begins no tag. */
function unreadableTag({ reason: message }: VFileMessage, source: string, { start: at }: Range): Explanation {
  const start = source.lastIndexOf('<', at - 1);
  const rest = source.slice(start, lineEnd(source, start));
  const [comment, words = ''] = /^<!--([\s\S]*?)-->/.exec(source.slice(start)) ?? [];
  if (comment) {
    const expected = `{/* ${words.trim()} */}`;
    return { ...span(start, comment), reason: `A note to colleagues is written ${expected}.`, expected };
  }
  const [link, address] = /^<((?:https?:\/\/|[^\s<>]+@)[^\s<>]+)>/.exec(rest) ?? [];
  if (link)
    return {
      ...span(start, link),
      reason: `An address is a link without "<" and ">". Write: ${address}`,
      expected: address,
    };
  const conflict = /^ *(?:<{7}|={7}|>{7})/m.test(rest);
  if (conflict) {
    const reason = 'Two people changed this part, and both versions are here. Keep one of them.';
    return { ...span(start, rest.trimEnd()), reason };
  }
  if (/^<[^A-Za-z_$/]/.test(rest))
    return {
      ...span(start, '<'),
      reason: 'A "<" begins a block. To show the character, write "&lt;".',
      expected: '&lt;',
    };
  const [value, text = ''] = /^["'“”„]?([^\n<>{}"“”„=]+)["'”“]?(?=\s*\/?>|\s+[\w-]+=)/.exec(source.slice(at)) ?? [];
  if (value && /before attribute value/.test(message)) {
    const expected = quoted(text);
    return { ...span(at, value), reason: `A setting needs straight quotation marks. Write: ${expected}`, expected };
  }
  const reason =
    'The block cannot be read from here on. Look for a ">" or a quotation mark that is missing before, or one too many: a setting is title="…", and its text has “ and ” inside. To show a "<", write "&lt;".';
  return { ...span(Math.min(at, source.trimEnd().length - 1), '<'), reason };
}

/** The start of the braces that are open at a position. */
function openBrace(source: string, at: number): number {
  let start = at - 1;
  for (let depth = 0; start > 0 && (depth > 0 || source[start] !== '{'); start -= 1) {
    if (source[start] === '}') depth += 1;
    if (source[start] === '{') depth -= 1;
  }
  while (source[start - 1] === '{') start -= 1;
  return start;
}

/** Braces around something that is not a fact: `{{first_name}}`, `{ask Dana}`; or without an end. */
function unreadableBraces({ ruleId }: VFileMessage, source: string, { start: at }: Range): Explanation {
  const start = openBrace(source, at);
  if (ruleId === 'unexpected-eof')
    return {
      ...span(start, '{'),
      reason: 'This "{" has no end. Write } or, for a note, */} where it ends; to show the character, write &#123;.',
    };
  const [pair = '{', words = ''] = /^\{+([^{}\n]*)\}+/.exec(source.slice(start)) ?? [];
  const range = span(start, pair);
  if (source[start - 1] === '=') {
    const expected = quoted(words);
    return { ...range, reason: `A setting needs straight quotation marks. Write: ${expected}`, expected };
  }
  if (/^#[a-z0-9]+(?:-[a-z0-9]+)*$/.test(words)) {
    const expected = `{/* ${words} */}`;
    return { ...range, reason: `The address of a heading is written as a note: ${expected}`, expected };
  }
  if (/^\s*[a-z]\w*(?:\.\w+)+\s*$/.test(words)) {
    const expected = `{${words.trim()}}`;
    return { ...range, reason: `A fact has one pair of braces. Write: ${expected}`, expected };
  }
  const reason =
    'Only the name of a fact can be in braces, such as {company.brand}. Delete the braces, write {/* a note to colleagues */}, or write &#123; to show the character.';
  return { ...range, reason };
}

/** Lines that start with "import" or "export" and that cannot be read as code. */
function unreadableImport({ cause }: VFileMessage, source: string, { start: at }: Range): Explanation {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const [, twice] = /Identifier '(\w+)' has already/.exec(String(cause)) ?? [];
  const reason = twice
    ? `"${twice}" is imported a second time here. Delete it in one of the lines.`
    : "This line is read as code. Write an import as on other pages, import {Hero} from '@site/src/blocks'; and leave a line empty below the last one. Start a sentence with another word.";
  return { start, end: Math.max(lineEnd(source, start), start + 1), reason };
}

/** What explains the errors of each part of the compiler. */
const EXPLANATIONS: Readonly<Record<string, typeof unmatchedTags>> = {
  'mdast-util-mdx-jsx': unmatchedTags,
  'micromark-extension-mdx-jsx': unreadableTag,
  'micromark-extension-mdxjs-esm': unreadableImport,
  'micromark-extension-mdx-expression': unreadableBraces,
};

/** Explains an error of the compiler. A correction stays only if the compiler gets further with it. */
function explained(error: VFileMessage, source: string): VFileMessage {
  const stop = stopOf(error, source);
  const explanation = EXPLANATIONS[error.source ?? '']?.(error, source, stop);
  const { reason, expected, ...range } = explanation ?? { ...stop, reason: error.reason };
  const corrected = expected === undefined ? source : replaced(source, range, expected);
  const next = treeOf(corrected);
  // Another mistake may follow, but tags that do not fit each other may be the work of this correction.
  const isRead =
    !(next instanceof VFileMessage) ||
    (next.ruleId !== 'end-tag-mismatch' && corrected.length - stopOf(next, corrected).start < source.length - stop.end);
  return messagesAbout(source)(range, reason, isRead ? expected : null);
}

/** Parses a page with the compiler's own plugins. It stops at its first error, so there is no more than one. */
export function parse(source: string): { tree: Root | null; syntaxError: VFileMessage | null } {
  const tree = treeOf(source);
  return tree instanceof VFileMessage
    ? { tree: null, syntaxError: explained(tree, source) }
    : { tree, syntaxError: null };
}
