import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factSchemas } from '../../../plugins/handbook/code/factSchemas';
import { factFiles } from '../../content-check/factTexts';
import { labelOf } from '../labelOf';

/** What JSON Schema says about a fact, as far as a form needs it. */
export interface FactSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  description?: string;
  properties?: Record<string, FactSchema>;
  required?: string[];
  items?: FactSchema;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  format?: 'date';
  pattern?: string;
  anyOf?: FactSchema[];
  /** Whether it may be null; its schema is then not inside `anyOf`. */
  isNullable?: boolean;
  const?: unknown;
}

const RARE = ['captcha', 'chat', 'cookies', 'interests', 'mark', 'redirects', 'sendMessages', 'storage'];

/** Takes a schema out of "this or null". */
function withoutNull(_key: string, schema: FactSchema | null): unknown {
  const only = schema?.anyOf?.find(({ type }) => type !== 'null');
  const isNullable = schema?.anyOf?.some(({ type }) => type === 'null');
  return only ? { ...only, isNullable, description: schema?.description ?? only.description } : schema;
}

/** The first sentence of the notes at the start of a file, which says what it is for. */
function summaryOf(source: string): string {
  const [notes = ''] = /^(?:#.*\n)+/.exec(source) ?? [];
  const text = notes.replace(/^# ?/gm, '').replaceAll('\n', ' ').trim();
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Facts that change once in years. */
export function isRare(file: string): boolean {
  const { name } = path.parse(file);
  return /strings$/i.test(name) || RARE.includes(name);
}

/** Lists the files of facts with what a form needs to know. */
export function listFacts(siteDirectory: string) {
  const schemas = factSchemas(siteDirectory);
  return factFiles(siteDirectory).map((file) => {
    const { name } = path.parse(file);
    const note = summaryOf(readFileSync(path.join(siteDirectory, file), 'utf8'));
    const schema: FactSchema = JSON.parse(schemas[name] ?? '{}', withoutNull);
    return { file, title: labelOf(name), note, schema, isRare: isRare(file) };
  });
}

export type ListedFacts = ReturnType<typeof listFacts>[number];
