import type { Document, YAMLError } from 'yaml';
import { type Scalar, visit } from 'yaml';
import { quoted } from '../quoted';
import { lineEnd } from '../text';
import type { FactError } from './factError';

const INDENT = 'This line is indented differently from the lines it belongs to. Give it the same number of spaces.';

/** What the parser refuses, by its codes. Other codes have the last sentence. */
const MESSAGES: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: INDENT,
  MISSING_CHAR: 'A quotation mark, a "[" or a "{" has no end here. Write its end.',
  MULTILINE_IMPLICIT_KEY:
    'This line has no name and colon, as in "name: Team". Write them, or join it with the line above.',
};
const OTHER = 'This line cannot be read. Write it as a name, a colon, a space and a text: name: "…"';

/** Mistakes that a line by itself shows: what to say, and the line as it should be. The first that matches counts. */
const LINES: readonly [pattern: RegExp, reason: string, right: string][] = [
  [/:\t+/, 'A tab follows the colon, and must be a space', ': '],
  [/^(?:[•–—·*]\s+(?=\w)|-(?=[\w"'])(?!-))/, 'An entry starts with a hyphen and a space', '- '],
  [/^((?:- +)?["']?[\w-]+["']?[ \t]*):(?=[^\s/])/, 'A space after the colon is missing', '$1: '],
  [/^((?:- +)?(?:[\w-]+: +)?\[[^\]]*[^\],\s])$/, 'The "]" at the end is missing', '$1]'],
  [/^((?:- +)?(?:[\w-]+: +)?\{[^}]*[^},\s])$/, 'The "}" at the end is missing', '$1 }'],
];
/** A value that YAML reads as something else than text, or not at all. */
const NEEDS_QUOTES =
  /^"(?!(?:[^"\\]|\\.)*"\s*(?:#.*)?$)|^'(?!(?:[^']|'')*'\s*(?:#.*)?$)|^[@`%!&*,\]}]|^[|>](?![-+\d]*\s*(?:#.*)?$)|^\[[^[\]]*\]\s*[^\s#]|^[^"'[{]*:(?:\s|$)/;

/** Whether the value of a line is a quotation that ends on one of the lines below, before the next name. */
function endsBelow(line: string, below: readonly string[]): boolean {
  const [, mark = ''] = /^[ \t]*(?:- +)?[\w-]+:[ \t]+(["'])/.exec(line) ?? [];
  const next = below.findIndex((other) => /^[ \t]*(?:- +)?[\w-]+:(?:\s|$)/.test(other));
  const own = next < 0 ? below : below.slice(0, next);
  return mark !== '' && own.some((other) => other.trimEnd().endsWith(mark));
}

/** What is wrong with a line, if the line by itself shows it. */
function lineMistake(line: string, names: readonly string[]): Pick<FactError, 'message' | 'suggestion'> | null {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return null;
  if (/^ *\t/.test(line))
    return { message: 'This line starts with a tab. Write spaces in its place.', suggestion: null };
  const write = (reason: string, suggestion: string) => ({
    message: `${reason}. Write: ${suggestion.slice(0, 200)}`,
    suggestion,
  });
  const [, lead = '', name = '', value = ''] = /^((?:- +)?["']?([\w-]+)["']?[ \t]*:[ \t]+)(.*)$/.exec(text) ?? [];
  const [, dash = '', known = '', rest = ''] = /^((?:- +)?)(\w+)\s*[=–—-]?(?:\s+(?!.*:\s)(.*))?$/.exec(text) ?? [];
  if (names.some((it) => it.toLowerCase() === known.toLowerCase()))
    return write(`The colon after "${known}" is missing`, `${dash}${known}: ${rest}`.trimEnd());
  const row = LINES.find(([pattern]) => pattern.test(text));
  if (row) return write(row[1], text.replace(row[0], row[2]));
  if (name && NEEDS_QUOTES.test(value)) return write('This text needs quotation marks around it', lead + quoted(value));
  return null;
}

function duplicate(source: string, position: number): FactError {
  const start = source.lastIndexOf('\n', position - 1) + 1;
  const name = /^[\s-]*["']?([\w-]+)/.exec(source.slice(start))?.[1] ?? 'name';
  const message = `"${name}" is written twice in this entry. Delete one of the two, or start a new entry here with a hyphen.`;
  return { start: position, end: lineEnd(source, position), message, suggestion: null };
}

/**
 * Explains why a text is not valid YAML. One mistake often causes several errors of the parser, so only the first counts.
 * @param names the names that such a text may have
 */
export function yamlErrors(source: string, errors: readonly YAMLError[], names: readonly string[]): FactError[] {
  const [error] = errors;
  if (!error) return [];
  const [position] = error.pos;
  if (error.code === 'DUPLICATE_KEY') return [duplicate(source, position)];
  // The line with the mistake is the one of the error or, for a mark without an end, one before it.
  let start = 0;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    if (start > Math.max(position, 0)) break;
    const isWhole = !endsBelow(line, lines.slice(index + 1));
    const mistake = isWhole ? lineMistake(line.replace(/\r$/, ''), names) : null;
    if (mistake) {
      const from = start + line.search(/\S/);
      return [{ start: from, end: Math.max(start + line.trimEnd().length, from + 1), ...mistake }];
    }
    start += line.length + 1;
  }
  // The parser takes a line that is indented too far for a part of the line above, and names that one.
  const isBelow = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  const place = Math.min(isBelow ? lineEnd(source, position) + 1 : position, Math.max(source.length - 1, 0));
  const lineStart = source.lastIndexOf('\n', place - 1) + 1;
  const end = Math.max(lineEnd(source, place), lineStart + 1);
  return [{ start: lineStart, end, message: MESSAGES[error.code] ?? OTHER, suggestion: null }];
}

/** Finds references to other parts of the text, which can contain themselves or grow without end. */
export function aliasErrors(source: string, document: Document.Parsed): FactError[] {
  const errors: FactError[] = [];
  visit(document, {
    Alias(_, { range }) {
      const [start = 0, end = 0] = range ?? [];
      const message = `A text that starts with "*" needs quotation marks. Write: "${source.slice(start, end)}"`;
      errors.push({ start, end, message, suggestion: null });
    },
  });
  return errors;
}

/** A value that YAML reads, but not as its writer meant it. */
function misread({ type, value, comment, range }: Scalar, source: string): FactError | null {
  const [start, end] = range ?? [0, 0];
  if (typeof value !== 'string' || type !== 'PLAIN') return null;
  if (/^[“”„«].*[“”»]$/.test(value)) {
    const suggestion = value.slice(1, -1);
    return { start, end, message: `Visitors would see these curly quotation marks. Write: ${suggestion}`, suggestion };
  }
  if (value.endsWith(',')) {
    const message = 'Visitors would see the comma at the end. Delete it.';
    return { start, end, message, suggestion: value.slice(0, -1) };
  }
  if (comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ') {
    const suggestion = `"${value} #${comment}"`;
    const message = `Visitors would not see what follows "#", which starts a comment. Write: ${suggestion}`;
    return { start, end: lineEnd(source, end), message, suggestion };
  }
  return null;
}

/** Finds values that YAML reads, but not as their writer meant them. */
export function misreadValues(source: string, document: Document.Parsed): FactError[] {
  const errors: FactError[] = [];
  visit(document, {
    Scalar(key, node) {
      const error = key === 'key' ? null : misread(node, source);
      if (error) errors.push(error);
    },
  });
  return errors;
}
