import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { VFileMessage } from 'vfile-message';
import { type Document, parseDocument, visit } from 'yaml';
import { posixPath } from '../files';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../invisibleCharacters';
import { reporter } from '../message';
import { type FactSchema, reportIssue } from './reportIssue';
import { aliasesAndTags, reportYaml } from './yaml';

export type { FactSchema } from './reportIssue';

/** A fact of another file inside a text: `{company.email}`, `{figures.experience.value}`. */
const FACT_IN_TEXT = /\{([a-z]\w*)\.([\w.]+)\}/gi;

/** Returns the text or number with a name such as `company.email`; undefined if there is none. */
export type Lookup = (file: string, name: string) => string | undefined;

/** Returns a function that reads facts of one folder. It does not validate them; their own module does. */
export function lookupIn(directory: string): Lookup {
  const files = new Map<string, Document.Parsed>();
  return (name, fact) => {
    const file = path.join(directory, `${name}.yaml`);
    const document = files.get(name) ?? parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
    files.set(name, document);
    // A file that cannot be read reports its own errors.
    if (document.errors.length > 0 || aliasesAndTags(document).length > 0) return fact;
    const value = document.getIn([name, ...fact.split('.')]);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}

/**
 * Reads a fact file and checks it against its schema.
 * @returns the facts, or null if there are errors
 */
export function checkFacts<Schema extends FactSchema>(
  source: string,
  schema: Schema,
  lookup: Lookup,
): { facts: v.InferOutput<Schema> | null; errors: VFileMessage[] } {
  const invisible = invisibleCharacterAt(source);
  const errors: VFileMessage[] = [];
  const report = reporter(source, errors);
  if (invisible >= 0) {
    report({ start: invisible, end: invisible + 1 }, INVISIBLE_CHARACTER);
    return { facts: null, errors };
  }
  const document = parseDocument(source, { prettyErrors: false });
  reportYaml(source, document, report);
  if (document.errors.length > 0 || aliasesAndTags(document).length > 0) return { facts: null, errors };
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const [start = 0, end = 0] = node.range ?? [];
      node.value = node.value.replace(FACT_IN_TEXT, (reference, file: string, name: string) => {
        const value = lookup(file, name);
        const at = source.indexOf(reference, start);
        const range = at < 0 || at > end ? { start, end } : { start: at, end: at + reference.length };
        if (value === undefined) report(range, `There is no fact ${reference} in src/facts/${file}.yaml.`);
        return value ?? reference;
      });
    },
  });
  const { success, output, issues = [] } = v.safeParse(schema, document.toJS() ?? {}, { abortPipeEarly: true });
  for (const issue of issues) reportIssue(issue, schema, document, report);
  return { facts: success && errors.length === 0 ? output : null, errors };
}

/** The YAML file beside a module of `src/facts`. */
export function factsFile(moduleFile: string): string {
  return moduleFile.replace(/\.ts$/, '.yaml');
}

/** The errors of one fact file, in a writer's words. */
export class InvalidFactsError extends Error {
  readonly file: string;
  readonly schema: FactSchema;

  constructor(file: string, errors: readonly VFileMessage[], schema: FactSchema) {
    const name = posixPath(path.relative(process.cwd(), file));
    super(errors.map(({ line = 1, reason }) => `${name}:${line}  ${reason}`).join('\n'));
    this.name = 'InvalidFactsError';
    this.file = file;
    this.schema = schema;
    // A stack trace does not help a writer.
    this.stack = this.message;
  }
}

/**
 * Reads the YAML file beside a module, in builds, tools and tests. Bundles contain the values instead of this call
 * (`plugins/bundler/facts.ts`).
 * @param moduleFile the module's `__filename`
 * @throws InvalidFactsError with every error in the file
 */
export function readFacts<Schema extends FactSchema>(moduleFile: string, schema: Schema): v.InferOutput<Schema> {
  const file = factsFile(moduleFile);
  if (!existsSync(file)) {
    const reason = 'This file is missing. Its name ends in ".yaml", in lower case.';
    throw new InvalidFactsError(file, [new VFileMessage(reason)], schema);
  }
  const source = readFileSync(file, 'utf8');
  const { facts, errors } = checkFacts(source, schema, lookupIn(path.dirname(file)));
  if (facts === null) throw new InvalidFactsError(file, errors, schema);
  return facts;
}

/** Returns the schema that a module of `src/facts` exports, even if its facts have errors; null where there is none. */
export function schemaOf(moduleFile: string): FactSchema | null {
  try {
    return existsSync(moduleFile) ? (require(moduleFile).schema ?? null) : null;
  } catch (error) {
    if (!(error instanceof InvalidFactsError)) throw error;
    // The errors may be in another file, which the module reads first.
    return error.file === factsFile(moduleFile) ? error.schema : v.unknown();
  }
}
