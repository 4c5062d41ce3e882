import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { messagesAbout } from '../../../lib/message';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../../../lib/text';
import { checkElement, checkId } from './elements';
import { checkCode, checkText } from './expressions';
import { type Names, readStatements } from './imports';
import { pageAddressError } from './pageAddress';
import type { Kind, Ranged, Report } from './report';

/** Nodes of Markdown and MDX. Others come from raw HTML or a syntax that the site does not use. */
const NODES = new Set<string>(
  `root yaml paragraph text heading emphasis strong delete inlineCode code break thematicBreak blockquote list listItem
  link linkReference image imageReference definition table tableRow tableCell
  mdxjsEsm mdxFlowExpression mdxTextExpression mdxJsxFlowElement mdxJsxTextElement`.split(/\s+/),
);

/** Returns a function that makes messages about a text. Their `ruleId` is the kind of what is not allowed. */
function reporter(source: string) {
  const report = messagesAbout(source);
  return (kind: Kind, start: number, end: number, reason: string, expected?: string): VFileMessage =>
    Object.assign(report({ start, end }, reason, expected), { ruleId: kind });
}

const ONLY_MARKDOWN =
  'This belongs to another program. A page has no lines that start with "::" and no "mdx-code-block". Delete it.';
const NO_FOOTNOTES = 'A page has no footnotes. Write the note into the sentence, or as a paragraph of its own.';
const NO_TASKS =
  'A list on a page has no boxes to tick. Delete "[ ]" and "[x]"; for a list with ticks use the block <Checklist>.';
const NO_DIRECTIVES =
  'A colon directly before a word with brackets makes the brackets disappear. Write a space after the colon.';

/** Constructs that pages cannot contain, with what to write instead. */
const REFUSED: Readonly<Record<string, string>> = {
  footnoteDefinition: NO_FOOTNOTES,
  footnoteReference: NO_FOOTNOTES,
};

/**
 * Checks the text of a page before it is parsed. Docusaurus removes the fences of `mdx-code-block` from the text before it parses the page,
 * wherever they are, so the page would become another one than what a parser sees
 * (https://docusaurus.io/docs/markdown-features/react#markdown-and-jsx-interoperability).
 */
export function pageTextMessages(source: string): VFileMessage[] {
  const report = reporter(source);
  const fence = source.indexOf('mdx-code-block');
  const invisible = invisibleCharacterAt(source);
  return [
    ...(fence < 0 ? [] : [report('code', fence, fence + 14, ONLY_MARKDOWN)]),
    ...(invisible < 0 ? [] : [report('code', invisible, invisible + 1, INVISIBLE_CHARACTER)]),
  ];
}

/** The properties of nodes that contain text, with references decoded. */
const TEXTS = ['value', 'url', 'title', 'alt', 'label', 'lang', 'meta'];

function checkNode(node: Nodes, names: Names, report: Report): void {
  // The text of code in braces is checked below, with its syntax tree.
  if (!node.type.startsWith('mdx'))
    for (const text of Object.entries(node))
      if (TEXTS.includes(text[0]) && typeof text[1] === 'string') checkText(text[1], node, report);
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      checkCode(node.data?.estree, node, names.facts, report);
      return;
    case 'heading': {
      // Docusaurus reads the id of a heading from a comment at its end.
      const last = node.children.at(-1);
      const [, id] = (last?.type === 'mdxTextExpression' && /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())) || [];
      if (last && id) checkId(id, last, report);
      return;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkElement(node, names, report);
      return;
    case 'link':
    case 'definition':
    case 'image': {
      // A definition may be used by a link or by an image, so what is allowed for one of the two is allowed.
      const errors = [node.type === 'image', node.type !== 'link'].map((isImage) =>
        pageAddressError(node.url, isImage),
      );
      const [error] = errors.every(Boolean) ? errors : [];
      if (error) report('address', node, error);
      return;
    }
    case 'listItem': {
      if (typeof node.checked !== 'boolean') return;
      // The parser moves the start of the text behind `[x] `.
      const end = node.children[0]?.position?.start.offset ?? 0;
      report('task', { start: end - 4, end }, NO_TASKS, '');
      return;
    }
    // `:am` in "9:am", which Docusaurus makes text again.
    case 'textDirective':
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return;
      report('code', node, NO_DIRECTIVES);
      return;
    default:
      if (!NODES.has(node.type)) report('code', node, REFUSED[node.type] ?? ONLY_MARKDOWN);
  }
}

/**
 * Checks that a page is text and not a program, by an allow-list over its syntax tree: imports of blocks, facts and shared
 * text, code that only reads a fact, a few HTML elements. The content check and the build both call it, so that
 * they accept the same pages.
 */
export function pageCodeMessages(tree: Root, source: string, { isHandbook = false } = {}): VFileMessage[] {
  const messages: VFileMessage[] = [];
  const reportAt = reporter(source);
  const report: Report = (kind, node, message, expected) => {
    const { start, end, position }: Ranged = node;
    const from = start ?? position?.start.offset ?? 0;
    messages.push(reportAt(kind, from, end ?? position?.end.offset ?? from, message, expected));
  };
  const names = readStatements(tree, isHandbook, report);
  visit(tree, (node) => checkNode(node, names, report));
  return messages;
}
