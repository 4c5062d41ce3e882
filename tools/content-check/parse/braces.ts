import type { Range } from '../range';
import { type Problem, problem } from './problem';

/** The position after the `}` that belongs to the `{` at an offset; -1 where there is none before an empty line. */
export function closingBrace(source: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (quote) {
      if (character === quote || (character === '\n' && quote !== '`')) quote = '';
      else if (character === '\\') at += 1;
    } else if ('"\'`'.includes(character)) quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (/^\n[ \t]*\r?\n/.test(source.slice(at, at + 40))) return -1;
  }
  return -1;
}

/** What to write in place of braces around something that is not a fact: `{{first_name}}`, `{ask Dana}`. */
export function explainBraces(source: string, { start, end }: Range): Problem {
  const written = source.slice(start, end);
  const anchor = /^\{#([\w-]+)\}$/.exec(written)?.[1];
  if (anchor) {
    const suggestion = `{/* #${anchor} */}`;
    return problem({ start, end }, `The address of a heading is written like this: ${suggestion}`, { suggestion });
  }
  const setting = /[\w-]+=$/.exec(source.slice(0, start))?.[0];
  if (setting && !/[.{}<>"']/.test(written.slice(1, -1))) {
    const suggestion = `"${written.slice(1, -1).trim()}"`;
    const leaveOut = [{ start: start - setting.length, end }];
    const message = `Put words and addresses in quotation marks. Write: ${setting}${suggestion}`;
    return problem({ start, end }, message, { suggestion, leaveOut });
  }
  const words = written.replace(/^[{\s]+|[}\s]+$/g, '');
  const message = `Only the name of a fact can be in braces, such as {company.brand}. Delete the braces around "${words}", or write a note to colleagues as {/* ${words} */}.`;
  return problem({ start, end }, message);
}

/** Reads a `{` and what belongs to it. */
export function readBrace(source: string, start: number): { problem: Problem | null; end: number } {
  const rest = source.slice(start);
  if (/^\{\s*\/\*/.test(rest)) {
    const end = rest.search(/\*\/\s*\}/);
    const next = rest.slice(2).search(/\{\s*\/\*/) + 2;
    if (end >= 0 && (next < 2 || end < next)) return { problem: null, end: source.indexOf('}', start + end) + 1 };
    const line = { start, end: start + (/^[^\n]*/.exec(rest)?.[0].length ?? 0) };
    return { problem: problem(line, 'This note to colleagues has no end. Write */} where it ends.'), end: line.end };
  }
  const end = closingBrace(source, start);
  if (end >= 0) return { problem: null, end };
  const onLine = /^\{[^\n{}]*\}/.exec(rest)?.[0];
  if (onLine) {
    const range = { start, end: start + onLine.length };
    return { problem: explainBraces(source, range), end: range.end };
  }
  const name = /^\{([\w.]+)[)\]>]?/.exec(rest);
  const suggestion = name ? `{${name[1]}}` : '&#123;';
  const message = `This "{" has no "}". Write ${suggestion}${name ? ', or &#123; to show the character' : ' to show the character, or delete it'}.`;
  const range = { start, end: start + (name?.[0].length ?? 1) };
  return { problem: problem(range, message, { suggestion }), end: range.end };
}
