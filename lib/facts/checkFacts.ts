import * as v from 'valibot';
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { lineEnd } from '../lines';
import { didYouMean, nearest } from '../nearest';
import { nearestIcon } from '../nearestIcon';
import { type Lookup, withReferences } from './references';
import { aliasErrors, type FactError, parserErrors, slips } from './yamlErrors';

export type FactSchema = v.GenericSchema<unknown, unknown>;

type Path = readonly (string | number)[];

/** What a value must be, by valibot's name for it. */
const KINDS: Record<string, string> = {
  string: 'must be text. Put it in quotation marks',
  number: 'must be a number such as 49 or 49.5, without a currency sign and with a point, not a comma',
  boolean: 'must be true or false',
  Array: 'must be a list: one line for each entry, starting with "- "',
  Object: 'must be followed by indented lines of the form "name: value"',
};

/** More choices than this are not listed in a message. */
const MOST_CHOICES = 12;

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
      const message = `"${place.at(-1)}" is empty. Write a value after the colon, or the word null. ${meaning}`;
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
  const message = `"#" starts a note, so "${name}" has no value. Put the value in quotation marks: "${value}".`;
  return { start, end: start + value.length, message, suggestion: `"${value}"` };
}

function listed(choices: readonly string[]): string {
  return choices.length > MOST_CHOICES ? '' : ` Known: ${choices.join(', ')}.`;
}

function wrongValue(issue: v.BaseIssue<unknown>, name: string): Omit<FactError, 'start' | 'end'> {
  if (issue.kind === 'validation' || !/^(Invalid type|Invalid key|Expected)/.test(issue.message)) {
    const written = typeof issue.input === 'string' && issue.input !== '' ? `${name}: "${issue.input}"` : `"${name}"`;
    return { message: `${written} ${issue.message}.`, suggestion: null };
  }
  if (issue.input === null || issue.input === undefined) {
    return { message: `"${name}" has no value. Write one after the colon.`, suggestion: null };
  }
  const choices = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (choices.length > 0) {
    if (name === 'icon') {
      const suggestion = nearestIcon(String(issue.input), choices);
      const message = `There is no icon "${issue.input}".${didYouMean(suggestion)} Choose one from the handbook, /handbook/icons.`;
      return { message, suggestion, handbook: '/handbook/icons' };
    }
    const suggestion = nearest(String(issue.input), choices);
    const message = `${name}: "${issue.input}" is not one of the ${choices.length} possible values.${listed(choices)}${didYouMean(suggestion)}`;
    return { message, suggestion };
  }
  const kind =
    Object.entries(KINDS).find(([expected]) => issue.expected?.includes(expected))?.[1] ?? 'is not allowed here';
  const written = typeof issue.input === 'object' ? `"${name}"` : `${name}: "${issue.input}"`;
  return { message: `${written} ${kind}.`, suggestion: null };
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
    const suggestion = nearest(name, keys);
    const message = `"${name}" is not a known name here.${didYouMean(suggestion)}${suggestion ? '' : listed(keys)}`;
    return { ...(keyRange(document, path) ?? valueRange(document, path)), message, suggestion };
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    const entry = parent.length > 0 ? ' in this entry' : '';
    return {
      ...valueRange(document, parent),
      message: `"${name}" is missing${entry}. Add a line "${name}: …".`,
      suggestion: null,
    };
  }
  const note = issue.input === null ? noteInPlaceOfValue(source, keyRange(document, path), name) : null;
  return note ?? { ...valueRange(document, path), ...wrongValue(issue, name) };
}

/** Leaves out missing names for which the same entry has a misspelled one. */
function withoutMisspelled(errors: readonly FactError[]): FactError[] {
  const meant = new Set(errors.flatMap(({ suggestion }) => suggestion ?? []));
  return errors.filter(({ message }) => ![...meant].some((name) => message.startsWith(`"${name}" is missing`)));
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
  if (document.errors.length > 0) return { facts: null, errors: parserErrors(source, document.errors) };
  const aliases = aliasErrors(source, document);
  if (aliases.length > 0) return { facts: null, errors: aliases };
  const errors = [...slips(source, document), ...emptyValues(document, schema)];
  const value = withReferences(document.toJS() ?? {}, lookup, (path, reference) => {
    const message = `There is no fact ${reference}. Look for its name in src/site/company.yaml or src/site/claims.yaml.`;
    errors.push({ ...valueRange(document, path), message, suggestion: null });
  });
  const result = v.safeParse(schema, value);
  if (!result.success) errors.push(...result.issues.map((issue) => errorOf(issue, schema, document, source)));
  const sorted = withoutMisspelled(errors).sort((one, other) => one.start - other.start);
  return { facts: errors.length === 0 && result.success ? result.output : null, errors: sorted };
}
