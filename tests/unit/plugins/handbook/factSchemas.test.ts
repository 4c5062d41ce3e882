/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { factSchemas } from '../../../../plugins/handbook/code/factSchemas';

/** Where `plugins/handbook/plugin.ts` writes the schemas. */
const FOLDER = '.docusaurus/handbook/default/fact-schemas';

const names = readdirSync('src/facts').flatMap((file) => (file.endsWith('.yaml') ? file.replace('.yaml', '') : []));

it('every file of facts has a schema, and VS Code knows where it is', () => {
  expect(Object.keys(factSchemas(process.cwd())).sort()).toEqual(names.sort());
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['yaml.schemas'];
  const expected = names.map((name) => [`${FOLDER}/${name}.json`, `src/facts/${name}.yaml`]);
  expect(settings).toEqual(Object.fromEntries(expected));
});
