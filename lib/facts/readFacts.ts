import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { VFileMessage } from 'vfile-message';
import { posixPath } from '../files';
import { checkFacts, type FactSchema, lookupIn } from './checkFacts';

/** The YAML file beside a module of `src/facts`. */
export function factsFile(moduleFile: string): string {
  return moduleFile.replace(/\.ts$/, '.yaml');
}

/** The errors of one file of facts, in a writer's words. */
export class InvalidFacts extends Error {
  readonly #schema: FactSchema;
  readonly #file: string;

  constructor(file: string, errors: readonly VFileMessage[], schema: FactSchema) {
    const name = posixPath(path.relative(process.cwd(), file));
    super(errors.map(({ line = 1, reason }) => `${name}:${line}  ${reason}`).join('\n'));
    this.name = 'InvalidFacts';
    this.#schema = schema;
    this.#file = file;
    // Where the code noticed it does not help a writer.
    this.stack = this.message;
  }

  /** The schema of the file beside a module; any, if the errors are in another file, which the module reads first. */
  schemaOf(moduleFile: string): FactSchema {
    return this.#file === factsFile(moduleFile) ? this.#schema : v.unknown();
  }
}

/**
 * Reads the YAML file beside a module, in builds, tools and tests. Bundles contain the values instead of this call
 * (`plugins/bundler/facts.ts`).
 * @param moduleFile the module's `__filename`
 * @throws InvalidFacts with every error in the file
 */
export function readFacts<Schema extends FactSchema>(moduleFile: string, schema: Schema): v.InferOutput<Schema> {
  const file = factsFile(moduleFile);
  if (!existsSync(file)) {
    const message = 'This file is missing. Its name ends in ".yaml", in lower case.';
    throw new InvalidFacts(file, [new VFileMessage(message)], schema);
  }
  const source = readFileSync(file, 'utf8');
  const { facts, errors } = checkFacts(source, schema, lookupIn(path.dirname(file)));
  if (facts === null) throw new InvalidFacts(file, errors, schema);
  return facts;
}

/** Returns the schema that a module of `src/facts` exports, even if its facts have errors; null where there is none. */
export function schemaOf(moduleFile: string): FactSchema | null {
  try {
    return existsSync(moduleFile) ? (require(moduleFile).schema ?? null) : null;
  } catch (error) {
    if (error instanceof InvalidFacts) return error.schemaOf(moduleFile);
    throw error;
  }
}
