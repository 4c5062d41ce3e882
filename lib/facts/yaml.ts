import type { VFileMessage } from 'vfile-message';
import { type Document, isMap, isNode, isScalar, parseDocument, type Scalar, visit, type YAMLError } from 'yaml';
import type { Report } from '../message';
import { quoted } from '../quoted';
import { type Range, rangeOfMessage, replaced } from '../range';
import { lineEnd } from '../text';

/** A place in a document: names and numbers of entries. */
export type Path = readonly (string | number)[];

function nodeAt(document: Document.Parsed, path: Path): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

/** The range of the last name in a path; null where the name is not there. */
export function keyRange(document: Document.Parsed, path: Path): Range | null {
  const parent = nodeAt(document, path.slice(0, -1));
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const range = isScalar(pair?.key) ? pair.key.range : null;
  return range ? { start: range[0], end: range[1] } : null;
}

/** The range of a value, or of the nearest existing value around it. Of an entry with several lines, its start. */
export function valueRange(document: Document.Parsed, path: Path): Range {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length));
    if (isNode(node) && node.range && node.range[1] > node.range[0]) {
      return { start: node.range[0], end: isScalar(node) ? node.range[1] : node.range[0] };
    }
    const key = keyRange(document, path.slice(0, length));
    if (key) return key;
  }
  return { start: 0, end: 0 };
}

const INDENT = 'This line is indented differently from the lines it belongs to. Give it the same number of spaces.';

/** How far above the parser's error a mistake is looked for. */
const LINES_ABOVE = 20;

/** What the parser refuses, by its codes. Other codes have the last sentence. */
const MESSAGES: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENT,
  BLOCK_AS_IMPLICIT_KEY: INDENT,
  MISSING_CHAR: 'A quotation mark, a "[" or a "{" has no end here. Write its end.',
  MULTILINE_IMPLICIT_KEY:
    'This line has no name and colon, as in "name: Team". Write them, or join it with the line above.',
};
const OTHER = 'This line cannot be read. Write it as a name, a colon, a space and a text: name: "…"';

/** What a line may have been meant to be: with a colon and a space after its name, or with quotation marks around its text. */
function rewritten(line: string, names: readonly string[]): string[] {
  const [bullet = ''] = /^(?:[-*•–—·]\s*)?/.exec(line) ?? [];
  const dash = bullet && '- ';
  const rest = line.slice(bullet.length);
  const [, name = '', colon = '', value = ''] = /^["']?([\w-]+)["']?\s*([:=–—-]?)\s*(.*)$/.exec(rest) ?? [];
  const isName = colon === ':' || names.some((it) => it.toLowerCase() === name.toLowerCase());
  if (/^[[{]/.test(isName ? value : rest)) return [];
  const lines = isName ? [`${name}: ${value}`, `${name}: ${quoted(value)}`] : [rest, quoted(rest)];
  return lines.map((it) => dash + it).filter((it) => it !== line);
}

/** Whether a text can be read at least to the end of a range when that says something else. */
function isReadWith(source: string, range: Range, right: string): boolean {
  const [error] = parseDocument(replaced(source, range, right)).errors;
  return !error || error.pos[0] > range.start + right.length;
}

/**
 * Explains why a text is not valid YAML. One mistake often causes several errors of the parser, so only the first counts.
 * @param names the names that such a text may have
 */
export function yamlErrors(
  source: string,
  errors: readonly YAMLError[],
  names: readonly string[],
  report: Report,
): VFileMessage[] {
  const [error] = errors;
  if (!error) return [];
  const [position] = error.pos;
  if (error.code === 'DUPLICATE_KEY') {
    const start = source.lastIndexOf('\n', position - 1) + 1;
    const name = /^[\s-]*["']?([\w-]+)/.exec(source.slice(start))?.[1] ?? 'name';
    const advice = 'Delete one of the two, or start a new entry here with a hyphen.';
    return [
      report(
        { start: position, end: lineEnd(source, position) },
        `"${name}" is written twice in this entry. ${advice}`,
      ),
    ];
  }
  // The line with the mistake is the one of the error or, for a mark without an end, one above it.
  let start = lineEnd(source, Math.max(position, 0)) + 1;
  for (let count = 0; count < LINES_ABOVE && start > 0; count += 1) {
    const end = start - 1;
    start = source.lastIndexOf('\n', end - 1) + 1;
    const line = source.slice(start, end);
    const from = start + Math.max(line.search(/\S/), 0);
    const range = { start: from, end: Math.max(start + line.trimEnd().length, from + 1) };
    if (/^ *\t/.test(line) && line.trim() !== '')
      return [report(range, 'This line starts with a tab. Write spaces in its place.')];
    const right = rewritten(line.trim(), names).find((it) => isReadWith(source, range, it));
    if (right) return [report(range, `This line cannot be read. Write: ${right.slice(0, 200)}`, right)];
  }
  // The parser takes a line that is indented too far for a part of the line above, and names that one.
  const isBelow = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  const place = Math.min(isBelow ? lineEnd(source, position) + 1 : position, Math.max(source.length - 1, 0));
  const lineStart = source.lastIndexOf('\n', place - 1) + 1;
  const end = Math.max(lineEnd(source, place), lineStart + 1);
  return [report({ start: lineStart, end }, MESSAGES[error.code] ?? OTHER)];
}

/** Finds references to other parts of the text, which can contain themselves or grow without end. */
export function aliasesIn(document: Document.Parsed): Range[] {
  const ranges: Range[] = [];
  visit(document, {
    Alias(_, { range }) {
      ranges.push({ start: range?.[0] ?? 0, end: range?.[1] ?? 0 });
    },
  });
  return ranges;
}

/** Reports each text that starts with `*`, which YAML reads as an alias. */
export function aliasErrors(source: string, document: Document.Parsed, report: Report): VFileMessage[] {
  return aliasesIn(document).map((range) =>
    report(
      range,
      `A text that starts with "*" needs quotation marks. Write: "${source.slice(range.start, range.end)}"`,
    ),
  );
}

/** A value that YAML reads, but not as its writer meant it. */
function misread({ type, value, comment, range }: Scalar, source: string, report: Report): VFileMessage | null {
  const [start, end] = range ?? [0, 0];
  if (typeof value !== 'string' || type !== 'PLAIN') return null;
  if (/^[“”„«].*[“”»]$/.test(value)) {
    const plain = value.slice(1, -1);
    return report({ start, end }, `Visitors would see these curly quotation marks. Write: ${plain}`, plain);
  }
  if (value.endsWith(','))
    return report({ start, end }, 'Visitors would see the comma at the end. Delete it.', value.slice(0, -1));
  if (comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ') {
    const whole = quoted(`${value} #${comment}`);
    const message = `Visitors would not see what follows "#", which starts a comment. Write: ${whole}`;
    return report({ start, end: lineEnd(source, end) }, message, whole);
  }
  return null;
}

/** Finds values that YAML reads, but not as their writer meant them. */
export function misreadValues(source: string, document: Document.Parsed, report: Report): VFileMessage[] {
  const errors: VFileMessage[] = [];
  visit(document, {
    Scalar(key, node) {
      const error = key === 'key' ? null : misread(node, source, report);
      if (error) errors.push(error);
    },
  });
  return errors;
}

/** Of several messages about one place, the first; in the order of their places. */
export function firstOfEachPlace(messages: readonly VFileMessage[]): VFileMessage[] {
  const placeOf = (message: VFileMessage) => rangeOfMessage(message).start;
  const first = [...new Map([...messages].reverse().map((message) => [placeOf(message), message])).values()];
  return first.sort((one, other) => placeOf(one) - placeOf(other));
}
