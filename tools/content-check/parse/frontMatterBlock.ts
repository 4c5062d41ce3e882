import { type Document, isMap, isNode, isPair, isScalar, parseDocument, type Scalar } from 'yaml';
import { aliasErrors, misreadValues, yamlErrors } from '../../../lib/facts/yamlErrors';
import { lineEnd } from '../../../lib/lines';
import { withWrittenDays } from '../../../lib/liveDays';
import { frontMatterKeys } from '../../../src/seo/frontMatter';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { readYaml } from './readYaml';

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
  problems: Diagnostic[];
  /** What the rest of the check leaves out: front matter that Docusaurus would show as text. */
  hidden: Range | null;
  /** Where the text after it starts. */
  textStart: number;
}

const BETWEEN_LINES = /^(---[ \t]*\r?\n)([\s\S]*?)(?:\r?\n)?^---[ \t]*$/m;
const KEY_LINE = new RegExp(`^[ \\t]*["']?(?:${frontMatterKeys.join('|')})["']?[ \\t]*:.*$`, 'im');
/** A line of hyphens, dashes or other characters that was meant as "---". */
const LIKE_A_FENCE = /^[ \t]*(?:-+|[—–−]+-*|(?:- ?){2,}|\*{3,}|_{3,}|\+{3,}|={3,}|`{3,}\w*|~{3,}\w*)[ \t]*$/;

function valuesOf(text: string): Record<string, unknown> {
  const read = (part: string): Record<string, unknown> => {
    try {
      const value: unknown = readYaml(part);
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
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
function yamlProblems({ start, end, document }: FrontMatterBlock, source: string): Diagnostic[] {
  const text = source.slice(start, end);
  const errors = yamlErrors(text, document.errors, frontMatterKeys);
  const found = errors.length > 0 ? errors : [...aliasErrors(text, document), ...misreadValues(text, document)];
  return found.map((error) => ({ ...error, start: start + error.start, end: start + error.end }));
}

/** Front matter that is there, but not where or how Docusaurus looks for it. */
function hiddenFrontMatter(source: string): FrontMatterResult {
  const key = KEY_LINE.exec(source.split('\n', 40).join('\n'));
  if (!key) {
    const message =
      'This page has no title and no description. Start it with four lines: "---", "title: …", "description: …" and "---".';
    const range = { start: 0, end: Math.max(lineEnd(source, 0), 1) };
    return { block: null, hidden: null, textStart: 0, problems: [{ ...range, message }] };
  }
  let offset = 0;
  const lines = source.split('\n').map((line) => {
    const range = { start: offset, end: offset + line.replace(/\r$/, '').length, text: line.replace(/\r$/, '') };
    offset += line.length + 1;
    return range;
  });
  const first = lines.findIndex(({ end }) => end >= key.index + key[0].trimEnd().length);
  const opening = lines.slice(0, first).findLast(({ text }) => LIKE_A_FENCE.test(text));
  const after = lines.findIndex(
    ({ text }, index) => index > first && (LIKE_A_FENCE.test(text) || /^\s*$|^(?:import|<|#)/.test(text)),
  );
  const closing = lines[after] && LIKE_A_FENCE.test(lines[after].text) ? lines[after] : null;
  const last = lines[(after < 0 ? lines.length : after) - 1] ?? key;
  const above = lines.slice(0, first).find((line) => line !== opening && line.text.trim() !== '');

  const rule = 'Front matter starts and ends with a line of exactly three hyphens.';
  const wrongFence = [opening, closing].find((line) => line && line.text.trimEnd() !== '---');
  let problem: Diagnostic;
  if (wrongFence) problem = { ...wrongFence, message: `${rule} Write: ---`, suggestion: '---' };
  else if (!opening)
    problem = { start: key.index, end: key.index + key[0].length, message: `${rule} Write "---" above this line.` };
  else if (above)
    problem = { ...above, message: 'Front matter stands at the very top of the file. Move this line below it.' };
  else if (!closing)
    problem = {
      start: lines[after - 1]?.start ?? key.index,
      end: lines[after - 1]?.end ?? source.length,
      message: `${rule} Write "---" below this line.`,
    };
  else
    problem = {
      start: 0,
      end: 1,
      message: 'The first "---" stands on the first line of the file. Delete the empty lines above it.',
    };
  const end = 'end' in last ? last.end : source.length;
  const block = blockOf(source, lines[first]?.start ?? 0, end);
  const hidden = { start: opening?.start ?? block.start, end: closing?.end ?? end };
  const { start, message, suggestion } = problem;
  const problems = [
    { start, end: Math.max(problem.end, start + 1), message, suggestion },
    ...yamlProblems(block, source),
  ];
  return { block, hidden, textStart: hidden.end, problems };
}

/** Reads the front matter of a page's text. */
export function readFrontMatter(source: string): FrontMatterResult {
  const match = BETWEEN_LINES.exec(source);
  const [, opening = '', text = ''] = match ?? [];
  // A page that starts with a line across the page, and not with keys.
  const isBlock = match?.index === 0 && !/\n[ \t]*\r?\n[ \t]*(import\b|<[A-Z]|#)/.test(text);
  if (!isBlock) return hiddenFrontMatter(source);
  const block = blockOf(source, opening.length, opening.length + text.length);
  return { block, hidden: null, textStart: match[0].length, problems: yamlProblems(block, source) };
}

/** The range of a key in the file; null where the key is missing. */
export function keyRange(block: FrontMatterBlock, key: string): Range | null {
  if (!isMap(block.document.contents)) return null;
  const pair = block.document.contents.items.find(
    (item) => isPair(item) && isScalar(item.key) && item.key.value === key,
  );
  return pair ? rangeOf(block, pair.key as Scalar) : null;
}

/** The range of a value in the file, or of the nearest existing value around it. */
export function valueRange(block: FrontMatterBlock, path: readonly (string | number)[]): Range {
  for (let length = path.length; length > 0; length -= 1) {
    const node = block.document.getIn(path.slice(0, length), true);
    const range = isNode(node) ? rangeOf(block, node) : null;
    if (range && range.end > range.start) return range;
  }
  return (path.length > 0 && keyRange(block, String(path[0]))) || { start: 0, end: 3 };
}

function rangeOf(block: FrontMatterBlock, node: { range?: [number, number, number] | null }): Range | null {
  return node.range ? { start: block.start + node.range[0], end: block.start + node.range[1] } : null;
}
