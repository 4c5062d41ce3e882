import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import type { VFileMessage } from 'vfile-message';
import { type Document, parseDocument } from 'yaml';
import { explainIssue } from '../../../lib/facts/explainIssue';
import { firstOfEachPlace, keyRange as keyIn, valueRange as valueIn, yamlErrors } from '../../../lib/facts/yaml';
import { withWrittenDays } from '../../../lib/liveDays';
import { messagesAbout } from '../../../lib/message';
import type { Range } from '../../../lib/range';
import { lineEnd } from '../../../lib/text';
import { checkFrontMatter, frontMatterKeys, frontMatterSchema } from '../../../src/seo/frontMatter';

/** The text between the `---` lines of a page, with positions. */
export interface FrontMatterBlock extends Range {
  /** Its positions count from `start`. */
  document: Document.Parsed;
  /** The values by key, as Docusaurus reads them; none for a text that is not valid YAML. */
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
/** Lines of hyphens, dashes or other characters that were meant as "---", and what stands between them. */
const FENCE = '[ \\t]*[-—–−*_+=`~][-—–−*_+=`~ \\t]*';
const KEY_LINE = `["']?(?:${frontMatterKeys.join('|')})["']?[ \\t]*:`;
const LIKE_FRONT_MATTER = new RegExp(
  `^(${FENCE}\\r?\\n\\s*)?(${KEY_LINE}.*(?:\\r?\\n(?:\\w+:|[ \\t]+\\S).*)*)(\\r?\\n${FENCE}$)?`,
  'im',
);

function valuesOf(text: string): Record<string, unknown> {
  try {
    // As Docusaurus does; its main entry exports only an asynchronous version.
    return parseFileContentFrontMatter(`---\n${text}\n---\n`).frontMatter;
  } catch {
    return {};
  }
}

/** Reads front matter, and says why it cannot be read or is read in another way than its writer meant it. */
function blockOf(source: string, start: number, end: number): { block: FrontMatterBlock; problems: VFileMessage[] } {
  const text = source.slice(start, end);
  const document = parseDocument(text);
  return {
    block: { start, end, document, values: withWrittenDays(valuesOf(text), text) },
    problems: yamlErrors(text, document, messagesAbout(source, start)),
  };
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
  const report = messagesAbout(source);
  const match = LIKE_FRONT_MATTER.exec(source);
  if (!match) {
    const message =
      'This page has no title and no description. Start it with four lines: "---", "title: …", "description: …" and "---".';
    return {
      block: null,
      hidden: null,
      problems: [report({ start: 0, end: Math.max(lineEnd(source, 0), 1) }, message)],
    };
  }
  const [whole, before = '', text = ''] = match;
  const hidden = { start: match.index, end: match.index + whole.length };
  const start = hidden.start + before.length;
  const { block, problems } = blockOf(source, start, start + text.length);
  const message = 'Front matter stands at the top of the file, between two lines of exactly three hyphens: ---';
  return { block, hidden, problems: [report(hidden, message), ...problems] };
}

/** Reads the front matter of a page's text. */
export function readFrontMatter(source: string): FrontMatterResult {
  const match = BETWEEN_LINES.exec(source);
  const [, opening = '', text = ''] = match ?? [];
  // A page that starts with a line across the page, and not with keys.
  const isBlock = match?.index === 0 && !/\n[ \t]*\r?\n[ \t]*(import\b|<[A-Z]|#)/.test(text);
  if (!isBlock) return hiddenFrontMatter(source);
  const { block, problems } = blockOf(source, opening.length, opening.length + text.length);
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
