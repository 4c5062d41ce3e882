import type { Range } from '../range';
import { type Problem, problem } from './problem';

/** Braces that belong together, without an empty line between them. */
const PAIR = /\{(?:[^{}"'`\n]|\n(?![ \t]*\r?\n)|"[^"\n]*"|'[^'\n]*'|`[^`]*`|\{[^{}]*\})*\}/y;

/** What to write in place of braces around something that is not a fact: `{{first_name}}`, `{ask Dana}`. */
export function explainBraces(source: string, { start, end }: Range): Problem {
  const written = source.slice(start, end);
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
  PAIR.lastIndex = start;
  if (PAIR.test(source)) return { problem: null, end: PAIR.lastIndex };
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
