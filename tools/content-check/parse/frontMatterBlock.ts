import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import type { VFileMessage } from 'vfile-message';
import { type Document, parseDocument } from 'yaml';
import { explainIssue } from '../../../lib/facts/explainIssue';
import { firstOfEachPlace, keyRange as keyIn, valueRange as valueIn, yamlErrors } from '../../../lib/facts/yaml';
import { messagesAbout, type Range } from '../../../lib/message';
import { lineEnd } from '../../../lib/text';
import { checkFrontMatter, frontMatterSchema } from '../../../src/seo/frontMatter';

/** The text between the `---` lines of a page, with positions. */
export interface FrontMatterBlock extends Range {
  /** Its positions count from `start`. */
  document: Document.Parsed;
  /** The values by key, as Docusaurus reads them; none for a text that is not valid YAML. */
  values: Record<string, unknown>;
}

/** Docusaurus would run `---js` as a program. */
const BETWEEN_LINES = /^(---[ \t]*\w*[ \t]*\r?\n)([\s\S]*?)(?:\r?\n)?^---[ \t]*$/m;

function valuesOf(text: string): Record<string, unknown> {
  try {
    // As Docusaurus does; its main entry exports only an asynchronous version.
    return parseFileContentFrontMatter(`---\n${text}\n---\n`).frontMatter;
  } catch {
    return {};
  }
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

const NONE =
  'This page does not start with its front matter. Its first four lines are "---", "title: …", "description: …" and "---", with exactly three hyphens.';

/**
 * Reads the front matter of a page's text, and says why it cannot be read or is read in another way than its writer meant it.
 * @returns the block; null where there is none
 */
export function readFrontMatter(source: string): { block: FrontMatterBlock | null; problems: VFileMessage[] } {
  const report = messagesAbout(source);
  const match = BETWEEN_LINES.exec(source);
  const [, opening = '', text = ''] = match ?? [];
  // A page that starts with a line across the page, and not with keys.
  const isBlock = match?.index === 0 && !/\n[ \t]*\r?\n[ \t]*(import\b|<[A-Z]|#)/.test(text);
  if (!isBlock) return { block: null, problems: [report({ start: 0, end: Math.max(lineEnd(source, 0), 1) }, NONE)] };
  const document = parseDocument(text);
  const problems = yamlErrors(text, document, messagesAbout(source, opening.length));
  if (opening.trim() !== '---') {
    const message = 'The first line must be "---" and nothing else. Delete the rest of the line.';
    problems.unshift(report({ start: 0, end: opening.trimEnd().length }, message, '---'));
  }
  const [start, end] = [opening.length, opening.length + text.length];
  return { block: { start, end, document, values: valuesOf(text) }, problems };
}

/** The range of a value in the file, or of the nearest existing value around it. */
export function valueRange(block: FrontMatterBlock, path: readonly (string | number)[]): Range {
  if (path[0] === undefined || !keyIn(block.document, [path[0]])) return { start: 0, end: 3 };
  const { start, end } = valueIn(block.document, path);
  return { start: block.start + start, end: block.start + end };
}
