import type { Document, YAMLError } from 'yaml';
import { isSeq, type Scalar, visit } from 'yaml';
import { lineEnd, lineNumber } from '../lines';
import type { FactError } from './factError';
import { lineMistake } from './yamlLine';

/** What the parser refuses, by its codes. Other codes have the last sentence. */
const MESSAGES: Readonly<Record<string, string>> = {
  BAD_INDENT: 'This line starts in another column than the lines it belongs to. Give it as many spaces as they have.',
  BLOCK_AS_IMPLICIT_KEY:
    'This line starts in another column than the lines it belongs to. Give it as many spaces as they have.',
  MISSING_CHAR: 'A quotation mark, a "[" or a "{" has no end here. Write its end.',
  MULTILINE_IMPLICIT_KEY:
    'This line has no name and colon, as in "name: Team". Write them, or join it with the line above.',
};
const OTHER = 'This line cannot be read. Write it as a name, a colon, a space and a text: name: "…"';

function duplicate(source: string, position: number): FactError {
  const start = source.lastIndexOf('\n', position - 1) + 1;
  const name = /^[\s-]*["']?([\w-]+)/.exec(source.slice(start))?.[1] ?? 'name';
  const before = [...source.slice(0, start).matchAll(new RegExp(`^[ -]*${name}:`, 'gm'))].at(-1);
  const message = `"${name}" is already on line ${lineNumber(source, before?.index ?? 0)} of this entry. Delete one of the two, or start a new entry here with a hyphen.`;
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
  for (const line of source.split('\n')) {
    if (start > Math.max(position, 0)) break;
    const mistake = lineMistake(line.replace(/\r$/, ''), names);
    if (mistake) {
      const from = start + line.search(/\S/);
      return [{ start: from, end: Math.max(start + line.trimEnd().length, from + 1), ...mistake }];
    }
    start += line.length + 1;
  }
  // The parser takes a line that is indented too far for a part of the line above, and names that one.
  const isBelow = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  const named = isBelow ? lineEnd(source, position) + 1 : position;
  const place = Math.min(named, Math.max(source.length - 1, 0));
  const lineStart = source.lastIndexOf('\n', place - 1) + 1;
  return [
    {
      start: lineStart,
      end: Math.max(lineEnd(source, place), lineStart + 1),
      message: MESSAGES[error.code] ?? OTHER,
      suggestion: null,
    },
  ];
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
  if (/\n\s*- /.test(source.slice(start, end)))
    return {
      start,
      end: lineEnd(source, start),
      message: 'This line is not an entry of the list below it. Start it with a hyphen and a space.',
      suggestion: null,
    };
  if (value.endsWith(','))
    return {
      start,
      end,
      message: 'Visitors would see the comma at the end. Delete it.',
      suggestion: value.slice(0, -1),
    };
  if (comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ') {
    const suggestion = `"${value} #${comment}"`;
    const message = `Visitors would not see what follows "#", which starts a comment. Write: ${suggestion}`;
    return { start, end: lineEnd(source, end), message, suggestion };
  }
  return null;
}

/** Finds values that YAML reads, but not as their writer meant them. */
export function misreadValues(source: string, document: Document.Parsed): FactError[] {
  // YAML leaves out a word that starts with "&" or "!".
  const errors = [...source.matchAll(/^[ \t-]*([\w-]+: +[&!]\S.*)$/gm)].flatMap(({ index, 0: line, 1: text = '' }) => {
    const mistake = lineMistake(text, []);
    return mistake ? [{ start: index + line.length - text.length, end: index + line.length, ...mistake }] : [];
  });
  visit(document, {
    Scalar(key, node, path) {
      const error =
        key === 'key' ? null : (misread(node, source) ?? (isSeq(path.at(-1)) ? joined(node, source) : null));
      if (error) errors.push(error);
    },
  });
  return errors;
}

/** An entry without its hyphen, which YAML joins with the one above: two short texts without a full stop. */
function joined({ value, type, range }: Scalar, source: string): FactError | null {
  const [start, end] = range ?? [0, 0];
  const [first = '', second = '', ...others] = source.slice(start, end).split('\n');
  const isShort = (line: string) => line.trim().split(/\s+/).length < 5 && !/[.,;:!?]\s*$/.test(line);
  if (
    typeof value !== 'string' ||
    type !== 'PLAIN' ||
    !second ||
    others.length > 0 ||
    !isShort(first) ||
    !isShort(second)
  )
    return null;
  const from = start + first.length + 1 + second.search(/\S/);
  const suggestion = `- ${second.trim()}`;
  return {
    start: from,
    end: from + second.trim().length,
    message: `The hyphen of this entry is missing. Write: ${suggestion}`,
    suggestion,
  };
}
