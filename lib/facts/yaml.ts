import type { VFileMessage } from 'vfile-message';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { type MakeMessage, type Range, rangeOfMessage, replaced, START_OF_FILE } from '../message';
import { lineEnd, quoted } from '../text';

/** The path of a value in a document: keys and indexes. */
export type Path = readonly (string | number)[];

/** The range of the last key in a path; null if there is no such key. */
export function keyRange(document: Document.Parsed, path: Path): Range | null {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const range = isScalar(pair?.key) ? pair.key.range : null;
  return range ? { start: range[0], end: range[1] } : null;
}

/** The range of a value, or of the nearest existing value around it. For an entry with several lines, only its start. */
export function valueRange(document: Document.Parsed, path: Path): Range {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range && node.range[1] > node.range[0]) {
      return { start: node.range[0], end: isScalar(node) ? node.range[1] : node.range[0] };
    }
    const key = keyRange(document, path.slice(0, length));
    if (key) return key;
  }
  return START_OF_FILE;
}

const INDENT = 'This line is indented differently from the lines it belongs to. Give it the same number of spaces.';
const NO_COLON = 'This line has no name and colon, as in "name: Team". Write them, or join it with the line above.';

/** Explanations by the parser's error codes. */
const REASONS: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: INDENT,
  DUPLICATE_KEY:
    'This name is written twice in this entry. Delete one of the two, or start a new entry here with a hyphen.',
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  TAB_AS_INDENT: 'This line starts with a tab. Write spaces instead.',
};
const OTHER = 'This line cannot be read. Write it as a name, a colon, a space and a text: name: "…"';

/** Whether a text with a range replaced can be parsed at least to the end of that range. */
function parsesWith(source: string, range: Range, right: string): boolean {
  const [error] = parseDocument(replaced(source, range, right)).errors;
  return !error || error.pos[0] > range.start + right.length;
}

/** Returns the offset of an error: for quotation marks that are not closed, where they open. */
function offsetOf({ message, pos }: YAMLError, document: Document.Parsed): number {
  let offset = pos[0];
  if (!message.startsWith('Missing closing')) return offset;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < pos[0]) [offset] = range;
    },
  });
  return offset;
}

/** Explains why a text is not valid YAML. One mistake often causes several errors of the parser, so only the first counts. */
function explainError(error: YAMLError, document: Document.Parsed, source: string, report: MakeMessage): VFileMessage {
  const offset = Math.min(offsetOf(error, document), source.trimEnd().length);
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const line = source.slice(start, lineEnd(source, offset)).trimEnd();
  const [before = ''] = /^\s*(?:- +)?/.exec(line) ?? [];
  const written = line.slice(before.length);
  const [, name, value = ''] = /^(\w[\w-]*):\s*([^\s[{].*)$/.exec(written) ?? [];
  const range = { start: start + before.length, end: Math.max(start + line.length, start + before.length + 1) };
  // `title: Plans: four`, `title: "Plans` and `title:Plans` need quotation marks or a space; `title: "Plans",` no comma.
  const right = name ? `${name}: ${quoted(value.replace(/(["']),$/, '$1'))}` : null;
  if (right !== null && error.code !== 'DUPLICATE_KEY' && parsesWith(source, range, right))
    return report(range, `This line cannot be read. Write: ${right}`, right);
  // The parser takes a line that is indented too far for part of the line above, and reports that one.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return report({ start: range.end + 1, end: lineEnd(source, range.end + 1) }, INDENT);
  const reason = REASONS[error.code] ?? OTHER;
  return report(range, reason === NO_COLON && /^[\w-]+:(?:\s|$)/.test(written) ? INDENT : reason);
}

/** Returns the ranges of aliases, which can contain themselves or grow exponentially, and of tags. Facts need neither. */
export function aliasesAndTags(document: Document.Parsed): Range[] {
  const ranges: Range[] = [];
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.tag) ranges.push({ start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 });
    },
  });
  return ranges;
}

/** A value that YAML reads, but not as its writer meant it. */
function misread({ type, value, comment, range }: Scalar, source: string, report: MakeMessage): VFileMessage | null {
  const [start, end] = range ?? [0, 0];
  if (typeof value !== 'string' || type !== 'PLAIN') return null;
  if (/^[“”„«].*[“”»]$/.test(value)) {
    const plain = value.slice(1, -1);
    return report({ start, end }, `Visitors would see these curly quotation marks. Write: ${plain}`, plain);
  }
  if (comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ') {
    const whole = quoted(`${value} #${comment}`);
    const message = `Visitors would not see what follows "#", which starts a comment. Write: ${whole}`;
    return report({ start, end: lineEnd(source, end) }, message, whole);
  }
  return null;
}

/** Says why a text cannot be read, or is read differently than its writer meant it. */
export function yamlErrors(source: string, document: Document.Parsed, report: MakeMessage): VFileMessage[] {
  const [error] = document.errors;
  if (error) return [explainError(error, document, source, report)];
  const errors = aliasesAndTags(document).map((range) =>
    report(
      range,
      `A text that starts with "*" or "!" needs quotation marks. Write: "${source.slice(range.start, range.end)}"`,
    ),
  );
  visit(document, {
    Scalar(key, node) {
      const message = key === 'key' ? null : misread(node, source, report);
      if (message) errors.push(message);
    },
  });
  return errors;
}

/** Returns the first of the messages at each position, in the order of positions. */
export function firstAtEachPosition(messages: readonly VFileMessage[]): VFileMessage[] {
  const startOf = (message: VFileMessage) => rangeOfMessage(message).start;
  const first = [...new Map([...messages].reverse().map((message) => [startOf(message), message])).values()];
  return first.sort((a, b) => startOf(a) - startOf(b));
}
