import { type Document, isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { FactSchema } from '../../protocol';
import type { Path, Value } from '../../yamlEdits';
import { plain } from '../parts/plain';

/** Returns a schema without "or null" and without Markdown in its description, and whether it may be null. */
export function plainSchema(schema: FactSchema): { schema: FactSchema; isNullable: boolean } {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const isNullable = (schema.anyOf?.length ?? 0) > choices.length;
  const only = choices[0] ?? schema;
  const description = schema.description ?? only.description;
  return { schema: { ...only, ...(description && { description: plain(description) }) }, isNullable };
}

/** Whether a text may be empty, which then means "none". */
export function allowsEmpty({ minLength = 0, pattern }: FactSchema): boolean {
  return minLength === 0 && (!pattern || new RegExp(pattern).test(''));
}

/** Returns a new entry like the last one: its texts are empty, because they must be written. */
export function emptyEntry(wrapped: FactSchema, last: unknown): Value {
  const { schema, isNullable } = plainSchema(wrapped);
  if (schema.type === 'object') {
    const names = schema.required ?? [];
    const group = (last ?? {}) as Record<string, unknown>;
    return Object.fromEntries(names.map((name) => [name, emptyEntry(schema.properties?.[name] ?? {}, group[name])]));
  }
  if (schema.type === 'array') return Array.isArray(last) ? (last as Value[]) : [];
  if (schema.enum) return typeof last === 'string' ? last : (schema.enum[0] ?? '');
  if (schema.type === 'boolean') return last === true;
  if (schema.type === 'number') return typeof last === 'number' ? last : 0;
  return isNullable && last === null ? null : '';
}

const NAMES = ['title', 'name', 'label', 'text', 'from', 'id'];

/** Returns what an entry of a list is called. */
export function entryName(value: unknown, index: number): string {
  if (typeof value !== 'object' || value === null) return value ? String(value) : `Entry ${index + 1}`;
  const group = value as Record<string, unknown>;
  const name = NAMES.map((key) => group[key]).find((text) => typeof text === 'string' && text !== '');
  return name ? String(name) : `Entry ${index + 1}`;
}

/** Returns the path of the innermost value at a place in the text. */
export function pathAt({ contents }: Document, offset: number): Path {
  const path: (string | number)[] = [];
  const contains = (node: unknown, from = Number.POSITIVE_INFINITY): boolean => {
    const [start = 0, , end = 0] = (isNode(node) && node.range) || [];
    return offset >= Math.min(start, from) && offset < Math.max(end, start + 1);
  };
  let node: unknown = contents;
  while (isMap(node) || isSeq(node)) {
    const index: number = node.items.findIndex((item) =>
      isPair(item)
        ? contains(item.value, (isNode(item.key) && item.key.range?.[0]) || 0) || contains(item.key)
        : contains(item),
    );
    const item: unknown = node.items[index];
    if (item === undefined) break;
    path.push(isPair(item) ? String(isScalar(item.key) ? item.key.value : item.key) : index);
    node = isPair(item) ? item.value : item;
  }
  return path;
}
