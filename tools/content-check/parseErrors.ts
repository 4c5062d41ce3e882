import type { VFileMessage } from 'vfile-message';
import type { Range } from './range';
import type { Diagnostic } from './rule';

interface Place {
  source: string;
  /** Where the parser stopped. */
  offset: number;
}

interface Translation extends Range {
  message: string;
  suggestion?: string;
}

type Translate = (place: Place, groups: Record<string, string>) => Translation;

const NOT_CHECKED = 'The rest of this page, and the settings of its blocks, were not checked.';

function offsetOf(source: string, line: number, column: number): number {
  const before = source
    .split('\n')
    .slice(0, line - 1)
    .join('\n');
  return (line > 1 ? before.length + 1 : 0) + column - 1;
}

/** From the last `opening` before an offset to behind the word or the tag there. */
function from(opening: string, { source, offset }: Place): Range {
  const start = Math.max(source.lastIndexOf(opening, offset), 0);
  const length = /^\S[^\s>}]*[>}]?/.exec(source.slice(start))?.[0].length ?? 1;
  return { start, end: start + length };
}

/** The opening tag that the parser names by its place: `(12:3-12:9)`. */
function openTag({ source }: Place, { line = '1', column = '1' }: Record<string, string>): Range {
  const start = offsetOf(source, Number(line), Number(column));
  const end = source.indexOf('>', start);
  return { start, end: end < 0 ? source.length : end + 1 };
}

/** Whether a tag that starts at `start` is still open at `end`: a `>` in a quoted value does not end it. */
function isOpenAt(source: string, start: number, end: number): boolean {
  let quote = '';
  for (let index = start; index < end; index += 1) {
    const character = source[index] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return false;
  }
  return true;
}

/** The name of the tag in which the parser stopped: the first that is still open there. */
function brokenTag({ source, offset }: Place): Range & { tag: string } {
  for (const { index, 0: tag } of source.matchAll(/<\/?[A-Za-z][\w.]*/g)) {
    if (index <= offset && isOpenAt(source, index, offset)) return { start: index, end: index + tag.length, tag };
  }
  return { start: offset, end: offset + 1, tag: source[offset] ?? '' };
}

/** The outermost `{` without a `}`. */
function openBrace({ source }: Place): number {
  const open: number[] = [];
  for (let index = 0; index < source.length; index += 1) {
    if (source[index] === '{') open.push(index);
    if (source[index] === '}') open.pop();
  }
  return open[0] ?? source.length - 1;
}

const LESS_THAN: Translate = (place) => {
  const range = from('<', place);
  const text = place.source.slice(range.start, range.end);
  if (text.startsWith('<!--')) {
    return { ...range, message: 'A comment is written {/* like this */}.', suggestion: '{/* … */}' };
  }
  if (/^<[\w.+-]+(@|:\/\/)/.test(text)) {
    return { ...range, message: 'An address in < > does not become a link. Write [words](address).' };
  }
  const suggestion = text.replace('<', '&lt;');
  return { ...range, message: `A "<" starts a block here. Write "${suggestion}" for the sign itself.`, suggestion };
};

const BRACES: Translate = (place) => {
  const { start } = from('{', place);
  const close = place.source.indexOf('}', start);
  const end = close < 0 ? start + 1 : close + 1;
  const text = place.source.slice(start, end);
  const anchor = /^\{#([\w-]+)\}$/.exec(text)?.[1];
  if (anchor) {
    const suggestion = `{/* #${anchor} */}`;
    return { start, end, message: `An anchor of a heading is written ${suggestion}.`, suggestion };
  }
  const suggestion = text.replace('{', '&#123;').replace('}', '&#125;');
  return {
    start,
    end,
    message: `What stands in { } is read as code, and this is none. Write "${suggestion}".`,
    suggestion,
  };
};

const QUOTES: Translate = (place) => {
  const character = place.source[place.offset] ?? '';
  const isCurly = '“”„‟‘’'.includes(character);
  const message = isCurly
    ? `A value stands in straight quotes: name="value". Here is a curly one: ${character}.`
    : 'A value stands in quotes: name="value".';
  return { start: place.offset, end: place.offset + 1, message };
};

const BROKEN_TAG: Translate = (place) => {
  const { tag, ...range } = brokenTag(place);
  const swallowed = place.source.slice(range.end, place.offset).includes('<');
  const advice = swallowed ? 'Is the closing quote of a value missing?' : 'It looks like <Name setting="value">.';
  return { ...range, message: `The tag that starts with "${tag}" cannot be read. ${advice}` };
};

/** The line in which the parser stopped. */
function lineAt({ source, offset }: Place): Range {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return { start, end: start + (/^.*/.exec(source.slice(start))?.[0].length ?? 0) };
}

const IMPORT: Translate = (place) => {
  const range = lineAt(place);
  const word = /^\s*(import|export)\b/.exec(place.source.slice(range.start, range.end))?.[1];
  const message = word
    ? `A line that starts with "${word}" is read as code, and this is none. Begin a sentence with another word, or write: import {Name} from '@site/src/blocks';`
    : 'Leave an empty line between the imports and what follows.';
  return { ...range, message };
};

/** What the parsers say, and what it means. The first that fits counts. */
const TRANSLATIONS: readonly [pattern: RegExp, translate: Translate][] = [
  [/^Unexpected (character|end of file).* before (local )?name/, LESS_THAN],
  [/^Unexpected character `@`.* in (member )?name/, LESS_THAN],
  [/^Unexpected character .* before attribute value/, QUOTES],
  [
    /^Unexpected end of file in attribute value, expected a corresponding closing quote `(?<quote>.)`/,
    (place, { quote }) => {
      const { tag, ...range } = brokenTag(place);
      return { ...range, message: `A value in the tag that starts with "${tag}" has no closing ${quote}.` };
    },
  ],
  [
    /^Expected a closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):(?<column>\d+)/,
    (place, groups) => ({
      ...openTag(place, groups),
      message: `<${groups.name}> is opened here and not closed. Write </${groups.name}> where it ends; on a line of its own if <${groups.name}> has one.`,
    }),
  ],
  [
    /^Unexpected closing tag `<\/(?<found>[^`]*)>`, expected corresponding closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):/,
    (place, { found, name, line }) => ({
      ...from('<', place),
      message: `</${found}> stands here while <${name}> of line ${line} is still open. Write </${name}> first.`,
    }),
  ],
  [
    /^Expected the closing tag `<\/(?<name>[^`]*)>`/,
    (place, { name }) => ({
      ...from('<', place),
      message: `</${name}> does not stand like its <${name}>. Put both on one line with the words between them, or each on a line of its own.`,
    }),
  ],
  [
    /^Unexpected closing slash/,
    (place) => ({
      ...from('<', place),
      message: 'This closes a block that is not open. Delete it, or open the block before.',
    }),
  ],
  [
    /^Unexpected (attribute|self-closing slash).* in closing tag/,
    (place) => ({ ...from('<', place), message: 'A closing tag holds a name and nothing else: </Name>.' }),
  ],
  [
    /^Unexpected end of file in expression/,
    (place) => ({
      start: openBrace(place),
      end: openBrace(place) + 1,
      message: 'A "{" starts code here and has no "}". Write "&#123;" for the sign itself.',
      suggestion: '&#123;',
    }),
  ],
  [
    /Identifier '(?<name>\w+)' has already been declared/,
    (place, { name }) => ({ ...lineAt(place), message: `${name} is imported twice. Keep one of the two.` }),
  ],
  [/^Could not parse import\/exports with acorn|only import\/exports are supported/, IMPORT],
  [/^Could not parse expression with acorn|in code: |^Unexpected extra content in spread/, BRACES],
  [
    /^Unexpected lazy line/,
    (place) => ({
      start: place.offset,
      end: place.offset + 1,
      message: 'This line belongs to the list or quotation above it. Start it as far to the right as the lines before.',
    }),
  ],
  [/^Unexpected /, BROKEN_TAG],
];

function stoppedAt(source: string, { place }: VFileMessage): number {
  const point = place && 'start' in place ? place.start : place;
  if (!point) return 0;
  return point.offset ?? offsetOf(source, point.line, point.column);
}

/** Says in a writer's words why a page does not parse, and where. */
export function parseErrorInWords(source: string, error: VFileMessage): Diagnostic {
  const place = { source, offset: Math.min(stoppedAt(source, error), source.length) };
  const cause = error.cause instanceof Error ? error.cause.message : '';
  for (const [pattern, translate] of TRANSLATIONS) {
    const match = pattern.exec(`${error.reason} ${cause}`);
    if (!match) continue;
    const { message, ...range } = translate(place, match.groups ?? {});
    return { ...range, message: `${message} ${NOT_CHECKED}` };
  }
  const message = `The page cannot be read from here on (${error.reason}). ${NOT_CHECKED}`;
  return { start: place.offset, end: place.offset + 1, message };
}
