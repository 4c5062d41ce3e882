import path from 'node:path';
import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../../../lib/invisibleCharacters';
import { type Report, reporter } from '../../../lib/message';
import { checkElement, pageUrlError } from './allowedElements';
import { checkCode, checkText, type ImportedNames, readStatements, WRONG_URL } from './code';

/** Nodes of Markdown and MDX. Others come from raw HTML or a syntax that the site does not use. */
const NODES = new Set<string>(
  `root yaml paragraph text heading emphasis strong delete inlineCode code break thematicBreak blockquote list listItem
  link linkReference image imageReference definition table tableRow tableCell
  mdxjsEsm mdxFlowExpression mdxTextExpression mdxJsxFlowElement mdxJsxTextElement`.split(/\s+/),
);

const ONLY_MARKDOWN =
  'This syntax does not work here: a page has no lines that start with "::" and no "mdx-code-block". Delete it.';
const NO_FOOTNOTES = 'A page has no footnotes. Write the note into the sentence, or as a paragraph of its own.';
const NO_TASKS =
  'A list on a page has no checkboxes. Delete "[ ]" and "[x]"; for a list with check marks use the block <Checklist>.';
const NO_DIRECTIVES =
  'A colon directly before a word with brackets makes the brackets disappear. Write a space after the colon.';

/**
 * Checks the text of a page before it is parsed. Docusaurus removes the fences of `mdx-code-block` from the text before it parses the page,
 * wherever they are, so it would compile another page than the one that was checked
 * (https://docusaurus.io/docs/markdown-features/react#markdown-and-jsx-interoperability).
 */
export function pageTextErrors(source: string): VFileMessage[] {
  const errors: VFileMessage[] = [];
  const report = reporter(source, errors);
  const fence = source.indexOf('mdx-code-block');
  if (fence >= 0) report({ start: fence, end: fence + 'mdx-code-block'.length }, ONLY_MARKDOWN);
  const invisible = invisibleCharacterAt(source);
  if (invisible >= 0) report({ start: invisible, end: invisible + 1 }, INVISIBLE_CHARACTER);
  return errors;
}

/** The properties of nodes that contain text, with references decoded. */
const TEXTS = ['value', 'url', 'title', 'alt', 'label', 'lang', 'meta'];

/** The id in a comment at the end of a heading: https://docusaurus.io/docs/markdown-features/toc#heading-ids */
export function explicitId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+?)(?=\s|\*\/)/.exec(last.value.trim())?.[1] : undefined;
}

/**
 * The format in which Docusaurus writes the ids of headings. In a browser, an id is also a property of `window`, where it could shadow
 * a variable of a script (DOM clobbering).
 */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function checkNode(node: Nodes, names: ImportedNames, report: Report): void {
  // The text of code in braces is checked below, with its syntax tree.
  const texts: Record<string, unknown> = node.type.startsWith('mdx') ? {} : { ...node };
  for (const text of TEXTS.map((name) => texts[name])) if (typeof text === 'string') checkText(text, node, report);
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      checkCode(node.data?.estree, node, names, report);
      return;
    case 'heading': {
      const id = explicitId(node);
      const reason = `An id contains only lower-case letters, digits and hyphens, such as "open-positions". This one is "${id}".`;
      if (id && !ID.test(id)) report(node.children.at(-1) ?? node, reason);
      return;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkElement(node, names, report);
      return;
    case 'link':
    case 'definition':
    case 'image': {
      // A link or an image may use a definition, so it may contain what either of them may.
      const errors = [node.type === 'image', node.type !== 'link'].map((isPicture) =>
        pageUrlError(node.url, isPicture),
      );
      const [error] = errors.every(Boolean) ? errors : [];
      if (error) report(node, { reason: error, ruleId: WRONG_URL });
      return;
    }
    case 'listItem': {
      if (typeof node.checked !== 'boolean') return;
      // The parser moves the start of the text past `[x] `.
      const end = node.children[0]?.position?.start.offset ?? 0;
      report({ start: end - 4, end }, { reason: NO_TASKS, correction: '' });
      return;
    }
    // `:am` in "9:am", which Docusaurus turns back into text.
    case 'textDirective':
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return;
      report(node, NO_DIRECTIVES);
      return;
    case 'footnoteDefinition':
    case 'footnoteReference':
      report(node, NO_FOOTNOTES);
      return;
    default:
      if (!NODES.has(node.type)) report(node, ONLY_MARKDOWN);
  }
}

/**
 * Checks that a page is text and not a program, by an allow-list over its syntax tree: imports of blocks, facts and shared
 * text, code that only reads a fact, a few HTML elements. The content check and the build both call it, so that
 * they accept the same pages.
 */
export function pageCodeErrors(tree: Root, source: string, { isHandbook = false } = {}): VFileMessage[] {
  const errors: VFileMessage[] = [];
  const report = reporter(source, errors);
  const names = readStatements(tree, isHandbook, report);
  visit(tree, (node) => checkNode(node, names, report));
  return errors;
}

/** @throws Error with all errors of a page, if there are any */
function throwIfAny(filePath: string, errors: readonly VFileMessage[]): void {
  if (errors.length === 0) return;
  const lines = errors.map(({ line, column, reason }) => `- line ${line}, column ${column}: ${reason}`);
  const name = path.relative(process.cwd(), filePath);
  throw new Error(`${name} contains something that a page may not contain:\n${lines.join('\n')}`);
}

/**
 * Preprocessor of Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown), which gets the text of every page before
 * Docusaurus changes it. Stops the build at a text that Docusaurus would change; see `pageTextErrors`.
 */
export function refuseText({ filePath, fileContent }: { filePath: string; fileContent: string }): string {
  throwIfAny(filePath, pageTextErrors(fileContent));
  return fileContent;
}

/**
 * Remark plugin that stops the build at a page that is more than text; see `pageCodeErrors`.
 * It has to be the first plugin, because Docusaurus' own add code to the tree.
 */
export default function refuseCode(options: { isHandbook?: boolean } = {}) {
  return (tree: Root, file: VFile): void => throwIfAny(file.path, pageCodeErrors(tree, String(file), options));
}
