import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import { applyChanges, type TextChange } from './changes';
import {
  contentEnd,
  editedInPlace,
  indentAt,
  isInFlow,
  lineStart,
  nodeAt,
  type Path,
  pairAt,
  type Value,
  writtenAfter,
  writtenInFlow,
  writtenItem,
} from './yamlText';

/** Changes of a file of facts. Each touches only the lines that it must: other lines keep every byte, notes included. */

type Range = readonly [start: number, end: number];

function rangeOf(node: unknown): Range {
  const [start = 0, end = start] = (node as Node | null)?.range ?? [];
  return [start, end];
}

/** The end of a name and its value; the value may be missing. */
function pairEnd({ key, value }: Pair): number {
  return Math.max(rangeOf(key)[1], rangeOf(value)[1]);
}

function scalarChange(source: string, path: Path, node: Scalar, value: Value, isFlow: boolean): TextChange {
  const [from, end] = rangeOf(node);
  // A text with "|" or ">" includes its last line break.
  const to = source[end - 1] === '\n' ? end - 1 : end;
  if (from === to) return { from, to, insert: (source[from - 1] === ':' ? ' ' : '') + writtenInFlow(value) };
  if (typeof value === 'string' && typeof node.value === 'string') {
    const quote = node.type === 'PLAIN' ? 0 : 1;
    const inner = source.slice(from + quote, to - quote);
    const edited = editedInPlace(inner, node.value, value);
    if (edited !== null) {
      const change = { from: from + quote, to: to - quote, insert: edited };
      const result = parseDocument(applyChanges(source, [change]));
      if (result.errors.length === 0 && result.getIn(path) === value) return change;
    }
  }
  if (isFlow) return { from, to, insert: writtenInFlow(value) };
  const key = path.at(-1);
  if (typeof key === 'string') {
    const indent = indentAt(source, source.lastIndexOf(key, from - key.length));
    return { from, to, insert: writtenAfter(key, value, indent, node.type) };
  }
  const item = writtenItem(value, indentAt(source, source.lastIndexOf('-', from - 1)), false);
  return { from, to, insert: item.trimStart().slice('- '.length) };
}

function removedPair(source: string, document: Document, path: Path, pair: Pair): TextChange {
  const [keyStart] = rangeOf(pair.key);
  const { items } = nodeAt(document, path.slice(0, -1)) as { items: Pair[] };
  const index = items.indexOf(pair);
  const [previous, next] = [items[index - 1], items[index + 1]];
  const isFlow = isInFlow(document, path);
  const isFirstInLine = source.slice(lineStart(source, keyStart), keyStart).trim() === '';
  if (isFlow && previous) return { from: pairEnd(previous), to: pairEnd(pair), insert: '' };
  if ((isFlow || !isFirstInLine) && next) return { from: keyStart, to: rangeOf(next.key)[0], insert: '' };
  const end = contentEnd(source, pairEnd(pair));
  return { from: lineStart(source, keyStart), to: Math.min(end + 1, source.length), insert: '' };
}

function addedPair(
  source: string,
  document: Document,
  path: Path,
  value: Value,
  order: readonly string[],
): TextChange[] {
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isMap(parent)) return [];
  const key = String(path.at(-1));
  const pairs = parent.items as Pair[];
  const place = order.indexOf(key);
  const before = pairs.findLast((pair) => isScalar(pair.key) && order.indexOf(String(pair.key.value)) < place);
  const neighbor = before ?? pairs.at(-1);
  if (!neighbor) return [];
  if (isInFlow(document, path)) {
    const at = pairEnd(neighbor);
    return [{ from: at, to: at, insert: `, ${key}: ${writtenInFlow(value)}` }];
  }
  const indent = indentAt(source, rangeOf(neighbor.key)[0]);
  const at = contentEnd(source, pairEnd(neighbor));
  return [{ from: at, to: at, insert: `\n${indent}${key}: ${writtenAfter(key, value, indent)}` }];
}

/**
 * Sets a value.
 * @param value undefined removes the value and its name
 * @param order the names that an entry may have, in the order in which a missing one is added
 */
export function valueChange(
  source: string,
  path: Path,
  value: Value | undefined,
  order: readonly string[] = [],
): TextChange[] {
  const document = parseDocument(source);
  const pair = pairAt(document, path);
  const node = nodeAt(document, path);
  if (value === undefined) return pair ? [removedPair(source, document, path, pair)] : [];
  if (isScalar(node)) return [scalarChange(source, path, node, value, isInFlow(document, path))];
  return pair || node ? [] : addedPair(source, document, path, value, order);
}

/** The lines of an item, with the notes directly above it; those above the first item are about the list. */
function itemRange(source: string, items: readonly unknown[], index: number): Range {
  const [valueStart, valueEnd] = rangeOf(items[index]);
  let start = lineStart(source, source.lastIndexOf('-', valueStart - 1));
  const floor = index > 0 ? contentEnd(source, rangeOf(items[index - 1])[1]) : start;
  while (start - 1 > floor) {
    const previous = lineStart(source, start - 1);
    if (!source.slice(previous, start).trim().startsWith('#')) break;
    start = previous;
  }
  return [start, contentEnd(source, valueEnd)];
}

/** Swaps an item of a list with the one before or after it. */
export function itemMove(source: string, path: Path, index: number, by: -1 | 1): TextChange[] {
  const list = nodeAt(parseDocument(source), path);
  if (!isSeq(list) || !list.items[index] || !list.items[index + by]) return [];
  const range = (place: number) => (list.flow ? rangeOf(list.items[place]) : itemRange(source, list.items, place));
  const [one, other] = [range(index), range(index + by)];
  return [
    { from: one[0], to: one[1], insert: source.slice(...other) },
    { from: other[0], to: other[1], insert: source.slice(...one) },
  ];
}

export function itemRemoval(source: string, path: Path, index: number): TextChange[] {
  const document = parseDocument(source);
  const list = nodeAt(document, path);
  if (!isSeq(list) || !list.items[index]) return [];
  const key = pairAt(document, path)?.key;
  if (list.flow) {
    const items = (list.toJSON() as Value[]).filter((_, place) => place !== index);
    const [from, to] = rangeOf(list);
    return [{ from, to, insert: `[${items.map(writtenInFlow).join(', ')}]` }];
  }
  const [start, end] = itemRange(source, list.items, index);
  if (list.items.length === 1) return [{ from: rangeOf(key)[1] + 1, to: end, insert: ' []' }];
  // The line break after it, or the one before the last item of a file without a line break at its end.
  if (end < source.length) return [{ from: start, to: end + 1, insert: '' }];
  return [{ from: start - 1, to: end, insert: '' }];
}

/** Adds an item at the end of a list, which may be empty. */
export function itemAddition(source: string, path: Path, value: Value, isOnOneLine = false): TextChange[] {
  const document = parseDocument(source);
  const list = nodeAt(document, path);
  if (isSeq(list) && list.items.length > 0) {
    const last = list.items.length - 1;
    if (list.flow) {
      const at = rangeOf(list.items[last])[1];
      return [{ from: at, to: at, insert: `, ${writtenInFlow(value)}` }];
    }
    const dash = source.lastIndexOf('-', rangeOf(list.items[last])[0] - 1);
    const [, at] = itemRange(source, list.items, last);
    return [{ from: at, to: at, insert: `\n${writtenItem(value, indentAt(source, dash), isOnOneLine)}` }];
  }
  const pair = pairAt(document, path);
  if (!pair) return [];
  const [keyStart, keyEnd] = rangeOf(pair.key);
  const indent = `${indentAt(source, keyStart)}  `;
  const to = isSeq(list) ? rangeOf(list)[1] : keyEnd + 1;
  return [{ from: keyEnd + 1, to, insert: `\n${writtenItem(value, indent, isOnOneLine)}` }];
}
