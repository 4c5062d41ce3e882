import { type Document, isMap, isNode, isPair, isScalar, parseDocument, type Scalar } from 'yaml';
import { lineEnd } from '../../../lib/lines';
import { withWrittenDays } from '../../../lib/liveDays';
import { frontMatterKeys } from '../../../src/seo/frontMatter';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { readYaml } from './readYaml';
import { yamlProblems } from './yamlProblems';

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
const KEY_LINE = new RegExp(
  `^\\s*["']?(${[...frontMatterKeys, 'descripton', 'desc'].join('|')})["']?\\s*(:|=(?!["'{]))`,
  'i',
);
const ALMOST_A_FENCE =
  /^[ \t]*(-{1,2}|-{4,}|[—–−]+-*|(- ){2,}-?|-+ -+|\*{3,}|_{3,}|\+{3,}|={3,}|`{3,}\w*|~{3,}\w*)[ \t]*$/;
const FENCE = /^---[ \t]*$/;

function valuesOf(text: string): Record<string, unknown> {
  try {
    return readYaml(text);
  } catch {
    // The lines that can be read one by one.
    const lines = text.split(/\r?\n/).filter((line) => /^\w+:/.test(line));
    return Object.assign(
      {},
      ...lines.map((line) => {
        try {
          const value: unknown = readYaml(line);
          return typeof value === 'object' ? value : {};
        } catch {
          return {};
        }
      }),
    );
  }
}

function blockOf(source: string, start: number, end: number): FrontMatterBlock {
  const text = source.slice(start, end);
  const values: unknown = valuesOf(text);
  return {
    start,
    end,
    document: parseDocument(text),
    values:
      typeof values === 'object' && values !== null ? withWrittenDays(values as Record<string, unknown>, text) : {},
  };
}

interface Line extends Range {
  text: string;
}

function linesOf(source: string): Line[] {
  let start = 0;
  return source.split('\n').map((line) => {
    const range = { start, end: start + line.replace(/\r$/, '').length, text: line.replace(/\r$/, '') };
    start += line.length + 1;
    return range;
  });
}

/** Front matter that is there, but not where or how Docusaurus looks for it. */
function hiddenFrontMatter(source: string): FrontMatterResult {
  const missing: FrontMatterResult = {
    block: null,
    hidden: null,
    textStart: 0,
    problems: [
      {
        start: 0,
        end: Math.max(lineEnd(source, 0), 1),
        message:
          'This page has no title and no description. Start it with four lines: "---", "title: …", "description: …" and "---".',
      },
    ],
  };
  const lines = linesOf(source);
  const firstKey = lines.slice(0, 40).findIndex(({ text }) => KEY_LINE.test(text));
  const key = lines[firstKey];
  if (!key) return missing;

  const openingIndex = lines
    .slice(0, firstKey)
    .findLastIndex(({ text }) => FENCE.test(text.trim()) || ALMOST_A_FENCE.test(text));
  const opening = lines[openingIndex];
  const isRight = opening !== undefined && FENCE.test(opening.text);
  let closingIndex = lines.findIndex(
    ({ text }, index) => index > firstKey && (FENCE.test(text.trim()) || ALMOST_A_FENCE.test(text)),
  );
  const textIndex = lines.findIndex(
    ({ text }, index) => index > firstKey && (text.trim() === '' || /^(import|<|#)/.test(text)),
  );
  if (closingIndex > textIndex && textIndex >= 0) closingIndex = -1;
  const lastIndex = (closingIndex >= 0 ? closingIndex : textIndex >= 0 ? textIndex : lines.length) - 1;
  const closing = lines[closingIndex];
  const last = lines[lastIndex] ?? key;
  const first = lines.slice(0, openingIndex >= 0 ? openingIndex : firstKey).find(({ text }) => text.trim() !== '');

  const problem = ((): Diagnostic | null => {
    if (!opening)
      return {
        start: key.start,
        end: key.end,
        message:
          'The lines at the top of a page start with a line of three hyphens. Write "---" on a line of its own before this one.',
      };
    if (first)
      return {
        start: first.start,
        end: first.end,
        message: `Title and description, the lines between "---", have to be at the very top of the file. Move "${first.text.trim().slice(0, 40)}" below them.`,
      };
    if (!isRight)
      return {
        start: opening.start,
        end: opening.end,
        message: `The first line of a page is exactly three hyphens, without spaces before them. Write "---" in place of "${opening.text.trim()}".`,
        suggestion: '---',
      };
    if (openingIndex > 0)
      return {
        start: 0,
        end: 1,
        message: 'The "---" has to be on the first line of the file. Delete the empty lines above it.',
      };
    if (!closing)
      return {
        start: last.start,
        end: Math.max(last.end, last.start + 1),
        message:
          'The lines at the top of a page end with a line of three hyphens. Write "---" on a line of its own after this one.',
      };
    if (!FENCE.test(closing.text))
      return {
        start: closing.start,
        end: closing.end,
        message: `The lines at the top of a page end with exactly three hyphens, without spaces before them. Write "---" in place of "${closing.text.trim()}".`,
        suggestion: '---',
      };
    return null;
  })();
  const end = closing ?? last;
  const block = blockOf(source, key.start, last.end);
  const hidden = { start: opening?.start ?? key.start, end: end.end };
  return {
    block,
    hidden,
    textStart: end.end,
    problems: problem ? [problem, ...yamlProblems(block, source)] : missing.problems,
  };
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
