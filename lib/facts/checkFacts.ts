import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { VFileMessage } from 'vfile-message';
import { type Document, parseDocument, visit } from 'yaml';
import { messagesAbout } from '../message';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../text';
import { explainIssue, type FactSchema } from './explainIssue';
import { firstOfEachPlace, foreignParts, yamlErrors } from './yaml';

export type { FactSchema } from './explainIssue';

/** A fact of another file inside a text: `{company.email}`, `{figures.experience.value}`. */
const REFERENCE = /\{([a-z]\w*)\.([\w.]+)\}/gi;

/** Returns the text or number with a name such as `company.email`; undefined if there is none. */
export type Lookup = (file: string, name: string) => string | undefined;

/** Returns a function that reads facts of one folder. It does not validate them; their own module does. */
export function lookupIn(directory: string): Lookup {
  const files = new Map<string, Document.Parsed>();
  return (name, fact) => {
    const file = path.join(directory, `${name}.yaml`);
    const document = files.get(name) ?? parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
    files.set(name, document);
    // The errors of a file that cannot be read are its own.
    if (document.errors.length > 0 || foreignParts(document).length > 0) return fact;
    const value = document.getIn([name, ...fact.split('.')]);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}

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
  visit(document, {
    Scalar(place, node) {
      if (place === 'key' || typeof node.value !== 'string') return;
      const [start = 0, end = 0] = node.range ?? [];
      node.value = node.value.replace(REFERENCE, (reference, file: string, name: string) => {
        const found = lookup(file, name);
        const at = source.indexOf(reference, start);
        const range = at < 0 || at > end ? { start, end } : { start: at, end: at + reference.length };
        const message = `There is no fact ${reference} in src/facts/${file}.yaml.`;
        if (found === undefined) errors.push(report(range, message));
        return found ?? reference;
      });
    },
  });
  const result = v.safeParse(schema, document.toJS() ?? {});
  const issues = result.issues ?? [];
  errors.push(...issues.flatMap((issue) => explainIssue(issue, schema, document, report) ?? []));
  const isRight = errors.length === 0 && result.success;
  return { facts: isRight ? result.output : null, errors: firstOfEachPlace(errors) };
}
