import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { lineEnd } from '../../../lib/text';
import type { Diagnostic } from '../diagnostic';
import { blank } from './blank';
import { explainParseError } from './explainParseError';
import { type Problem, problem } from './problem';
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

function parse(text: string): { tree: Root } | { error: VFileMessage } {
  try {
    return { tree: processor.parse(text) };
  } catch (error) {
    return { error: error as VFileMessage };
  }
}

/** What the parser refuses without a place. */
const UNKNOWN = problem(
  { start: 0, end: 0 },
  'Something on this page cannot be read. Undo the last change, and try again.',
);

/**
 * Parses a page, and leaves out what cannot be parsed, so that several mistakes are found. Positions are those of the source.
 * @param from where the text after the front matter starts
 */
export function parseText(source: string, from: number): ParsedText {
  const problems: Problem[] = [];
  const leaveOut = (text: string, found: readonly Problem[]) => found.flatMap((it) => it.leaveOut).reduce(blank, text);
  let text = source;
  for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt += 1) {
    const result = parse(text);
    if ('tree' in result) return { tree: result.tree, problems, readable: text };
    // The scan names the weekly mistakes; what the parser refuses then is explained by its own message.
    const scanned = attempt === 0 ? scanMarkup(text, from) : [];
    const explained = scanned.length > 0 ? null : explainParseError(text, result.error);
    const found = explained ? [explained] : scanned;
    const isKnown = ({ start, end }: Problem) => problems.some((other) => other.start < end && start < other.end);
    problems.push(...found.filter((it) => it.message !== '' && !isKnown(it)));
    const before = text;
    text = leaveOut(text, found);
    if (text === before)
      text = found.reduce((rest, { start }) => blank(rest, { start, end: lineEnd(rest, start) }), text);
    if (text === before) {
      problems.push(...(problems.length === 0 ? [UNKNOWN] : []));
      break;
    }
  }
  return { tree: null, problems, readable: text };
}
