import type * as v from 'valibot';
import type { VFileMessage } from 'vfile-message';
import { type Document, isMap, isScalar } from 'yaml';
import type { MakeMessage } from '../message';
import { nearest, suggest } from '../nearest';
import { quoted } from '../text';
import { keyRange, type Path, valueRange } from './yaml';

export type FactSchema = v.GenericSchema<unknown, unknown>;

/** What messages need to know of a valibot schema. */
interface SchemaPart {
  entries?: Record<string, SchemaPart>;
  item?: SchemaPart;
  wrapped?: SchemaPart;
  /** What `v.pipe` joins: a schema, its checks and its metadata. */
  pipe?: readonly { metadata?: { isPageLink?: true } }[];
}

/** The schema inside an optional one. */
function unwrapped(part: SchemaPart | undefined): SchemaPart | undefined {
  return part?.wrapped ? unwrapped(part.wrapped) : part;
}

/** The part of a schema that describes the value at a path. */
export function schemaAt(schema: FactSchema, path: Path): SchemaPart | undefined {
  const part = path.reduce<SchemaPart | undefined>((outer, key) => {
    const whole = unwrapped(outer);
    return typeof key === 'number' ? whole?.item : whole?.entries?.[key];
  }, schema as SchemaPart);
  return unwrapped(part);
}

/** The names that an entry may have. */
const namesAt = (schema: FactSchema, path: Path) => Object.keys(schemaAt(schema, path)?.entries ?? {});

/** The names that an entry has. */
function writtenAt(document: Document.Parsed, path: Path): string[] {
  const entry = document.getIn(path, true);
  return isMap(entry) ? entry.items.map(({ key }) => String(isScalar(key) ? key.value : '')) : [];
}

/** What a value of the wrong type must be, by valibot's name for the type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text. Put quotation marks around it',
  number: 'must be only a number, such as 1299 or 49.5',
  boolean: 'must be true or false',
  Array: 'must be a list. Write each entry below it, with a hyphen and a space before it',
  Object: 'must have lines of its own below it. Copy them from another entry',
};

/**
 * Explains what a schema refuses.
 * @param document the YAML text that was checked
 * @returns null if another error of the same entry explains the issue
 */
export function explainIssue(
  issue: v.BaseIssue<unknown>,
  schema: FactSchema,
  document: Document.Parsed,
  report: MakeMessage,
): VFileMessage | null {
  const path = issue.path?.map(({ key }) => key as string | number) ?? [];
  const name = String(path.findLast((key) => typeof key === 'string') ?? 'this file');
  const range = valueRange(document, path);
  if (issue.type === 'strict_object' || issue.type === 'loose_object') {
    const parent = path.slice(0, -1);
    const names = namesAt(schema, parent);
    const written = writtenAt(document, parent);
    if (issue.expected === 'never') {
      const missing = names.filter((candidate) => !written.includes(candidate));
      const { advice, sure } = suggest(name, missing, ` Delete it. An entry here has: ${names.join(', ')}.`);
      return report(keyRange(document, path) ?? range, `Unknown name "${name}".${advice}`, sure);
    }
    if (issue.received === 'undefined') {
      if (written.some((other) => !names.includes(other) && nearest(other, names) === name)) return null;
      const where = typeof parent.at(-1) === 'string' ? ` below "${parent.at(-1)}"` : '';
      const key = /^\w/.test(name) ? name : `'${name}'`;
      return report(valueRange(document, parent), `The line "${key}: …" is missing${where}. Write it.`);
    }
  }
  if (issue.input === null || issue.input === undefined || issue.input === '') {
    const message = `Nothing follows "${name}:". Write its text after the colon; a text that starts with "#" needs quotation marks.`;
    return report(range, message);
  }
  // `title: 2026` is a number.
  const node = document.getIn(path, true);
  if (issue.type === 'string' && isScalar(node) && node.source) {
    const text = quoted(node.source);
    return report(range, `"${name}" must be text. Put quotation marks around it: ${text}`, text);
  }
  // A sentence of the schema's own: "is not a web address. Start with https://".
  if (issue.kind === 'validation' || !issue.message.startsWith('Invalid ')) {
    const { input } = issue;
    const what = typeof input === 'string' && input.length < 60 ? `${name}: "${input}"` : `"${name}"`;
    return report(range, `${what} ${issue.message}.`);
  }
  const expected = issue.expected ?? '';
  const choices = [...expected.matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (choices.length > 0) {
    const { advice, sure } = suggest(String(issue.input), choices, '');
    const message = `${name} cannot be "${issue.input}".${advice} Write one of: ${choices.join(', ')}.`;
    return report(range, message, sure);
  }
  const type = Object.keys(TYPES).find((typeName) => expected.includes(typeName)) ?? '';
  return report(range, `"${name}" ${TYPES[type] ?? 'cannot have this value. Compare it with another entry'}.`);
}
