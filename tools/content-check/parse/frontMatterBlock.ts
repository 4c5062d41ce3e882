import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import type { VFileMessage } from 'vfile-message';
import { type Document, parseDocument } from 'yaml';
import { explainIssue } from '../../../lib/facts/explainIssue';
import {
  aliasErrors,
  firstOfEachPlace,
  keyRange as keyIn,
  misreadValues,
  valueRange as valueIn,
  yamlErrors,
} from '../../../lib/facts/yaml';
import { withWrittenDays } from '../../../lib/liveDays';
import { messagesAbout } from '../../../lib/message';
import type { Range } from '../../../lib/range';
import { lineEnd } from '../../../lib/text';
import { checkFrontMatter, frontMatterKeys, frontMatterSchema } from '../../../src/seo/frontMatter';

/** The text between the `---` lines of a page, with positions. */
export interface FrontMatterBlock extends Range {
  /** Its positions count from `start`. */
  document: Document.Parsed;
  /** The values by key, as Docusaurus reads them; for a text that is not valid YAML, those of the lines that are. */
  values: Record<string, unknown>;
}

export interface FrontMatterResult {
  /** Null where there is none. */
  block: FrontMatterBlock | null;
  problems: VFileMessage[];
  /** What the rest of the check leaves out: front matter that Docusaurus would show as text. */
  hidden: Range | null;
}

/** Docusaurus would run `---js` as a program. */
const BETWEEN_LINES = /^(---[ \t]*\w*[ \t]*\r?\n)([\s\S]*?)(?:\r?\n)?^---[ \t]*$/m;
const KEY_LINE = new RegExp(`^[ \\t]*["']?(?:${frontMatterKeys.join('|')})["']?[ \\t]*:.*$`, 'i');
/** A line of hyphens, dashes or other characters that was meant as "---". */
const LIKE_A_FENCE = /^[ \t]*(?:-+|[—–−]+-*|(?:- ?){2,}|\*{3,}|_{3,}|\+{3,}|={3,}|`{3,}\w*|~{3,}\w*)[ \t]*$/;

function valuesOf(text: string): Record<string, unknown> {
  const read = (part: string): Record<string, unknown> => {
    try {
      // As Docusaurus does; its main entry exports only an asynchronous version.
      return parseFileContentFrontMatter(`---\n${part}\n---\n`).frontMatter;
    } catch {
      return {};
    }
  };
  const all = read(text);
  // The lines that can be read one by one.
  const lines = text.split(/\r?\n/).filter((line) => /^\w+:/.test(line));
  return Object.keys(all).length > 0 ? all : Object.assign({}, ...lines.map(read));
}

function blockOf(source: string, start: number, end: number): FrontMatterBlock {
  const text = source.slice(start, end);
  return { start, end, document: parseDocument(text), values: withWrittenDays(valuesOf(text), text) };
}

/** Why front matter cannot be read, or is read in another way than its writer meant it. */
function problemsIn({ start, end, document }: FrontMatterBlock, source: string): VFileMessage[] {
  const text = source.slice(start, end);
  const report = messagesAbout(source, start);
  const errors = yamlErrors(text, document.errors, frontMatterKeys, report);
  return errors.length > 0
    ? errors
    : [...aliasErrors(text, document, report), ...misreadValues(text, document, report)];
}

/** What is wrong with front matter: what YAML and what its schema refuse. */
export function frontMatterErrors(
  { start, document, values }: FrontMatterBlock,
  source: string,
  problems: readonly VFileMessage[],
): VFileMessage[] {
  const report = messagesAbout(source, start);
  // A line that cannot be read may be the key that is missing, or the value that is wrong.
  const issues = checkFrontMatter(values).errors.filter(
    ({ expected }) => problems.length === 0 || expected === 'never',
  );
  const explained = issues.flatMap((issue) => explainIssue(issue, frontMatterSchema, document, report) ?? []);
  return firstOfEachPlace([...problems, ...explained]);
}

/** Front matter that is there, but not where or how Docusaurus looks for it. */
function hiddenFrontMatter(source: string): FrontMatterResult {
  let offset = 0;
  const lines = source.split('\n').map((text) => {
    const start = offset;
    offset += text.length + 1;
    return { start, end: start + text.trimEnd().length, text: text.trimEnd() };
  });
  const first = lines.slice(0, 40).findIndex(({ text }) => KEY_LINE.test(text));
  if (first < 0) {
    const message =
      'This page has no title and no description. Start it with four lines: "---", "title: …", "description: …" and "---".';
    const range = { start: 0, end: Math.max(lineEnd(source, 0), 1) };
    return { block: null, hidden: null, problems: [messagesAbout(source)(range, message)] };
  }
  const opening = lines.slice(0, first).findLast(({ text }) => LIKE_A_FENCE.test(text));
  const below = lines.findIndex(({ text }, index) => index > first && !/^(?:\w+:|\s+\S)/.test(text));
  const [last, after] = below < 0 ? [lines.at(-1)] : [lines[below - 1], lines[below]];
  const closing = after && LIKE_A_FENCE.test(after.text) ? after : undefined;
  const start = lines[first]?.start ?? 0;
  const block = blockOf(source, start, last?.end ?? start);
  const end = closing?.end ?? block.end;
  const isMoved = opening?.text === '---' && opening.start > 0;
  const fence = isMoved || opening?.text !== '---' ? opening : closing;
  const marked = fence ?? (opening ? last : lines[first]) ?? block;
  const advice = isMoved
    ? 'Move it there.'
    : fence
      ? 'Write: ---'
      : `Write "---" ${opening ? 'below' : 'above'} this line.`;
  const problem = messagesAbout(source)(
    { start: marked.start, end: Math.max(marked.end, marked.start + 1) },
    `Front matter belongs at the top of the file, between two lines of exactly three hyphens. ${advice}`,
    fence && !isMoved ? '---' : null,
  );
  const problems = [problem, ...problemsIn(block, source)];
  return { block, hidden: { start: opening?.start ?? start, end }, problems };
}

/** Reads the front matter of a page's text. */
export function readFrontMatter(source: string): FrontMatterResult {
  const match = BETWEEN_LINES.exec(source);
  const [, opening = '', text = ''] = match ?? [];
  // A page that starts with a line across the page, and not with keys.
  const isBlock = match?.index === 0 && !/\n[ \t]*\r?\n[ \t]*(import\b|<[A-Z]|#)/.test(text);
  if (!isBlock) return hiddenFrontMatter(source);
  const block = blockOf(source, opening.length, opening.length + text.length);
  const problems = problemsIn(block, source);
  if (opening.trim() === '---') return { block, hidden: null, problems };
  const message = 'The first line must be "---" and nothing else. Delete the rest of the line.';
  const first = messagesAbout(source)({ start: 0, end: opening.trimEnd().length }, message, '---');
  return { block, hidden: { start: 0, end: match[0].length }, problems: [first, ...problems] };
}

/** The range of a value in the file, or of the nearest existing value around it. */
export function valueRange(block: FrontMatterBlock, path: readonly (string | number)[]): Range {
  if (path[0] === undefined || !keyIn(block.document, [path[0]])) return { start: 0, end: 3 };
  const { start, end } = valueIn(block.document, path);
  return { start: block.start + start, end: block.start + end };
}
