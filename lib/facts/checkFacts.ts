import * as v from 'valibot';
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { groupBy } from '../groupBy';
import { lineEnd } from '../lines';
import { didYouMean, nearest } from '../nearest';
import { type Lookup, withReferences } from './references';
import { wrongValue } from './wrongValue';
import { type FactError, parserErrors } from './yamlErrors';
import { aliasErrors, slips } from './yamlSlips';

export type FactSchema = v.GenericSchema<unknown, unknown>;

type Path = readonly (string | number)[];

interface Range {
  start: number;
  end: number;
}

/** The range of a value, or of the nearest existing value around it. */
function valueRange(document: Document.Parsed, path: Path): Range {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range && node.range[1] > node.range[0]) {
      // The end of an entry with several lines is after its last line break; its first line is enough.
      return isScalar(node)
        ? { start: node.range[0], end: node.range[1] }
        : { start: node.range[0], end: node.range[0] };
    }
    const key = keyRange(document, path.slice(0, length));
    if (key) return key;
  }
  return { start: 0, end: 0 };
}

function keyRange(document: Document.Parsed, path: Path): Range | null {
  const name = path.at(-1);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return null;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
  const range = isScalar(pair?.key) ? pair.key.range : null;
  return range ? { start: range[0], end: range[1] } : null;
}

interface Wrapped {
  type?: string;
  entries?: Record<string, Wrapped>;
  item?: Wrapped;
  wrapped?: Wrapped;
  pipe?: readonly { type: string; description?: string }[];
}

/** The schema inside an optional one. */
function unwrapped(part: Wrapped | undefined): Wrapped | undefined {
  return part?.wrapped ? unwrapped(part.wrapped) : part;
}

/** The part of a schema for the value at a path. */
function partAt(schema: FactSchema, path: Path): Wrapped | undefined {
  return path.reduce<Wrapped | undefined>((part, key) => {
    const whole = unwrapped(part);
    return typeof key === 'number' ? whole?.item : whole?.entries?.[key];
  }, schema as Wrapped);
}

/** Every name in a schema. */
function namesIn(part: Wrapped | undefined): string[] {
  const whole = unwrapped(part);
  const names = Object.entries(whole?.entries ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  return whole?.item ? [...names, ...namesIn(whole.item)] : names;
}

/** The names that an entry at a path may have. */
function knownKeys(schema: FactSchema, path: Path): string[] {
  return Object.keys(unwrapped(partAt(schema, path))?.entries ?? {});
}

/** Values that may be `null`, which has a meaning, and that are empty, which YAML reads as `null`. */
function emptyValues(document: Document.Parsed, schema: FactSchema): FactError[] {
  const errors: FactError[] = [];
  function look(node: unknown, path: Path): void {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) look(item, [...path, index]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const place = [...path, String(isScalar(key) ? key.value : key)];
      look(value, place);
      const isEmpty = value === null || (isScalar(value) && value.value === null && value.source === '');
      const part = isEmpty ? partAt(schema, place) : undefined;
      if (part?.type !== 'nullable') continue;
      const meaning = part.pipe?.find(({ type }) => type === 'description')?.description ?? '';
      const message = `Nothing follows "${place.at(-1)}:". Write its text after the colon, or the word null. ${meaning}`;
      errors.push({ ...(keyRange(document, place) ?? { start: 0, end: 0 }), message, suggestion: null });
    }
  }
  look(document.contents, []);
  return errors;
}

/** A value such as `#FFF1EE` without quotation marks, which YAML reads as a note; null for any other value. */
function noteInPlaceOfValue(source: string, key: Range | null, name: string): FactError | null {
  if (!key) return null;
  const [, gap = '', value = ''] =
    /^["']?:([ \t]+)(#\S.*?)[ \t]*\r?$/m.exec(source.slice(key.end, lineEnd(source, key.end))) ?? [];
  if (!value) return null;
  const start = source.indexOf(value, key.end + gap.length);
  const message = `"#" starts a note, so nothing follows "${name}:". Put it in quotation marks: ${name}: "${value}".`;
  return { start, end: start + value.length, message, suggestion: `"${value}"` };
}

/** The only name that an entry lacks and must have, if the entry has one that nobody knows: it was given another name. */
function onlyOther(document: Document.Parsed, path: Path, schema: FactSchema): string | null {
  const entries = unwrapped(partAt(schema, path))?.entries ?? {};
  const entry = path.length === 0 ? document.contents : document.getIn(path, true);
  const present = isMap(entry) ? entry.items.map(({ key }) => String(isScalar(key) ? key.value : '')) : [];
  const absent = Object.keys(entries).filter((key) => !present.includes(key) && !entries[key]?.wrapped);
  const unknown = present.filter((key) => !(key in entries));
  return absent.length === 1 && unknown.length === 1 ? (absent[0] ?? null) : null;
}

function errorOf(
  issue: v.BaseIssue<unknown>,
  schema: FactSchema,
  document: Document.Parsed,
  source: string,
): FactError {
  const path = issue.path?.map(({ key }) => key as string | number) ?? [];
  const name = String(path.findLast((key) => typeof key === 'string') ?? 'this file');
  const parent = path.slice(0, -1);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const keys = knownKeys(schema, parent);
    // `to /about` between braces, without its colon.
    const [, glued, rest] = /^(\w+)\s+(.+)$/.exec(name) ?? [];
    const lacksColon = glued !== undefined && keys.includes(glued);
    const suggestion = lacksColon ? glued : (nearest(name, keys) ?? onlyOther(document, parent, schema));
    const advice = didYouMean(suggestion) || ` An entry here has: ${keys.join(', ')}. Delete this line.`;
    const message = lacksColon
      ? `There is no colon after "${glued}". Write ${glued}: ${rest}`
      : `Nothing on the site reads "${name}".${advice}`;
    return { ...(keyRange(document, path) ?? valueRange(document, path)), message, suggestion };
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    const group = parent.at(-1);
    const entry = typeof group === 'string' ? ` below "${group}"` : parent.length > 0 ? ' in this entry' : '';
    return {
      ...valueRange(document, parent),
      message: `"${name}" is missing${entry}. Write a line "${name}: …"${typeof group === 'number' ? ', as in the other entries' : ''}.`,
      suggestion: null,
    };
  }
  const note = issue.input === null ? noteInPlaceOfValue(source, keyRange(document, path), name) : null;
  const range = valueRange(document, path);
  const node = document.getIn(path, true);
  const [from = 0, to = 0] = isNode(node) && !isScalar(node) ? (node.range ?? []) : [range.start, range.end];
  const written = source.slice(from, to).split('\n', 1)[0] ?? '';
  const part = unwrapped(partAt(schema, path));
  const entryNames = Object.keys((part?.item ? unwrapped(part.item) : part)?.entries ?? {});
  return note ?? { ...range, ...wrongValue(issue, name, written, entryNames) };
}

/** Leaves out missing names for which the same entry has a misspelled one. */
function withoutMisspelled(errors: readonly FactError[]): FactError[] {
  const meant = new Set(errors.flatMap(({ suggestion }) => suggestion ?? []));
  return errors.filter(({ message }) => ![...meant].some((name) => message.startsWith(`"${name}" is missing`)));
}

/** Makes one error of all names that the same entry lacks. */
function together(errors: readonly FactError[], source: string): FactError[] {
  const nameIn = ({ message }: FactError) => /^"(\w+)" is missing in this entry\./.exec(message)?.[1] ?? '';
  const lacking = groupBy(
    errors.filter((error) => nameIn(error) !== ''),
    ({ start }) => start,
  );
  const entries = [...lacking].map(([start, those]) => ({ start, names: those.map(nameIn) }));
  return errors.flatMap((error): FactError | FactError[] => {
    const index = entries.findIndex(({ start }) => nameIn(error) !== '' && start === error.start);
    const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
    if (!entry) return error;
    // `- to: …` in the middle of an entry makes two of it, and each lacks what the other one has.
    const isRestOf = (rest: typeof entry | undefined, first: typeof entry | undefined) =>
      rest !== undefined &&
      first !== undefined &&
      !rest.names.some((name) => first.names.includes(name)) &&
      first.names.includes(/^[\w-]+/.exec(source.slice(rest.start))?.[0] ?? '');
    if (isRestOf(after, entry) || nameIn(error) !== entry.names[0]) return [];
    if (isRestOf(entry, before)) {
      const message =
        'The hyphen makes a new entry of this line, which belongs to the entry above. Delete the hyphen, and write a space in its place.';
      return { ...error, message };
    }
    if (entry.names.length < 2) return error;
    const names = entry.names.map((name) => `"${name}: …"`).join(', ');
    const message = `This entry is not finished. It lacks ${entry.names.length} lines, which the other entries have: ${names}.`;
    return { ...error, message };
  });
}

/**
 * Reads a file of facts and checks it against its schema.
 * @returns the facts, or null if there are errors
 */
export function checkFacts<Schema extends FactSchema>(
  source: string,
  schema: Schema,
  lookup: Lookup,
): { facts: v.InferOutput<Schema> | null; errors: FactError[] } {
  const document = parseDocument(source);
  if (document.errors.length > 0)
    return { facts: null, errors: parserErrors(source, document.errors, namesIn(schema as Wrapped)) };
  const aliases = aliasErrors(source, document);
  if (aliases.length > 0) return { facts: null, errors: aliases };
  const errors = [...slips(source, document), ...emptyValues(document, schema)];
  const value = withReferences(document.toJS() ?? {}, lookup, (path, reference) => {
    const message = `There is no fact ${reference}. Look for its name in src/site/company.yaml or src/site/claims.yaml.`;
    const range = valueRange(document, path);
    const at = source.indexOf(reference, range.start);
    const place = at < 0 || at > range.end ? range : { start: at, end: at + reference.length };
    errors.push({ ...place, message, suggestion: null });
  });
  const result = v.safeParse(schema, value);
  if (!result.success) errors.push(...result.issues.map((issue) => errorOf(issue, schema, document, source)));
  const isSame = (one: FactError, other: FactError) =>
    one !== other && one.start <= other.start && other.start < one.end;
  const own = errors.filter((error, index) => !errors.slice(0, index).some((before) => isSame(before, error)));
  const sorted = together(withoutMisspelled(own), source).sort((one, other) => one.start - other.start);
  return { facts: errors.length === 0 && result.success ? result.output : null, errors: sorted };
}
