import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../invisibleCharacters';
import { explainIssue } from './explainIssue';
import type { FactError } from './factError';
import { type Lookup, withReferences } from './references';
import { type FactSchema, namesIn, type SchemaPart } from './schemaParts';
import { aliasErrors, misreadValues, yamlErrors } from './yamlErrors';
import { valueRange } from './yamlRange';

export type { FactSchema } from './schemaParts';

/**
 * Reads a file of facts and checks it against its schema.
 * @returns the facts, or null if there are errors
 */
export function checkFacts<Schema extends FactSchema>(
  source: string,
  schema: Schema,
  lookup: Lookup,
): { facts: v.InferOutput<Schema> | null; errors: FactError[] } {
  const invisible = invisibleCharacterAt(source);
  if (invisible >= 0) {
    const error = { start: invisible, end: invisible + 1, message: INVISIBLE_CHARACTER, suggestion: null };
    return { facts: null, errors: [error] };
  }
  const document = parseDocument(source);
  if (document.errors.length > 0)
    return { facts: null, errors: yamlErrors(source, document.errors, namesIn(schema as SchemaPart)) };
  const aliases = aliasErrors(source, document);
  if (aliases.length > 0) return { facts: null, errors: aliases };
  const errors = [...misreadValues(source, document)];
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
