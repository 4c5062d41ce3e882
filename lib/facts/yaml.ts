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
import type { Report } from '../message';
import { lineEnd, replaceRange, START_OF_FILE, type TextRange } from '../range';

/** The path of a value in a document: keys and indexes. */
export type Path = readonly (string | number)[];

/**
 * Puts a text into straight quotation marks. One that it already has at its start or end is not repeated; those inside become
 * curly.
 */
export function quote(text: string): string {
  const plain = text.trim().replace(/^"([^"]*)"?$|^([^"]*)"$|^'(.*)'$/s, '$1$2$3');
  return `"${plain.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”')}"`;
}

/** The range of the last key in a path; null if there is no such key. */
export function keyRange(document: Document.Parsed, path: Path): TextRange | null {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const range = isScalar(pair?.key) ? pair.key.range : null;
  return range ? { start: range[0], end: range[1] } : null;
}

/** The range of a value, or of the nearest existing value around it. For an entry with several lines, only its start. */
export function valueRange(document: Document.Parsed, path: Path): TextRange {
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

/** Returns where the quoted text starts in which an error is; for other errors, their offset. */
function offsetOf({ pos: [offset] }: YAMLError, document: Document.Parsed): number {
  let start = offset;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset && offset <= range[1]) [start] = range;
    },
  });
  return start;
}

const ADVICE =
  'Write a name, a colon, a space and a text, in quotation marks if it contains a colon, name: "Plans: four", with as many spaces before it as its neighbors.';

/** Reports why a text is not valid YAML. One mistake often causes several errors of the parser, so only the first counts. */
function reportError(error: YAMLError, document: Document.Parsed, source: string, report: Report): void {
  const offset = Math.min(offsetOf(error, document), source.trimEnd().length);
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const line = source.slice(start, lineEnd(source, offset)).trimEnd();
  const [before = ''] = /^\s*(?:- +)?/.exec(line) ?? [];
  const [, name, value = ''] = /^(\w[\w-]*):\s*([^\s[{].*)$/.exec(line.slice(before.length)) ?? [];
  const range = { start: start + before.length, end: Math.max(start + line.length, start + before.length + 1) };
  // `title: Plans: four`, `title: "Plans` and `title:Plans` need quotation marks or a space; `title: "Plans",` no comma.
  const correction = `${name}: ${quote(value.replace(/(["']),$/, '$1'))}`;
  const isReadable = name !== undefined && parseDocument(replaceRange(source, range, correction)).errors.length === 0;
  if (isReadable) report(range, { reason: `This line cannot be read. Write: ${correction}`, correction });
  else report(range, `${error.message}. ${ADVICE}`);
}

/** Returns the ranges of aliases, which can contain themselves or grow exponentially, and of tags. Facts need neither. */
export function aliasesAndTags(document: Document.Parsed): TextRange[] {
  const ranges: TextRange[] = [];
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.tag) ranges.push({ start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 });
    },
  });
  return ranges;
}

/** Reports a text that ends, for YAML, before what its writer meant to be part of it. */
function reportCutText({ type, value, comment, range }: Scalar, source: string, report: Report): void {
  const [start, end] = range ?? [0, 0];
  const isWriters = comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ';
  if (typeof value !== 'string' || type !== 'PLAIN' || !isWriters) return;
  const whole = quote(`${value} #${comment}`);
  const reason = `Visitors would not see what follows "#", which starts a comment. Write: ${whole}`;
  report({ start, end: lineEnd(source, end) }, { reason, correction: whole });
}

/** Reports why a text cannot be read, or is read differently than its writer meant it. */
export function reportYaml(source: string, document: Document.Parsed, report: Report): void {
  const [error] = document.errors;
  if (error) return void reportError(error, document, source, report);
  for (const range of aliasesAndTags(document)) {
    const text = source.slice(range.start, range.end);
    report(range, `A text that starts with "*" or "!" needs quotation marks. Write: "${text}"`);
  }
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key') reportCutText(node, source, report);
    },
  });
}
