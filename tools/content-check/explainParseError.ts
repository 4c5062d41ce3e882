import type { VFileMessage } from 'vfile-message';
import type { Range } from './range';
import type { Diagnostic } from './rule';

interface Stop {
  source: string;
  /** Where the parser stopped. */
  offset: number;
}

type Groups = Record<string, string>;
/** A fixed message marks the tag at which the parser stopped. */
type Explanation = string | ((stop: Stop, groups: Groups) => Diagnostic);

const NOT_CHECKED = 'Fix this first: the rest of the page could not be checked.';

function offsetOf(source: string, line: number, column: number): number {
  const before = source
    .split('\n')
    .slice(0, line - 1)
    .join('\n');
  return (line > 1 ? before.length + 1 : 0) + column - 1;
}

/** From the last `opening` at or before an offset to the end of the word or tag there. */
function from(opening: string, { source, offset }: Stop): Range {
  const start = Math.max(source.lastIndexOf(opening, offset), 0);
  const length = /^\S[^\s>}]*[>}]?/.exec(source.slice(start))?.[0].length ?? 1;
  return { start, end: start + length };
}

/** The opening tag whose position the parser reports: `(12:3-12:9)`. */
function openTag({ source }: Stop, { line = '1', column = '1' }: Groups): Range {
  const start = offsetOf(source, Number(line), Number(column));
  const end = source.indexOf('>', start);
  return { start, end: end < 0 ? source.length : end + 1 };
}

/** Whether a tag that starts at `start` is still open at `end`. A `>` inside a quoted value does not close it. */
function isOpenAt(source: string, start: number, end: number): boolean {
  let quote = '';
  for (const character of source.slice(start, end)) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return false;
  }
  return true;
}

/** The start of the tag in which the parser stopped: the first one that is still open there. */
function brokenTag({ source, offset }: Stop): Range & { tag: string } {
  for (const { index, 0: tag } of source.matchAll(/<\/?[A-Za-z][\w.]*/g)) {
    if (index <= offset && isOpenAt(source, index, offset)) return { start: index, end: index + tag.length, tag };
  }
  return { start: offset, end: offset + 1, tag: source[offset] ?? '' };
}

/** The outermost `{` without a `}`. */
function openBrace({ source }: Stop): number {
  const open: number[] = [];
  for (let index = 0; index < source.length; index += 1) {
    if (source[index] === '{') open.push(index);
    if (source[index] === '}') open.pop();
  }
  return open[0] ?? source.length - 1;
}

function lineAt({ source, offset }: Stop): Range {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return { start, end: start + (/^.*/.exec(source.slice(start))?.[0].length ?? 0) };
}

function lessThan(stop: Stop): Diagnostic {
  const range = from('<', stop);
  const text = stop.source.slice(range.start, range.end);
  if (text.startsWith('<!--')) {
    return { ...range, message: 'Comments are written {/* like this */}.', suggestion: '{/* … */}' };
  }
  if (/^<[\w.+-]+(@|:\/\/)/.test(text)) {
    return { ...range, message: 'An address in < > does not become a link here. Write [link text](address).' };
  }
  const suggestion = text.replace('<', '&lt;');
  return { ...range, message: `A "<" starts a block here. To show the character, write "${suggestion}".`, suggestion };
}

function braces(stop: Stop): Diagnostic {
  const { start } = from('{', stop);
  const close = stop.source.indexOf('}', start);
  const end = close < 0 ? start + 1 : close + 1;
  const text = stop.source.slice(start, end);
  const anchor = /^\{#([\w-]+)\}$/.exec(text)?.[1];
  if (anchor) {
    const suggestion = `{/* #${anchor} */}`;
    return { start, end, message: `Write the anchor of a heading like this: ${suggestion}.`, suggestion };
  }
  const suggestion = text.replace('{', '&#123;').replace('}', '&#125;');
  const message = `Text in { } is read as code, but this is not code. To show the braces, write "${suggestion}".`;
  return { start, end, message, suggestion };
}

function unquotedValue({ source, offset }: Stop): Diagnostic {
  const character = source[offset] ?? '';
  const message = '“”„‟‘’'.includes(character)
    ? `Replace the curly quotation marks (${character}) with straight ones: name="value".`
    : 'Put the value in quotation marks: name="value".';
  return { start: offset, end: offset + 1, message };
}

function unreadableTag(stop: Stop): Diagnostic {
  const { tag, ...range } = brokenTag(stop);
  const containsTag = stop.source.slice(range.end, stop.offset).includes('<');
  const advice = containsTag
    ? 'Does a value lack its closing quotation mark?'
    : 'Write it like <Name setting="value">.';
  return { ...range, message: `The tag that starts with "${tag}" cannot be read. ${advice}` };
}

function importLine(stop: Stop): Diagnostic {
  const range = lineAt(stop);
  const word = /^\s*(import|export)\b/.exec(stop.source.slice(range.start, range.end))?.[1];
  const message = word
    ? `A line that starts with "${word}" is read as code, but this is not code. Start the sentence with another word. To import a block, write: import {Name} from '@site/src/blocks';`
    : 'Put an empty line between the imports and this line.';
  return { ...range, message };
}

/** The parsers' errors and their explanations. The first match counts. */
const EXPLANATIONS: readonly [pattern: RegExp, explanation: Explanation][] = [
  [/^Unexpected (character|end of file).* before (local )?name/, lessThan],
  [/^Unexpected character `@`.* in (member )?name/, lessThan],
  [/^Unexpected character .* before attribute value/, unquotedValue],
  [
    /^Unexpected end of file in attribute value, expected a corresponding closing quote `(?<quote>.)`/,
    (stop, { quote }) => {
      const { tag, ...range } = brokenTag(stop);
      return { ...range, message: `A value in the tag that starts with "${tag}" lacks its closing ${quote}.` };
    },
  ],
  [
    /^Expected a closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):(?<column>\d+)/,
    (stop, groups) => ({
      ...openTag(stop, groups),
      message: `<${groups.name}> is opened here but never closed. Write </${groups.name}> where it ends, on a line of its own if <${groups.name}> is on one.`,
    }),
  ],
  [
    /^Unexpected closing tag `<\/(?<found>[^`]*)>`, expected corresponding closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):/,
    (stop, { found, name, line }) => ({
      ...from('<', stop),
      message: `</${found}> appears here while the <${name}> on line ${line} is still open. Write </${name}> before it.`,
    }),
  ],
  [
    /^Expected the closing tag `<\/(?<name>[^`]*)>`/,
    (stop, { name }) => ({
      ...from('<', stop),
      message: `<${name}> and </${name}> must be placed alike. Put both on one line with the text between them, or each on a line of its own.`,
    }),
  ],
  [/^Unexpected closing slash/, 'This closes a block that is not open. Delete it, or open the block before it.'],
  [/^Unexpected (attribute|self-closing slash).* in closing tag/, 'A closing tag contains only the name: </Name>.'],
  [
    /^Unexpected end of file in expression/,
    (stop) => ({
      start: openBrace(stop),
      end: openBrace(stop) + 1,
      message: 'A "{" starts code here but has no "}". To show the character, write "&#123;".',
      suggestion: '&#123;',
    }),
  ],
  [
    /Identifier '(?<name>\w+)' has already been declared/,
    (stop, { name }) => ({ ...lineAt(stop), message: `${name} is imported twice. Delete one of the two imports.` }),
  ],
  [/^Could not parse import\/exports with acorn|only import\/exports are supported/, importLine],
  [/^Could not parse expression with acorn|in code: |^Unexpected extra content in spread/, braces],
  [
    /^Unexpected lazy line/,
    ({ offset }) => ({
      start: offset,
      end: offset + 1,
      message: 'This line belongs to the list or quotation above it. Indent it like the lines before it.',
    }),
  ],
  [/^Unexpected /, unreadableTag],
];

function stopOf(source: string, { place }: VFileMessage): Stop {
  const point = place && 'start' in place ? place.start : place;
  const offset = point ? (point.offset ?? offsetOf(source, point.line, point.column)) : 0;
  return { source, offset: Math.min(offset, source.length) };
}

/** Explains to a writer why a page does not parse. */
export function explainParseError(source: string, error: VFileMessage): Diagnostic {
  const stop = stopOf(source, error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  for (const [pattern, explanation] of EXPLANATIONS) {
    const match = pattern.exec(`${error.reason} ${cause}`);
    if (!match) continue;
    const diagnostic =
      typeof explanation === 'string'
        ? { ...from('<', stop), message: explanation }
        : explanation(stop, match.groups ?? {});
    return { ...diagnostic, message: `${diagnostic.message} ${NOT_CHECKED}` };
  }
  const message = `The page cannot be read from here on (${error.reason}). ${NOT_CHECKED}`;
  return { start: stop.offset, end: stop.offset + 1, message };
}
