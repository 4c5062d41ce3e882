/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { factSchemas, SCHEMA_FOLDER } from '../../../../plugins/handbook/code/factSchemas';

const schemas = factSchemas(process.cwd());

it.each(Object.keys(schemas))('%s is up to date (npm run snippets)', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(schemas[file]);
});

it('VS Code has a schema for every file of facts, and no others', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['yaml.schemas'];
  const names = readdirSync('src/site').filter((file) => file.endsWith('.yaml'));
  const expected = names.map((name) => [`${SCHEMA_FOLDER}/${name.replace('.yaml', '.json')}`, `src/site/${name}`]);
  expect(settings).toEqual(Object.fromEntries(expected));
  expect(
    readdirSync(SCHEMA_FOLDER)
      .map((file) => `${SCHEMA_FOLDER}/${file}`)
      .sort(),
  ).toEqual(Object.keys(schemas).sort());
});
