import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { foreignParts } from './yaml';

/** A fact of another file inside a text: `{company.email}`, `{figures.experience.value}`. */
const REFERENCE = /\{([a-z]\w*)\.([\w.]+)\}/gi;

/** Returns the text or number with a name such as `company.email`; undefined if there is none. */
export type Lookup = (file: string, name: string) => string | undefined;

const UNREADABLE = Symbol('unreadable');

/** Returns a function that reads facts of one folder. It does not validate them; their own module does. */
export function lookupIn(directory: string): Lookup {
  const files = new Map<string, unknown>();
  const read = (name: string): unknown => {
    const file = path.join(directory, `${name}.yaml`);
    if (!files.has(name)) {
      const document = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')) : null;
      // The errors of a file that cannot be read are its own.
      const isReadable = document?.errors.length === 0 && foreignParts(document).length === 0;
      files.set(name, document === null ? {} : isReadable ? document.toJS() : UNREADABLE);
    }
    return files.get(name);
  };
  return (file, name) => {
    if (read(file) === UNREADABLE) return name;
    const value = [file, ...name.split('.')].reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, key)
          ? (part as Record<string, unknown>)[key]
          : undefined,
      read(file),
    );
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}

/**
 * Replaces references in every text of a value.
 * @param onUnknown called with the path to a text and the reference in it that names no fact
 */
export function withReferences(
  value: unknown,
  lookup: Lookup,
  onUnknown: (path: (string | number)[], reference: string) => void,
  path: (string | number)[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(REFERENCE, (reference, file: string, name: string) => {
      const found = lookup(file, name);
      if (found === undefined) onUnknown(path, reference);
      return found ?? reference;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => withReferences(item, lookup, onUnknown, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withReferences(item, lookup, onUnknown, [...path, key])]),
  );
}
