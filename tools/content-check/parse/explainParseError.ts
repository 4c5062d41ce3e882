import type { VFileMessage } from 'vfile-message';
import { lineEnd, lineNumber } from '../../../lib/lines';
import type { Range } from '../range';
import { explainBraces } from './braces';
import { explainImport } from './explainImport';
import { type Problem, problem } from './problem';

/** `range` is what the parser names. */
type Explain = (source: string, range: Range) => Problem;

interface NamedTag extends Range {
  name: string;
}

function tagAt(source: string, start: number): NamedTag {
  const close = source.indexOf('>', start);
  const name = /^<\/?\s*([\w.]+)/.exec(source.slice(start, start + 80))?.[1] ?? '';
  return { start, end: close < 0 ? source.length : close + 1, name };
}

/** The tag that the parser means: the one at the start of the range, or the one that a paragraph opens and does not close. */
function tagIn(source: string, { start, end }: Range): NamedTag {
  const text = source.slice(start, end);
  const opened = [...text.matchAll(/<([A-Za-z][\w.]*)/g)].filter(
    ({ index, 1: name }) => !text.slice(index).includes(`</${name}>`),
  );
  return tagAt(source, start + (opened.at(-1)?.index ?? 0));
}

/** Two tags of which one is beside text and the other is on a line of its own. */
const placedDifferently: Explain = (source, range) => {
  const tag = tagIn(source, range);
  const isClosing = source[tag.start + 1] === '/';
  const other = isClosing
    ? source.lastIndexOf(`<${tag.name}`, tag.start - 1)
    : source.indexOf(`</${tag.name}>`, tag.end);
  const partner = other < 0 ? tag : tagAt(source, other);
  const [opening, closing] = isClosing ? [partner, tag] : [tag, partner];
  const leaveOut = [opening, closing];
  // The tag on a line with text is the one to move.
  const isOpeningAlone = /^[ \t]*\r?\n/.test(source.slice(opening.end));
  const wrong = isOpeningAlone ? closing : opening;
  const message = isOpeningAlone
    ? `Put this on a line of its own, as <${tag.name}> on line ${lineNumber(source, opening.start)} is.`
    : `Start a new line after this, because </${tag.name}> is on a line of its own.`;
  return problem({ start: wrong.start, end: wrong.end }, message, { leaveOut });
};

const braces: Explain = (source, { start: offset }) => {
  const start = Math.max(source.lastIndexOf('{', offset), 0);
  const from = source[start - 1] === '{' ? start - 1 : start;
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
