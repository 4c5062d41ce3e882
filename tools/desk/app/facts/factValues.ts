import { isMap, isNode, isSeq } from 'yaml';
import type { FactSchema } from '../../server/facts';
import type { Path, Value } from '../../yamlEdits';

/** Returns a new entry like the last one: its texts are empty, because they must be written. */
export function emptyEntry(schema: FactSchema, last: unknown): Value {
  const { type, required = [], properties = {}, enum: choices, isNullable } = schema;
  if (type === 'object') {
    const group = (last ?? {}) as Record<string, unknown>;
    return Object.fromEntries(required.map((name) => [name, emptyEntry(properties[name] ?? {}, group[name])]));
  }
  if (type === 'string' && !choices) return isNullable && last === null ? null : '';
  if (last !== undefined) return last as Value;
  return choices?.[0] ?? (type === 'array' ? [] : type === 'boolean' ? false : 0);
}

const NAMES = ['title', 'name', 'label', 'text', 'from', 'id'];

/** Returns what an entry of a list is called. */
export function entryName(value: unknown, index: number): string {
  const isGroup = typeof value === 'object' && value !== null;
  const name = isGroup ? NAMES.map((key) => (value as Record<string, unknown>)[key]).find(Boolean) : value;
  return name ? String(name) : `Entry ${index + 1}`;
}

/** Returns the path of the innermost value at a place in the text: of the last one that starts before it. */
export function pathAt(node: unknown, offset: number): Path {
  const isBefore = (part: unknown) => isNode(part) && part.range && part.range[0] <= offset;
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => isBefore(key));
    return pair ? [String(pair.key), ...pathAt(pair.value, offset)] : [];
  }
  if (!isSeq(node)) return [];
  const index = node.items.findLastIndex(isBefore);
  return index < 0 ? [] : [index, ...pathAt(node.items[index], offset)];
}
