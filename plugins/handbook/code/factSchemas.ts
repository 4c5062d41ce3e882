import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { schemaOf } from '../../../lib/facts/schemaOf';

/** Where VS Code finds the schemas; `.vscode/settings.json` names them. */
export const SCHEMA_FOLDER = '.vscode/facts';

/** Returns a JSON Schema for each YAML file of `src/site`, by its file, so that editors complete and describe facts. */
export function factSchemas(siteDirectory: string): Record<string, string> {
  const folder = path.join(siteDirectory, 'src/site');
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') ? path.parse(file).name : []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = schemaOf(path.join(folder, `${name}.ts`));
      if (!schema) return [];
      // Checks that JSON Schema cannot express are the content check's.
      const json = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
      return [[`${SCHEMA_FOLDER}/${name}.json`, `${JSON.stringify(json, null, 2)}\n`]];
    }),
  );
}
