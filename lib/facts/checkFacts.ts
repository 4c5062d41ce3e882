import * as v from 'valibot';
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { explainIssue } from './explainIssue';
import type { FactError } from './factError';
import { type Lookup, withReferences } from './references';
import { type FactSchema, namesIn, partAt, type SchemaPart } from './schemaParts';
import { aliasErrors, misreadValues, yamlErrors } from './yamlErrors';
import { keyRange, type Path, valueRange } from './yamlRange';

export type { FactSchema } from './schemaParts';

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
      const message = `Nothing follows "${place.at(-1)}:". Write its text, or the word null. ${meaning}`;
      errors.push({ ...(keyRange(document, place) ?? { start: 0, end: 0 }), message, suggestion: null });
    }
  }
  look(document.contents, []);
  return errors;
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
    return { facts: null, errors: yamlErrors(source, document.errors, namesIn(schema as SchemaPart)) };
  const aliases = aliasErrors(source, document);
  if (aliases.length > 0) return { facts: null, errors: aliases };
  const errors = [...misreadValues(source, document), ...emptyValues(document, schema)];
  const value = withReferences(document.toJS() ?? {}, lookup, (path, reference) => {
    const range = valueRange(document, path);
    const at = source.indexOf(reference, range.start);
    const place = at < 0 || at > range.end ? range : { start: at, end: at + reference.length };
    const message = `There is no fact ${reference}. Its name is in src/site/company.yaml or src/site/claims.yaml.`;
    errors.push({ ...place, message, suggestion: null });
  });
  const result = v.safeParse(schema, value);
  const issues = result.issues ?? [];
  errors.push(...issues.flatMap((issue) => explainIssue(issue, schema, document, source) ?? []));
  // Of several errors about one place, the first.
  const sorted = [...new Map([...errors].reverse().map((error) => [error.start, error])).values()];
  sorted.sort((one, other) => one.start - other.start);
  return { facts: errors.length === 0 && result.success ? result.output : null, errors: sorted };
}
