import * as v from 'valibot';
import type { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';
import { messagesAbout } from '../message';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../text';
import { explainIssue, type FactSchema } from './explainIssue';
import { type Lookup, withReferences } from './references';
import { firstOfEachPlace, foreignParts, valueRange, yamlErrors } from './yaml';

export type { FactSchema } from './explainIssue';

/**
 * Reads a file of facts and checks it against its schema.
 * @returns the facts, or null if there are errors
 */
export function checkFacts<Schema extends FactSchema>(
  source: string,
  schema: Schema,
  lookup: Lookup,
): { facts: v.InferOutput<Schema> | null; errors: VFileMessage[] } {
  const invisible = invisibleCharacterAt(source);
  const report = messagesAbout(source);
  if (invisible >= 0)
    return { facts: null, errors: [report({ start: invisible, end: invisible + 1 }, INVISIBLE_CHARACTER)] };
  const document = parseDocument(source);
  const errors = yamlErrors(source, document, report);
  if (document.errors.length > 0 || foreignParts(document).length > 0) return { facts: null, errors };
  const value = withReferences(document.toJS() ?? {}, lookup, (path, reference) => {
    const range = valueRange(document, path);
    const at = source.indexOf(reference, range.start);
    const place = at < 0 || at > range.end ? range : { start: at, end: at + reference.length };
    const message = `There is no fact ${reference}. Its name is in src/site/company.yaml or src/site/figures.yaml.`;
    errors.push(report(place, message));
  });
  const result = v.safeParse(schema, value);
  const issues = result.issues ?? [];
  errors.push(...issues.flatMap((issue) => explainIssue(issue, schema, document, report) ?? []));
  const isRight = errors.length === 0 && result.success;
  return { facts: isRight ? result.output : null, errors: firstOfEachPlace(errors) };
}
