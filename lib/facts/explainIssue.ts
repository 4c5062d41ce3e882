import type * as v from 'valibot';
import { type Document, isMap, isScalar } from 'yaml';
import { didYouMean, nearest } from '../nearest';
import { nearestIcon } from '../nearestIcon';
import { quoted } from '../quoted';
import type { FactError } from './factError';
import { type FactSchema, partAt, unwrapped } from './schemaParts';
import { keyRange, type Path, valueRange } from './yamlRange';

interface Place {
  schema: FactSchema;
  document: Document.Parsed;
  path: Path;
  name: string;
}

/** The names that an entry may have. */
function namesAt(schema: FactSchema, path: Path): string[] {
  return Object.keys(unwrapped(partAt(schema, path))?.entries ?? {});
}

function unknownName({ document, schema, path, name }: Place): FactError {
  const names = namesAt(schema, path.slice(0, -1));
  const suggestion = nearest(name, names);
  const advice = didYouMean(suggestion) || ` An entry here has: ${names.join(', ')}.`;
  const range = keyRange(document, path) ?? valueRange(document, path);
  return { ...range, message: `Unknown name "${name}".${advice}`, suggestion };
}

/** A missing name; null where the entry has a misspelled one, which is reported. */
function missingName({ document, path, name, schema }: Place): FactError | null {
  const parent = path.slice(0, -1);
  const names = namesAt(schema, parent);
  const entry = parent.length === 0 ? document.contents : document.getIn(parent, true);
  const written = isMap(entry) ? entry.items.map(({ key }) => String(isScalar(key) ? key.value : '')) : [];
  if (written.some((other) => !names.includes(other) && nearest(other, names) === name)) return null;
  const where = typeof parent.at(-1) === 'string' ? ` below "${parent.at(-1)}"` : '';
  const message = `The line "${name}: …" is missing${where}. Write it.`;
  return { ...valueRange(document, parent), message, suggestion: null };
}

/** The number that a writer meant by `$49`, `1,299` or `49,50`. */
const numberIn = (written: string) =>
  written
    .match(/\d[\d.,]*/)?.[0]
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.$/, '') ?? '49.5';

/** What to write for a value of the wrong type, by valibot's name for the type. */
const TYPES: Readonly<Record<string, (name: string, written: string) => string>> = {
  string: (name, written) => `"${name}" must be text. Write: ${name}: ${quoted(written || '…')}`,
  number: (name, written) => `"${name}" must be only a number. Write: ${name}: ${numberIn(written)}`,
  boolean: (name) => `"${name}" must be true or false.`,
  Array: (name) => `"${name}" must be a list. Write each entry below it, with a hyphen and a space before it.`,
  Object: (name) => `"${name}" must have lines of its own below it. Copy them from another entry.`,
};

function wrongType(issue: v.BaseIssue<unknown>, { name }: Place, written: string): Omit<FactError, 'start' | 'end'> {
  const expected = issue.expected ?? '';
  const choices = [...expected.matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (issue.input === null || issue.input === undefined) {
    const message = `Nothing follows "${name}:". Write its text after the colon; a text that starts with "#" needs quotation marks.`;
    return { message, suggestion: null };
  }
  if (choices.length === 0) {
    const explain = TYPES[expected] ?? TYPES[Object.keys(TYPES).find((type) => expected.includes(type)) ?? ''];
    const message = explain?.(name, written) ?? `"${name}" cannot have this value. Compare it with another entry.`;
    return { message, suggestion: null };
  }
  const input = String(issue.input);
  const isIcon = name === 'icon';
  const suggestion = isIcon ? nearestIcon(input, choices) : nearest(input, choices);
  const all = isIcon ? ' Choose one from the handbook, /handbook/icons.' : ` Write one of: ${choices.join(', ')}.`;
  const message = `${name}: "${input}" is not possible.${didYouMean(suggestion)}${all}`;
  return { message, suggestion };
}

/** Explains what a schema refuses; null for what another error of the same entry explains. */
export function explainIssue(
  issue: v.BaseIssue<unknown>,
  schema: FactSchema,
  document: Document.Parsed,
  source: string,
): FactError | null {
  const path = issue.path?.map(({ key }) => key as string | number) ?? [];
  const name = String(path.findLast((key) => typeof key === 'string') ?? 'this file');
  const place: Place = { schema, document, path, name };
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownName(place);
  if (issue.type === 'strict_object' && issue.received === 'undefined') return missingName(place);
  const range = valueRange(document, path);
  // A sentence of the schema's own: "is not a web address. Start with https://".
  if (issue.kind === 'validation') {
    const isWritten = typeof issue.input === 'string' && issue.input !== '';
    const what = isWritten ? `${name}: "${issue.input}"` : `"${name}"`;
    return { ...range, message: `${what} ${issue.message}.`, suggestion: null };
  }
  return { ...range, ...wrongType(issue, place, source.slice(range.start, range.end).split('\n', 1)[0] ?? '') };
}
