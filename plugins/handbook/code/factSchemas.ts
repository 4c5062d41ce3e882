import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { schemaOf } from '../../../lib/facts/readFacts';

/** Returns the JSON Schema of each YAML file of `src/facts`, by the file's name without its ending. */
export function factSchemas(siteDirectory: string): Record<string, string> {
  const folder = path.join(siteDirectory, 'src/facts');
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') ? path.parse(file).name : []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = schemaOf(path.join(folder, `${name}.ts`));
      if (!schema) return [];
      // Checks that JSON Schema cannot express are the content check's.
      return [[name, JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))]];
    }),
  );
}
