import type * as v from 'valibot';
import { type Document, isMap, isScalar } from 'yaml';
import type { Report } from '../message';
import { nearest, suggest } from '../nearest';
import { keyRange, type Path, quote, valueRange } from './yaml';

export type FactSchema = v.GenericSchema<unknown, unknown>;

/** What messages need to know of a valibot schema. */
interface SchemaPart {
  entries?: Record<string, SchemaPart>;
  item?: SchemaPart;
  wrapped?: SchemaPart;
  /** The choices of a picklist. */
  options?: readonly string[];
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

/** The names that an entry has. */
function writtenAt(document: Document.Parsed, path: Path): string[] {
  const entry = document.getIn(path, true);
  return isMap(entry) ? entry.items.map(({ key }) => String(isScalar(key) ? key.value : '')) : [];
}

/** What a value of the wrong type must be, by the type of its schema. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text. Put quotation marks around it',
  number: 'must be only a number, such as 1299 or 49.5',
  boolean: 'must be true or false',
  array: 'must be a list. Write each entry below it, with a hyphen and a space before it',
  strict_object: 'must have lines of its own below it. Copy them from another entry',
  loose_object: 'must have lines of its own below it. Copy them from another entry',
};

/**
 * Reports what a schema refuses, unless another error of the same entry explains it.
 * @param document the YAML text that was checked
 */
export function reportIssue(
  issue: v.BaseIssue<unknown>,
  schema: FactSchema,
  document: Document.Parsed,
  report: Report,
): void {
  const { type, input, message } = issue;
  const items: readonly v.IssuePathItem[] = issue.path ?? [];
  const path = items.map(({ key }) => key as string | number);
  const name = String(path.findLast((key) => typeof key === 'string') ?? 'this file');
  const range = valueRange(document, path);
  if (items.at(-1)?.origin === 'key') {
    const parent = path.slice(0, -1);
    const names = Object.keys(schemaAt(schema, parent)?.entries ?? {});
    const written = writtenAt(document, parent);
    if (!names.includes(name)) {
      const missing = names.filter((candidate) => !written.includes(candidate));
      const otherwise = `Delete it. An entry here has: ${names.join(', ')}.`;
      const finding = suggest(`Unknown name "${name}".`, name, missing, otherwise);
      return void report(keyRange(document, path) ?? range, finding);
    }
    if (written.some((other) => !names.includes(other) && nearest(other, names) === name)) return;
    const where = typeof parent.at(-1) === 'string' ? ` below "${parent.at(-1)}"` : '';
    const key = /^\w/.test(name) ? name : `'${name}'`;
    return void report(valueRange(document, parent), `The line "${key}: …" is missing${where}. Write it.`);
  }
  if (input === null || input === undefined) {
    const reason = `Nothing follows "${name}:". Write its text after the colon; a text that starts with "#" needs quotation marks.`;
    return void report(range, reason);
  }
  // `title: 2026` is a number.
  const node = document.getIn(path, true);
  if (type === 'string' && isScalar(node) && node.source) {
    const text = quote(node.source);
    const reason = `"${name}" must be text. Put quotation marks around it: ${text}`;
    return void report(range, { reason, correction: text });
  }
  const { options } = schemaAt(schema, path) ?? {};
  if (options) {
    const otherwise = `Write one of: ${options.join(', ')}.`;
    return void report(range, suggest(`${name} cannot be "${input}".`, String(input), options, otherwise));
  }
  // A check has a sentence of its own: "is not a web address. Start with https://".
  const what = typeof input === 'string' && input.length < 60 ? `${name}: "${input}"` : `"${name}"`;
  report(range, `${what} ${TYPES[type] ?? message}.`);
}
