import type * as v from 'valibot';
import { type Document, isMap, isScalar } from 'yaml';
import { lineEnd } from '../lines';
import { didYouMean, nearest } from '../nearest';
import { nearestIcon } from '../nearestIcon';
import { quoted } from '../quoted';
import type { FactError } from './factError';
import { type FactSchema, partAt, unwrapped } from './schemaParts';
import { keyRange, type Path, valueRange } from './yamlRange';

/** More choices than this are not listed in a message. */
const MOST_CHOICES = 12;

interface Place {
  schema: FactSchema;
  document: Document.Parsed;
  source: string;
  path: Path;
  name: string;
}

function keysAt(schema: FactSchema, path: Path): string[] {
  return Object.keys(unwrapped(partAt(schema, path))?.entries ?? {});
}

function presentKeys(document: Document.Parsed, path: Path): string[] {
  const entry = path.length === 0 ? document.contents : document.getIn(path, true);
  return isMap(entry) ? entry.items.map(({ key }) => String(isScalar(key) ? key.value : '')) : [];
}

/** The name that a writer meant: a similar one, or the only one that the entry lacks. */
function meantKey({ schema, document, path }: Place, name: string): string | null {
  const parent = path.slice(0, -1);
  const keys = keysAt(schema, parent);
  const near = nearest(name, keys);
  if (near) return near;
  const entries = unwrapped(partAt(schema, parent))?.entries ?? {};
  const present = presentKeys(document, parent);
  const absent = keys.filter((key) => !present.includes(key) && !entries[key]?.wrapped);
  const unknown = present.filter((key) => !keys.includes(key));
  return absent.length === 1 && unknown.length === 1 ? (absent[0] ?? null) : null;
}

function unknownKey(place: Place): FactError {
  const { document, schema, path, name } = place;
  const suggestion = meantKey(place, name);
  const advice = didYouMean(suggestion) || ` An entry here has: ${keysAt(schema, path.slice(0, -1)).join(', ')}.`;
  const range = keyRange(document, path) ?? valueRange(document, path);
  return { ...range, message: `Unknown name "${name}".${advice}`, suggestion };
}

/** A missing name; null where the entry has a misspelled one, which is reported. */
function missingKey(place: Place): FactError | null {
  const { document, path, name, schema } = place;
  const parent = path.slice(0, -1);
  const keys = keysAt(schema, parent);
  const present = presentKeys(document, parent);
  const isMisspelled = present.some(
    (key) => !keys.includes(key) && meantKey({ ...place, path: [...parent, key] }, key) === name,
  );
  if (isMisspelled) return null;
  const where = typeof parent.at(-1) === 'string' ? ` below "${parent.at(-1)}"` : '';
  return {
    ...valueRange(document, parent),
    message: `The line "${name}: …" is missing${where}. Write it.`,
    suggestion: null,
  };
}

/** A value such as `#FFF1EE` without quotation marks, which YAML reads as a comment. */
function commentAsValue({ document, source, path, name }: Place): FactError | null {
  const key = keyRange(document, path);
  if (!key) return null;
  const line = source.slice(key.end, lineEnd(source, key.end));
  const [, value = ''] = /^["']?:[ \t]+(#\S.*?)[ \t]*\r?$/.exec(line) ?? [];
  if (!value) return null;
  const start = key.end + line.indexOf(value);
  const suggestion = `"${value}"`;
  return {
    start,
    end: start + value.length,
    message: `"#" starts a comment. Write: ${name}: ${suggestion}`,
    suggestion,
  };
}

/** The number that a writer meant by `$49` or `1,299`. */
const numberIn = (written: string) =>
  written
    .match(/\d[\d.,]*/)?.[0]
    .replaceAll(',', '')
    .replace(/\.$/, '') ?? '49.5';

/** What to write for a value of the wrong type, by valibot's name for the type. */
const TYPES: Readonly<Record<string, (name: string, written: string) => string>> = {
  string: (name, written) => `"${name}" must be text. Write: ${name}: ${quoted(written || '…')}`,
  number: (name, written) => `"${name}" must be only a number. Write: ${name}: ${numberIn(written)}`,
  boolean: (name) => `"${name}" must be true or false.`,
  Array: (name) => `"${name}" must be a list. Write each entry below it, with a hyphen and a space before it.`,
  Object: (name) => `"${name}" must have lines of its own below it. Copy them from another entry.`,
};

function wrongType(
  issue: v.BaseIssue<unknown>,
  { schema, path, name }: Place,
  written: string,
): Omit<FactError, 'start' | 'end'> {
  const expected = issue.expected ?? '';
  const choices = [...expected.matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (issue.input === null || issue.input === undefined) {
    return { message: `Nothing follows "${name}:". Write its text after the colon.`, suggestion: null };
  }
  if (choices.length === 0) {
    const entry = unwrapped(partAt(schema, path));
    const explain = TYPES[expected] ?? TYPES[Object.keys(TYPES).find((type) => expected.includes(type)) ?? ''];
    const isEntry = entry?.entries !== undefined && typeof path.at(-1) === 'number';
    const message = isEntry
      ? `An entry of this list has names. Write: - { ${Object.keys(entry.entries ?? {})
          .map((key) => `${key}: …`)
          .join(', ')} }`
      : (explain?.(name, written) ?? `"${name}" cannot have this value. Compare it with another entry.`);
    return { message, suggestion: null };
  }
  const input = String(issue.input);
  const isIcon = name === 'icon';
  const suggestion = isIcon ? nearestIcon(input, choices) : nearest(input, choices);
  const list = choices.length > MOST_CHOICES ? '' : ` Write one of: ${choices.join(', ')}.`;
  const all = isIcon ? ' Choose one from the handbook, /handbook/icons.' : list;
  const message = `${name}: "${input}" is not possible.${didYouMean(suggestion)}${all}`;
  return { message, suggestion, ...(isIcon ? { handbook: '/handbook/icons' } : {}) };
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
  const place: Place = { schema, document, source, path, name };
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownKey(place);
  if (issue.type === 'strict_object' && issue.received === 'undefined') return missingKey(place);
  const range = valueRange(document, path);
  // A sentence of the schema's own: "is not a web address. Start with https://".
  if (issue.kind === 'validation') {
    const isWritten = typeof issue.input === 'string' && issue.input !== '';
    const what = isWritten ? `${name}: "${issue.input}"` : `"${name}"`;
    return { ...range, message: `${what} ${issue.message}.`, suggestion: null };
  }
  const comment = issue.input === null ? commentAsValue(place) : null;
  return (
    comment ?? { ...range, ...wrongType(issue, place, source.slice(range.start, range.end).split('\n', 1)[0] ?? '') }
  );
}
