import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { lineEnd } from '../../../lib/lines';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { blank } from './blank';
import { explainParseError } from './explainParseError';
import { scanMarkup } from './scanMarkup';

export interface ParsedText {
  /** Markdown and blocks with positions; null where nothing can be read. */
  tree: Root | null;
  /** What the parser cannot read. The tree leaves it out. */
  problems: Diagnostic[];
  /** The source with spaces in place of what the tree leaves out. */
  readable: string;
}

/** Docusaurus' dialect with `future.v4`, except for admonitions, which are paragraphs here. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** Faults that the parser alone finds are left out one by one. */
const MAXIMUM_ATTEMPTS = 12;

const MERGE_LINE = /^(<{7}|={7}|>{7}|\|{7})( .*)?\r?$/gm;

/** The lines that git writes around both versions of a text. */
function mergeMarkers(source: string): { problems: Diagnostic[]; lines: Range[] } {
  const lines = [...source.matchAll(MERGE_LINE)].map(({ index, 0: line }) => ({ index, line: line.trimEnd() }));
  if (!lines.some(({ line }) => /^[<>]/.test(line))) return { problems: [], lines: [] };
  const start = lines.find(({ line }) => line.startsWith('<')) ?? lines[0];
  const end = lines.find(({ line }) => line.startsWith('>')) ?? lines.at(-1);
  if (!start || !end) return { problems: [], lines: [] };
  const message =
    'Two versions of this text were merged and nobody has chosen one. Keep the text you want, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>.';
  return {
    problems: [{ start: start.index, end: start.index + start.line.length, message }],
    lines: lines.map(({ index, line }) => ({ start: index, end: index + line.length })),
  };
}

function parse(text: string): { tree: Root } | { error: VFileMessage } {
  try {
    return { tree: processor.parse(text) };
  } catch (error) {
    return { error: error as VFileMessage };
  }
}

/**
 * Parses a page, and leaves out what cannot be parsed. Positions are those of the source.
 * @param from where the text after the front matter starts
 */
export function parseText(source: string, from: number): ParsedText {
  const merged = mergeMarkers(source);
  let text = merged.lines.reduce(blank, source);
  const problems: Diagnostic[] = [...merged.problems];
  let result = parse(text);
  if ('tree' in result) return { tree: result.tree, problems, readable: text };

  for (const { leaveOut, ...problem } of scanMarkup(text, from)) {
    problems.push(problem);
    text = leaveOut.reduce(blank, text);
  }
  for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt += 1) {
    result = parse(text);
    if ('tree' in result) return { tree: result.tree, problems, readable: text };
    const { leaveOut, ...problem } = explainParseError(text, result.error);
    // The scan names the cause of most errors.
    if (!problems.some(({ start, end }) => problem.start < end && start < problem.end)) problems.push(problem);
    const before = text;
    text = leaveOut.reduce(blank, text);
    if (text === before) text = blank(text, { start: problem.start, end: lineEnd(text, problem.start) });
    if (text === before) break;
  }
  return { tree: null, problems, readable: text };
}
