import * as v from 'valibot';
import { type Document, isMap, isNode, isScalar, parseDocument } from 'yaml';
import { didYouMean, nearest } from '../nearest';
import { type Lookup, withReferences } from './references';
import { type FactError, parserErrors, slips } from './yamlErrors';

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
  entries?: Record<string, unknown>;
  item?: Wrapped;
  wrapped?: Wrapped;
}

/** The names that an entry at a path may have. */
function knownKeys(schema: FactSchema, path: Path): string[] {
  let part = schema as Wrapped | undefined;
  const unwrap = () => {
    while (part?.wrapped) part = part.wrapped;
  };
  unwrap();
  for (const key of path) {
    part = typeof key === 'number' ? part?.item : (part?.entries?.[key] as Wrapped | undefined);
    unwrap();
  }
  return Object.keys(part?.entries ?? {});
}

function listed(choices: readonly string[]): string {
  return choices.length > MOST_CHOICES ? '' : ` Known: ${choices.join(', ')}.`;
}

function wrongValue(issue: v.BaseIssue<unknown>, name: string): { message: string; suggestion: string | null } {
  if (issue.kind === 'validation' || !/^(Invalid type|Invalid key|Expected)/.test(issue.message)) {
    const written = typeof issue.input === 'string' && issue.input !== '' ? `${name}: "${issue.input}"` : `"${name}"`;
    return { message: `${written} ${issue.message}.`, suggestion: null };
  }
  if (issue.input === null || issue.input === undefined) {
    return { message: `"${name}" has no value. Write one after the colon.`, suggestion: null };
  }
  const choices = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (choices.length > 0) {
    const suggestion = nearest(String(issue.input), choices);
    const message = `${name}: "${issue.input}" is not one of the ${choices.length} possible values.${listed(choices)}${didYouMean(suggestion)}`;
    return { message, suggestion };
  }
  const kind =
    Object.entries(KINDS).find(([expected]) => issue.expected?.includes(expected))?.[1] ?? 'is not allowed here';
  const written = typeof issue.input === 'object' ? `"${name}"` : `${name}: "${issue.input}"`;
  return { message: `${written} ${kind}.`, suggestion: null };
}

function errorOf(issue: v.BaseIssue<unknown>, schema: FactSchema, document: Document.Parsed): FactError {
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
  return { ...valueRange(document, path), ...wrongValue(issue, name) };
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
  const errors = slips(source, document);
  const value = withReferences(document.toJS() ?? {}, lookup, (path, reference) => {
    const message = `There is no fact ${reference}. Look for its name in src/site/company.yaml or src/site/claims.yaml.`;
    errors.push({ ...valueRange(document, path), message, suggestion: null });
  });
  const result = v.safeParse(schema, value);
  if (!result.success) errors.push(...result.issues.map((issue) => errorOf(issue, schema, document)));
  const sorted = withoutMisspelled(errors).sort((one, other) => one.start - other.start);
  return { facts: errors.length === 0 && result.success ? result.output : null, errors: sorted };
}
