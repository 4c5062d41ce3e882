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
import type { MarkupProblem } from './markupProblem';
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
    'This part of the page is here in two versions, because two people changed it. Keep the text you want, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>.';
  return {
    problems: [{ start: start.index, end: start.index + start.line.length, message }],
    lines: lines.map(({ index, line }) => ({ start: index, end: index + line.length })),
  };
}

/** `Import {…} from …`, which Markdown reads as a sentence, together with the lines below it. */
const CAPITAL = /^(?:Import|IMPORT)(?=\s+(?:\{|\w+ from ))[^\n\r]*/gm;

function capitalImports(source: string): MarkupProblem[] {
  return [...source.matchAll(CAPITAL)].map(({ index, 0: line }) => {
    const suggestion = line.replace(/^\w+/, 'import');
    const range = { start: index, end: index + line.length };
    const message = `The word "import" is written in lower case. Write: ${suggestion}`;
    return { ...range, message, suggestion, handbook: '/handbook/pages#imports', leaveOut: [range] };
  });
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
  const capital = capitalImports(source);
  let text = [...merged.lines, ...capital].reduce(blank, source);
  const problems: Diagnostic[] = [...merged.problems, ...capital.map(({ leaveOut, ...problem }) => problem)];
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
    const isKnown = problems.some(({ start, end }) => problem.start < end && start < problem.end);
    // The end of a command of another program is the same mistake.
    if (!isKnown && !/^"\{% ?end/.test(problem.message)) problems.push(problem);
    const before = text;
    text = leaveOut.reduce(blank, text);
    if (text === before) text = blank(text, { start: problem.start, end: lineEnd(text, problem.start) });
    if (text === before) break;
  }
  return { tree: null, problems, readable: text };
}
