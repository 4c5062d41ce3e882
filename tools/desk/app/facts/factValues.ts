import { type Document, isPair, isScalar, isSeq, type Range, visit } from 'yaml';
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

/** Returns the path of the innermost value at a place in the text. */
export function pathAt(document: Document, offset: number): Path {
  const contains = (range?: Range | null) => range && offset >= range[0] && offset < Math.max(range[2], range[0] + 1);
  let found: Path = [];
  visit(document, {
    Node(key, node, ancestors) {
      if (!contains(node.range)) return;
      const nodes = [...ancestors, node];
      found = nodes.flatMap((own, place) => {
        const before = nodes[place - 1];
        if (isPair(own)) return isScalar(own.key) ? String(own.key.value) : [];
        return isSeq(before) ? before.items.indexOf(own) : [];
      });
      // The space after a name belongs to its value.
      if (key === 'key') return visit.BREAK;
    },
  });
  return found;
}
