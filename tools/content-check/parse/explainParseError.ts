import type { VFileMessage } from 'vfile-message';
import { lineEnd, lineNumber } from '../../../lib/text';
import type { Range } from '../range';
import { explainBraces } from './braces';
import { explainImport } from './explainImport';
import { type Problem, problem } from './problem';

/** `range` is what the parser names. */
type Explain = (source: string, range: Range) => Problem;

function tagAt(source: string, start: number): Range {
  const close = source.indexOf('>', start);
  return { start, end: close < 0 ? source.length : close + 1 };
}

/**
 * Two tags of which one is beside text and the other is on a line of its own. The parser names the closing tag, or the paragraph
 * with the opening one.
 */
const placedDifferently: Explain = (source, { start, end }) => {
  const text = source.slice(start, end);
  const isClosing = text.startsWith('</');
  const opened = [...text.matchAll(/<([A-Za-z][\w.]*)/g)].findLast(
    ({ index, 1: name }) => !text.slice(index).includes(`</${name}>`),
  );
  const tag = tagAt(source, start + (opened?.index ?? 0));
  const name = opened?.[1] ?? /^<\/?\s*([\w.]+)/.exec(text)?.[1] ?? '';
  const other = isClosing ? source.lastIndexOf(`<${name}`, start - 1) : source.indexOf(`</${name}>`, tag.end);
  // The other tag is part of a mistake that has its own finding.
  if (isClosing && other < 0) return problem(tag, '');
  const message = isClosing
    ? `Put this on a line of its own, as <${name}> on line ${lineNumber(source, other)} is.`
    : `Start a new line after this, because </${name}> is on a line of its own.`;
  return problem(tag, message, { leaveOut: other < 0 ? [tag] : [tag, tagAt(source, other)] });
};

const braces: Explain = (source, { start: offset }) => {
  const start = Math.max(source.lastIndexOf('{', offset), 0);
  const from = source[start - 1] === '{' ? start - 1 : start;
  const list = /^\{[^}]*\}\s*from\b.*/.exec(source.slice(from))?.[0];
  if (list) {
    const range = { start: source.lastIndexOf('\n', from) + 1, end: from + list.length };
    return problem(range, 'An import starts with "import", in lower case and without spaces before it.');
  }
  const [written = '{'] = /^\{+[^{}\n]*\}*/.exec(source.slice(from)) ?? [];
  return explainBraces(source, { start: from, end: from + written.length });
};

const lazyLine: Explain = (source, { start: offset }) => {
  const end = Math.max(lineEnd(source, offset), offset + 1);
  const start = Math.max(source.lastIndexOf('<', offset - 1), source.lastIndexOf('{', offset - 1), 0);
  const message = 'This line belongs to the list or quotation above. Start it as the line above starts.';
  return problem({ start: offset, end }, message, { leaveOut: [{ start, end }] });
};

/** What the parsers refuse, by `source:ruleId` of their messages. */
const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  'mdast-util-mdx-jsx:end-tag-mismatch': placedDifferently,
  'mdast-util-mdx-jsx:unexpected-closing-slash': placedDifferently,
  'micromark-extension-mdxjs-esm:acorn': (source, { start }) => explainImport(source, start),
  'micromark-extension-mdxjs-esm:non-esm': (source, { start }) => explainImport(source, start),
  'micromark-extension-mdx-expression:acorn': braces,
  'micromark-extension-mdx-expression:unexpected-eof': braces,
  'micromark-extension-mdx-expression:non-spread': braces,
  'micromark-extension-mdx-expression:spread-extra': braces,
  'micromark-extension-mdx-expression:unexpected-lazy': lazyLine,
  'micromark-extension-mdx-jsx:unexpected-lazy': lazyLine,
};

/** Explains an error of the parser, and says what to leave out to read on; null where it names no place. */
export function explainParseError(source: string, { place, source: parser, ruleId }: VFileMessage): Problem | null {
  if (!place) return null;
  const { start, end } = 'start' in place ? place : { start: place, end: place };
  const offset = Math.min(start.offset ?? 0, Math.max(source.length - 1, 0));
  const explain = EXPLANATIONS[`${parser}:${ruleId}`];
  if (explain) return explain(source, { start: offset, end: end.offset ?? offset });
  const message = 'This line cannot be read. Write it like an example in the handbook, or delete it.';
  return problem({ start: offset, end: Math.max(lineEnd(source, offset), offset + 1) }, message);
}
