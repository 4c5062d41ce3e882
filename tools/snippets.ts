/** `npm run snippets`: writes the editor's files: a snippet for each block, from its examples, and a schema for each file of facts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { factSchemas } from '../plugins/handbook/code/factSchemas';
import { SNIPPETS_FILE, snippetsFile } from '../plugins/handbook/code/snippets';

const files = { [SNIPPETS_FILE]: snippetsFile(process.cwd()), ...factSchemas(process.cwd()) };
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote ${Object.keys(files).length} files in .vscode.`);
