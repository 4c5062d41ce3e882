import type { YAMLError } from 'yaml';
import { lineEnd, lineNumber } from '../lines';
import { type LineSlip, lineSlip } from './yamlLine';

/** What is wrong with a part of a file of facts, and how to fix it. Positions are characters from the start of the file. */
export interface FactError {
  start: number;
  end: number;
  /** A sentence or two for a writer. */
  message: string;
  /** What to write instead; null if that is unknown. */
  suggestion: string | null;
  /** The handbook section, if it is not the one about facts. */
  handbook?: string;
}

const MESSAGES: Record<string, string> = {
  BAD_INDENT:
    'This line does not start below the lines that it belongs to. Entries of one list start in the same column, and so do the names of one entry.',
  MISSING_CHAR: 'Something that starts here has no end: a quotation mark, a [ or a {. Write its end.',
  MULTILINE_IMPLICIT_KEY:
    'This line does not start with a name and a colon, as in "name: Team". If it belongs to the text above, write both on one line.',
  UNEXPECTED_TOKEN: 'This is left over. Put the whole text of this line in quotation marks, or delete this part.',
};

/** What the parser may report where a line has a space too many or too few. */
const INDENT_CODES = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'MISSING_CHAR',
];

/** Whether a text in quotation marks goes on in the next lines and ends there, before the next name. */
function endsBelow(rest: string, quote: string): boolean {
  const text = rest.split(/\n(?=[ \t]*(?:- +|[\w-]+:(?:\s|$)))/, 1)[0] ?? '';
  return new RegExp(`${quote}\\s*(?:#.*)?$`).test(text.trimEnd()) && text.includes('\n');
}

/** The first line with a value that has no end, which the parser notices only at the end of the file. */
function unclosedLine(source: string): number | null {
  const lines = source.matchAll(/^[\s-]*(?:[\w-]+:\s+)?(?:(["'])(?:(?!\1).)*|\[[^\]\n]*|\{[^}\n]*)$/gm);
  const match = [...lines].find(
    ({ index, 0: line, 1: quote }) => !quote || !endsBelow(source.slice(index + line.length - 1), quote),
  );
  return match?.index ?? null;
}

/** An entry of a list without its hyphen, or with its hyphen in a column of its own. */
function hyphenSlip(line: string, lines: readonly string[]): LineSlip | null {
  const [, spaces = '', hyphen = '', rest = '', name = ''] = /^( *)(- +)?((\w+):.*)$/.exec(line) ?? [];
  const starts = lines.flatMap((it) => new RegExp(`^( *)- +${name}:`).exec(it)?.[1]?.length ?? []);
  if (name === '' || starts.length < 2) return null;
  const isAtEntry = starts.some((column) => [column, column + 2].includes(spaces.length));
  if (hyphen === '' && isAtEntry && !lines.some((it) => it !== line && new RegExp(`^ *${name}:`).test(it)))
    return { message: `A new entry starts with a hyphen. Write: - ${rest}`, suggestion: `- ${rest}` };
  // Of several levels with such entries, the nearest.
  const [usual] = starts
    .filter((column) => starts.filter((other) => other === column).length > 1)
    .sort((one, other) => Math.abs(one - spaces.length) - Math.abs(other - spaces.length));
  if (hyphen === '' || usual === undefined || starts.filter((column) => column === spaces.length).length > 1)
    return null;
  const message = `The hyphen has ${spaces.length} spaces before it, and those of the other entries have ${usual}. Write ${usual}.`;
  return { message, suggestion: null };
}

/** A line that starts with a tab, with the spaces that the same name has before it elsewhere. */
function tabSlip(line: string, lines: readonly string[]): LineSlip | null {
  const [, start = ''] = /^ *\t\s*((?:- +)?[\w-]+:)/.exec(line) ?? [];
  const like = start && lines.find((it) => new RegExp(`^ +${start}`).test(it));
  if (!like) return null;
  const spaces = like.search(/\S/);
  const message = `This line starts with a tab, a wide gap. Delete it, and write ${spaces} spaces, as before "${start}" in the other entries.`;
  return { message, suggestion: null };
}

/** The slip on the line of an error, or on one shortly before it. */
function slipNear(source: string, code: string, position: number, names: readonly string[]): FactError | null {
  const unclosed = code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? unclosedLine(source) : null;
  const lines = source.split('\n');
  const last = source.slice(0, unclosed ?? position).split('\n').length - 1;
  for (const index of [last, last - 1]) {
    const line = (lines[index] ?? '').replace(/\r$/, '');
    const slip = tabSlip(line, lines) ?? lineSlip(line, lines[index - 1] ?? '', names) ?? hyphenSlip(line, lines);
    if (!slip) continue;
    const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0) + line.search(/\S/);
    return { start, end: start + line.trim().length, ...slip };
  }
  return null;
}

/** A name without its colon or without the space after it, which makes one text of several lines. */
function nameSlip(source: string, names: readonly string[]): FactError | null {
  let start = 0;
  for (const line of source.split('\n')) {
    const [, lead = '', name = '', rest = ''] = /^(\s*(?:- +)?)([\w-]+)(:\S.*|)\r?$/.exec(line) ?? [];
    const slip = names.includes(name) && !rest.startsWith('://') ? lineSlip(line, '', names) : null;
    if (slip) return { start: start + lead.length, end: start + line.length, ...slip };
    start += line.length + 1;
  }
  return null;
}

/** The first line that starts in another column than the names of its entry. */
function wrongIndent(source: string): FactError | null {
  const columns = [...source.matchAll(/^( *)(?:- +)?[\w-]+:/gm)].map(([, spaces = '']) => spaces.length);
  const isAlone = (column: number) => columns.filter((other) => other === column).length === 1;
  let last = { start: 0, text: '', column: 0 };
  const levels: number[] = [];
  let isComplete = false;
  let start = 0;
  for (const line of source.split('\n')) {
    const [, spaces = '', hyphen = '', name, value = ''] = /^( *)((?:- +)?)([\w-]+):(?: +(.*?))?\s*$/.exec(line) ?? [];
    const column = spaces.length + hyphen.length;
    const above = levels.at(-1) ?? 0;
    if (name !== undefined) {
      const isWrong = levels.length > 0 && (column > above ? isComplete : !levels.includes(column));
      if (isWrong && hyphen === '') {
        // The first name of an entry has no other one above it.
        const isLastWrong = column > last.column && isAlone(last.column) && !isAlone(column);
        const wrong = isLastWrong ? last : { start, text: line, column };
        const right = isLastWrong ? column : column > above ? above : (levels.find((level) => level > column) ?? above);
        const orName =
          column > above + 1 && !isLastWrong ? ' If a name such as "title:" is missing above it, write that.' : '';
        const message = `This line starts with ${wrong.column} ${wrong.column === 1 ? 'space' : 'spaces'}, and the other names of this entry with ${right}. Write ${right}.${orName}`;
        const suggestion = `${' '.repeat(right)}${wrong.text.trim()}`;
        return { start: wrong.start, end: wrong.start + wrong.text.length, message, suggestion };
      }
      last = { start, text: line, column: spaces.length };
      while (levels.length > 0 && (levels.at(-1) ?? 0) >= column) levels.pop();
      levels.push(column);
      isComplete = value !== '' && !/^[|>&#]/.test(value);
    }
    start += line.length + 1;
  }
  return null;
}

/** An entry of a list without its hyphen, or without the brace at its end. */
function listSlip(source: string, code: string, position: number): FactError | null {
  const lineStart = source.lastIndexOf('\n', position - 1) + 1;
  const name = /^\s*([\w-]+):/.exec(source.slice(lineStart, lineEnd(source, position)))?.[1];
  if (code === 'DUPLICATE_KEY' && name && new RegExp(`^\\s*- ${name}:`, 'm').test(source)) {
    const message = `"${name}" appears a second time in this entry. If a new entry starts here, write a hyphen before it: "- ${name}: …".`;
    return { start: position, end: lineEnd(source, position), message, suggestion: null };
  }
  if (code === 'DUPLICATE_KEY' && name) {
    const before = [...source.slice(0, lineStart).matchAll(new RegExp(`^[ -]*${name}:`, 'gm'))].at(-1);
    const message = `"${name}" is on line ${lineNumber(source, before?.index ?? 0)} of this entry already. Delete one of the two lines.`;
    return { start: position, end: lineEnd(source, position), message, suggestion: null };
  }
  const open = /^[^\n{}#]*\{[^\n{}]*$/m.exec(source);
  if (!open) return null;
  const suggestion = `${open[0].trim()} }`;
  const message = `The entry on this line has no "}" at its end. Write: ${suggestion}`;
  return { start: open.index, end: lineEnd(source, open.index), message, suggestion };
}

/**
 * Explains the first error of the YAML parser; one slip often causes several.
 * @param names the names that such a file has
 */
export function parserErrors(source: string, errors: readonly YAMLError[], names: readonly string[]): FactError[] {
  return errors.slice(0, 1).map(({ code, pos: [position] }) => {
    const slip = listSlip(source, code, position) ?? slipNear(source, code, position, names);
    if (slip) return slip;
    const other = (INDENT_CODES.includes(code) ? wrongIndent(source) : null) ?? nameSlip(source, names);
    if (other) return other;
    const start = Math.min(position, Math.max(0, source.length - 1));
    const isIndent = code === 'MISSING_CHAR' && !/[[{]/.test(source);
    const message =
      MESSAGES[isIndent ? 'BAD_INDENT' : code] ??
      'This line cannot be read here. A name such as "title:" may be missing above it, or its text needs quotation marks.';
    return { start, end: Math.max(start + 1, lineEnd(source, start)), message, suggestion: null };
  });
}
