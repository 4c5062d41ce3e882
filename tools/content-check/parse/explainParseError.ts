import type { VFileMessage } from 'vfile-message';
import { lineEnd, lineNumber } from '../../../lib/lines';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { wordsInBraces } from '../wordsInBraces';
import { explainImport } from './explainImport';
import type { MarkupProblem } from './markupProblem';

interface Stop {
  source: string;
  /** Where the parser stopped. */
  offset: number;
}

type Groups = Record<string, string>;
type Explained = Diagnostic & Partial<Pick<MarkupProblem, 'leaveOut'>>;

function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n', line - 1).join('\n');
  return (line > 1 ? before.length + 1 : 0) + column - 1;
}

/** From the last `opening` at or before an offset to the end of the word or tag there. */
function from(opening: string, { source, offset }: Stop): Range {
  const start = Math.max(source.lastIndexOf(opening, offset), 0);
  const length = /^\S[^\s>}]*[>}]?/.exec(source.slice(start))?.[0].length ?? 1;
  return { start, end: start + length };
}

/** The tag whose position the parser reports: `(12:3-12:9)`. */
function tagAt(source: string, { line = '1', column = '1' }: Groups): Range {
  const start = offsetOf(source, Number(line), Number(column));
  const end = source.indexOf('>', start);
  return { start, end: end < 0 ? source.length : end + 1 };
}

/** A name in the list of an import line. */
function importedName(name: string): RegExp {
  return new RegExp(`(?<=^import\\s[^;'"]*)\\b${name}\\b(?=[^;'"]*\\bfrom\\b)`, 'gm');
}

function closingTag(source: string, name: string, after: number): Range[] {
  const start = source.indexOf(`</${name}>`, after);
  return start < 0 ? [] : [{ start, end: start + name.length + 3 }];
}

function placedDifferently(source: string, name: string, opening: Range): Explained {
  const [closing] = closingTag(source, name, opening.end);
  // The tag on a line with text is the one to move.
  const isOpeningAlone = /^[ \t]*\r?\n/.test(source.slice(opening.end));
  const isClosingAlone = closing && /\n[ \t]*$/.test(source.slice(0, closing.start));
  if (closing && isOpeningAlone !== Boolean(isClosingAlone)) {
    const message = isOpeningAlone
      ? `Press Enter before </${name}>, so that it is on a line of its own, as <${name}> on line ${lineNumber(source, opening.start)} is.`
      : `Press Enter after this, so that the text begins on the next line: </${name}> is on a line of its own, too.`;
    return { ...(isOpeningAlone ? closing : opening), message, leaveOut: [opening, closing] };
  }
  return {
    ...opening,
    message: `<${name}> and </${name}> belong on one line with the text between them, or each on a line of its own. Press Enter where one of them is beside text.`,
    leaveOut: [opening, ...closingTag(source, name, opening.end)],
  };
}

/** `{{contact.firstname}}`; the offset may be that of its second brace. */
function gapAt(source: string, offset: number): Explained | null {
  const start = source[offset - 1] === '{' ? offset - 1 : offset;
  const text = /^\{\{[^{}\n]*\}\}/.exec(source.slice(start))?.[0];
  return text ? { start, end: start + text.length, ...wordsInBraces(text) } : null;
}

function braces(stop: Stop): Explained {
  const { start } = from('{', stop);
  const gap = gapAt(stop.source, start);
  if (gap) return gap;
  const close = stop.source.indexOf('}', start);
  const end = close < 0 ? start + 1 : close + 1;
  const text = stop.source.slice(start, end);
  const anchor = /^\{#([\w-]+)\}$/.exec(text)?.[1];
  if (anchor) {
    const suggestion = `{/* #${anchor} */}`;
    return { start, end, message: `The address of a heading is written like this: ${suggestion}`, suggestion };
  }
  const setting = /[\w-]+=$/.exec(stop.source.slice(0, start))?.[0];
  if (setting && /^\{\s*[\w/#][^[\]{}<>"']*\}$/.test(text) && !text.includes('.')) {
    const suggestion = `"${text.slice(1, -1).trim()}"`;
    const message = `Words and addresses are written in quotation marks, not between { and }. Write: ${setting}${suggestion}`;
    return { start, end, message, suggestion, leaveOut: [{ start: start - setting.length, end }] };
  }
  if (/^\{\s*[a-z]\w*\.[\w.\s]*\}$/.test(text)) {
    const suggestion = text.replace(/\s+/g, '').replace(/\.+(?=[.}])/g, '');
    const message = `Nothing can be read from ${text}. A fact has no spaces, and one dot between its words: ${suggestion.includes('.') ? suggestion : '{company.brand}'}`;
    return { start, end, message };
  }
  return { start, end, ...wordsInBraces(text) };
}

/** The parsers' errors that remain after `scanMarkup`, and their explanations. The first match counts. */
const EXPLANATIONS: readonly [pattern: RegExp, explanation: (stop: Stop, groups: Groups) => Explained][] = [
  [
    /^Expected a closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):(?<column>\d+)/,
    ({ source }, groups) => placedDifferently(source, groups.name ?? '', tagAt(source, groups)),
  ],
  [
    /^Unexpected closing tag `<\/[^`]*>`, expected corresponding closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):(?<column>\d+)/,
    ({ source }, groups) => placedDifferently(source, groups.name ?? '', tagAt(source, groups)),
  ],
  [
    /^Expected the closing tag `<\/(?<name>[^`]*)>`/,
    ({ source, offset }, { name = '' }) => {
      const closing = from('<', { source, offset });
      const start = source.lastIndexOf(`<${name}`, closing.start - 1);
      return placedDifferently(source, name, start < 0 ? closing : { start, end: source.indexOf('>', start) + 1 });
    },
  ],
  [
    /^Unexpected closing slash/,
    (stop) =>
      placedDifferently(stop.source, stop.source.slice(stop.offset + 1).split(/[\s>]/, 1)[0] ?? '', from('<', stop)),
  ],
  [
    /Identifier '(?<name>\w+)' has already been declared/,
    ({ source, offset }, { name = '' }) => {
      const [first, second] = [...source.matchAll(importedName(name))];
      const start = second ? second.index : source.lastIndexOf('\n', offset - 1) + 1;
      const end = second ? start + name.length : lineEnd(source, offset);
      const comma = second ? (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0) : 0;
      return {
        start,
        end,
        message: `${name} is in the import lines twice, here and on line ${lineNumber(source, first?.index ?? start)}. Delete it here.`,
        handbook: '/handbook/pages#imports',
        leaveOut: [{ start, end: end + comma }],
      };
    },
  ],
  [/^Could not parse import\/exports with acorn|only import\/exports are supported/, explainImport],
  [/^Could not parse expression with acorn|in code: |^Unexpected extra content in spread/, braces],
  [
    /^Unexpected lazy line/,
    ({ source, offset }) => {
      const end = Math.max(lineEnd(source, offset), offset + 1);
      const tag = Math.max(source.lastIndexOf('<', offset - 1), source.lastIndexOf('{', offset - 1), 0);
      const isQuotation = /^[ \t]*>/.test(source.slice(source.lastIndexOf('\n', tag) + 1));
      return {
        start: offset,
        end,
        message: isQuotation
          ? 'This line belongs to the quotation above it. Write "> " before it, too.'
          : 'This line belongs to the list above it. Write as many spaces before it as before the text in the line above.',
        leaveOut: [{ start: tag, end }],
      };
    },
  ],
];

function stopOf(source: string, { place }: VFileMessage): Stop {
  const point = place && 'start' in place ? place.start : place;
  const offset = point ? (point.offset ?? offsetOf(source, point.line, point.column)) : 0;
  return { source, offset: Math.min(offset, source.length) };
}

/** Explains an error of the parser to a writer, and says what to leave out to read on. */
export function explainParseError(source: string, error: VFileMessage): MarkupProblem {
  const stop = stopOf(source, error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  for (const [pattern, explanation] of EXPLANATIONS) {
    const match = pattern.exec(`${error.reason} ${cause}`);
    if (!match) continue;
    const explained = explanation(stop, match.groups ?? {});
    return { leaveOut: [{ start: explained.start, end: explained.end }], ...explained };
  }
  const range = { start: stop.offset, end: Math.max(lineEnd(source, stop.offset), stop.offset + 1) };
  return {
    ...range,
    message: `Something on this line cannot be read: ${source.slice(range.start, Math.min(range.end, range.start + 40)).trim() || 'it ends too early'}. Write it like the example of the block in the handbook, or delete it.`,
    leaveOut: [range],
  };
}
