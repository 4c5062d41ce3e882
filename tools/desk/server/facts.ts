import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factSchemas, SCHEMA_FOLDER } from '../../../plugins/handbook/code/factSchemas';
import type { ListedFacts } from '../protocol';

/** `sendMessages` → `Send messages`. */
export function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first sentence of the notes at the start of a file, which says what it is for. */
function summaryOf(source: string): string {
  const [notes = ''] = /^(?:#.*\n)+/.exec(source) ?? [];
  const text = notes.replace(/^# ?/gm, '').replaceAll('\n', ' ').trim();
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Lists the files of facts with what a form needs to know. */
export function listFacts(siteDirectory: string): ListedFacts[] {
  const schemas = factSchemas(siteDirectory);
  return readdirSync(path.join(siteDirectory, 'src/site'))
    .filter((name) => name.endsWith('.yaml'))
    .map((fileName) => {
      const { name } = path.parse(fileName);
      const source = readFileSync(path.join(siteDirectory, 'src/site', fileName), 'utf8');
      const schema = JSON.parse(schemas[`${SCHEMA_FOLDER}/${name}.json`] ?? '{}');
      return { file: `src/site/${fileName}`, title: titleOf(name), summary: summaryOf(source), schema };
    });
}
