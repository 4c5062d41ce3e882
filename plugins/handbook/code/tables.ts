import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { frontMatterSchema } from '../../../src/seo/frontMatter';
import { escaped, table } from './blockPage';
import { factSchemas } from './factSchemas';

/** A file of facts, as its schema describes it. */
interface FactFile {
  /** `src/facts/partners.yaml`. */
  file: string;
  /** The note at the top of the file. */
  note: string;
  /** `partners › name`, with what it means. */
  facts: { name: string; description: string; limits: string }[];
}

/** The parts of a JSON Schema that the schemas of facts and of front matter use. */
interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  examples?: unknown[];
  type?: string;
  anyOf?: JsonSchema[];
}

/** A longer list of choices is not in the table. */
const MOST_CHOICES = 12;

/** `4 to 60 characters`, or the allowed values; empty if there is no limit. */
function limitsOf({ enum: choices, minLength = 0, maxLength, type, examples }: JsonSchema): string {
  if (choices && choices.length <= MOST_CHOICES) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number') return 'a number';
  if (examples) return `\`${examples[0]}\``;
  if (!maxLength) return '';
  return minLength > 1 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
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
  // What follows an empty line is an example.
  const end = note.findIndex((line) => line.trim() === '');
  return note.slice(0, end < 0 ? undefined : end).join(' ');
}

/** Returns every file of facts with what each of its names means, from its schema. */
function factFiles(siteDirectory: string): FactFile[] {
  return Object.entries(factSchemas(siteDirectory)).map(([name, json]) => {
    const file = `src/facts/${name}.yaml`;
    const note = noteOf(readFileSync(path.join(siteDirectory, file), 'utf8'));
    return { file, note: note.replace(/:$/, '.'), facts: factsIn(JSON.parse(json)) };
  });
}

/** Returns the table of front matter, which `handbook/pages.mdx` contains. */
export function frontMatterTable(): string {
  // Checks that JSON Schema cannot express are the content check's.
  const { properties = {}, required = [] } = toJsonSchema(frontMatterSchema, { errorMode: 'ignore' }) as JsonSchema;
  const rows = Object.entries(properties).map(([name, key]) => [
    required.includes(name) ? `\`${name}\` (required)` : `\`${name}\``,
    key.description ?? '',
    limitsOf(key),
  ]);
  return table(['Key', 'Meaning', 'Value'], rows);
}

function factTables(siteDirectory: string): string {
  return factFiles(siteDirectory)
    .map(({ file, note, facts }) => {
      const rows = facts.map(({ name, description, limits }) => [name, description, limits]);
      return [
        `### \`${file}\``,
        escaped(note),
        `<details>\n<summary>What its ${facts.length} names mean</summary>`,
        table(['Name', 'Meaning', 'Value'], rows),
        '</details>',
      ].join('\n\n');
    })
    .join('\n\n');
}

/** Returns the tables that pages of the handbook import, as MDX, by the name of their file. */
export function tables(siteDirectory: string): Record<string, string> {
  return { facts: factTables(siteDirectory) };
}
