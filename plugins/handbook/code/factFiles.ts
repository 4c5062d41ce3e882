import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factSchemas } from './factSchemas';

/** A file of facts, as its schema describes it. */
export interface FactFile {
  /** `src/site/partners.yaml`. */
  file: string;
  /** The note at the top of the file. */
  note: string;
  /** `partners › name`, with what it means. */
  facts: { name: string; description: string; limits: string }[];
}

/** The parts of a JSON Schema that the schemas of facts use. */
interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  type?: string;
  anyOf?: JsonSchema[];
}

/** A longer list of choices has a page of its own, as icons do. */
const MOST_CHOICES = 12;

function limitsOf({ enum: choices, maxLength, type }: JsonSchema): string {
  if (choices && choices.length <= MOST_CHOICES) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number') return 'a number';
  return maxLength ? `at most ${maxLength} characters` : '';
}

/** A list or an optional value is described by what it contains. */
function inside(schema: JsonSchema): JsonSchema {
  const wrapped = schema.items ?? schema.anyOf?.find(({ type }) => type !== 'null');
  return wrapped ? inside(wrapped) : schema;
}

function factsIn(schema: JsonSchema, names: readonly string[] = []): FactFile['facts'] {
  return Object.entries(inside(schema).properties ?? {}).flatMap(([name, fact]) => {
    const place = [...names, name];
    const content = inside(fact);
    const description = fact.description ?? content.description ?? '';
    const row = { name: place.join(' › '), description, limits: limitsOf(content) };
    return content.properties ? [...(description ? [row] : []), ...factsIn(fact, place)] : [row];
  });
}

/** The note at the top of a file. */
function noteOf(source: string): string {
  const lines = source.split('\n');
  const length = lines.findIndex((line) => !line.startsWith('#'));
  const note = lines.slice(0, length).map((line) => line.replace(/^# ?/, ''));
  // An example follows an empty line.
  const end = note.findIndex((line) => line.trim() === '');
  return note.slice(0, end < 0 ? undefined : end).join(' ');
}

/** Returns every file of facts with what each of its names means, from its schema. */
export function factFiles(siteDirectory: string): FactFile[] {
  return Object.entries(factSchemas(siteDirectory)).map(([name, json]) => {
    const file = `src/site/${name}.yaml`;
    const note = noteOf(readFileSync(path.join(siteDirectory, file), 'utf8'));
    return { file, note: note.replace(/:$/, '.'), facts: factsIn(JSON.parse(json)) };
  });
}
