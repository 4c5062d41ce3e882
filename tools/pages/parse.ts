import type { Root } from 'mdast';
import type { CompileContext, CompileData } from 'mdast-util-from-markdown';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { messagesAbout, type Range, rangeOf, rangeOfMessage } from '../../lib/message';
import { certain } from '../../lib/nearest';
import { lineEnd } from '../../lib/text';
import { emptyBlocks, structures } from '../../src/blocks/structures';

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

type Tag = NonNullable<CompileData['mdxJsxTag']>;

/** What the parser knew of tags where it stopped. Its messages say it only in English. */
interface Tags {
  /** The tag that it read last, and the innermost one that was open then. */
  last?: Tag;
  outer?: Tag;
  /** The tags that are open. */
  open?: readonly Tag[];
}

/** Returns a parser of Docusaurus' dialect that keeps its tags. */
function parserWith(tags: Tags) {
  function keepTags(this: CompileContext): void {
    const { mdxJsxTag: last, mdxJsxTagStack: open } = this.data;
    Object.assign(tags, { last, outer: open?.at(-1), open });
  }
  return dialect().use(function extendParser() {
    const enter = { mdxJsxFlowTagMarker: keepTags, mdxJsxTextTagMarker: keepTags };
    this.data().fromMarkdownExtensions?.push({ enter });
  });
}

const span = (start: number, text: string): Range => ({ start, end: start + text.length });
const rangeOfTag = (tag: Tag): Range => rangeOf({ position: tag });

/** Returns the range of a code fence that is not closed; null if there is none. */
export function openFence(source: string): Range | null {
  let open: { line: Range; fence: string } | null = null;
  for (const { index, 0: line, 1: fence = '' } of source.matchAll(/^[ \t>]*(`{3,}|~{3,})[^\n`]*$/gm)) {
    if (!open) open = { line: span(index + line.indexOf(fence), line.trim()), fence };
    else if (fence.startsWith(open.fence) && line.replace(/^[ \t>]+/, '').trim() === fence) open = null;
  }
  return open?.line ?? null;
}

export const OPEN_FENCE =
  'This starts code that has no end. Write a line with the same characters where the code ends.';

/** What is wrong in a writer's words, and what to write instead of the range, if that is certain. */
type Explanation = Range & { reason: string; expected?: string };

/** Explains a closing tag without an opening one, or while another one is open. */
function wrongEnd(stop: Range, { last, outer }: Tags): Explanation {
  const [closing, name] = [last?.name, outer?.name];
  if (!closing || !name || closing === name)
    return { ...stop, reason: 'Nothing starts what ends here. Delete this tag, or write both on lines of their own.' };
  const reason = `</${closing}> is here while <${name}> of line ${outer?.start.line} is still open. Write </${name}> where it ends, or delete this </${closing}> if it has no opening tag.`;
  const isMisspelled = certain(closing, [name]) && name in structures && closing !== `${name}s`;
  return { ...stop, reason, expected: isMisspelled ? `</${name}>` : undefined };
}

/** Explains tags that do not match. */
function unmatchedTags(stop: Range, source: string, tags: Tags): Explanation {
  const fence = openFence(source);
  if (fence) return { ...fence, reason: OPEN_FENCE };
  const unclosed = tags.open?.at(-1);
  const isEnd = tags.last?.close && rangeOfTag(tags.last).start === stop.start;
  if (!unclosed || isEnd) return wrongEnd(stop, tags);
  const { start, end } = rangeOfTag(unclosed);
  const { name = '' } = unclosed;
  if (name === 'br') return { start, end, reason: 'A line break is written <br />.', expected: '<br />' };
  if (emptyBlocks.includes(name)) {
    const reason = `<${name}> has no end. Write <${name} />, with a slash.`;
    return { start: end - 1, end: end - 1, reason, expected: source.includes(`</${name}>`) ? undefined : ' /' };
  }
  const reason = `<${name}> has no end here. Write </${name}> in the same line, or both tags on lines of their own; to show the character, write "&lt;${name}>".`;
  return { start, end, reason };
}

/** Explains a tag that cannot be read, or a "<" that begins no tag. */
function unreadableTag({ start: at }: Range, source: string): Explanation {
  const start = source.lastIndexOf('<', at - 1);
  const rest = source.slice(start);
  const [comment, words = ''] = /^<!--((?:(?!\*\/)[\s\S])*?)-->/.exec(rest) ?? [];
  if (comment) {
    const expected = `{/* ${words.trim()} */}`;
    return { ...span(start, comment), reason: `A note to colleagues is written ${expected}.`, expected };
  }
  const [link, address] = /^<((?:https?:\/\/|[^\s<>]+@)[^\s<>]+)>/.exec(rest) ?? [];
  if (link) {
    const reason = `An address is a link without "<" and ">". Write: ${address}`;
    return { ...span(start, link), reason, expected: address };
  }
  if (/^<[^A-Za-z_$/<]/.test(rest)) {
    const reason = 'A "<" begins a block. To show the character, write "&lt;".';
    return { ...span(start, '<'), reason, expected: '&lt;' };
  }
  const reason =
    'The block cannot be read from here on. Look for a ">" or a quotation mark that is missing before, or one too many: a setting is title="…", with straight quotation marks, and its text has “ and ” inside. To show a "<", write "&lt;".';
  return { ...span(Math.min(at, source.trimEnd().length - 1), '<'), reason };
}

/** Braces around something that is not a fact, or without an end. */
function unreadableBraces({ start: at }: Range, source: string): Explanation {
  let start = at;
  for (let open = 0; start > 0 && open < 1; ) {
    start -= 1;
    open += { '{': 1, '}': -1 }[source.charAt(start)] ?? 0;
  }
  const reason =
    'This { has no }, or there is something else than the name of a fact between them, such as {company.brand}. A note is written {/* … */}, the address of a heading {/* #address */}, and to show the character, &#123;.';
  return { ...span(start, '{'), reason };
}

/** Explains a line that starts with "import" or "export" and cannot be read as code. */
function unreadableImport({ start: at }: Range, source: string): Explanation {
  const start = source.lastIndexOf('\n', at - 1) + 1;
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
function explained(error: VFileMessage, source: string, tags: Tags): VFileMessage {
  // Without a place, it is at the end.
  const stop = error.place ? rangeOfMessage(error) : { start: source.length, end: source.length };
  const lineStart = source.lastIndexOf('\n', stop.start - 1) + 1;
  const line = source.slice(lineStart, lineEnd(source, lineStart)).trimEnd();
  if (/^(?:<{7}|={7}|>{7})/.test(line)) {
    const reason = 'Two people changed this part, and both versions are here. Keep one of them.';
    return messagesAbout(source)(span(lineStart, line), reason);
  }
  const explain = EXPLANATIONS[error.source ?? ''];
  const { reason, expected, ...range } = explain?.(stop, source, tags) ?? { ...stop, reason: error.reason };
  return messagesAbout(source)(range, reason, expected);
}

/** Parses a page with the compiler's own plugins. It stops at its first error, so there is no more than one. */
export function parse(source: string): { tree: Root | null; syntaxError: VFileMessage | null } {
  const tags: Tags = {};
  try {
    const tree = parserWith(tags).parse(source);
    restoreColons(tree);
    return { tree, syntaxError: null };
  } catch (error) {
    if (error instanceof VFileMessage) return { tree: null, syntaxError: explained(error, source, tags) };
    throw error;
  }
}
