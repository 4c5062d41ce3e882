/**
 * `npm run snippets`: writes what is generated from the code: the editor's snippet for each block and schema for each file of facts, and the
 * blocks as a page that GitHub shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../lib/commandLine';
import { BLOCK_REFERENCE, blockReference } from '../plugins/handbook/code/blockReference';
import { documentBlocks } from '../plugins/handbook/code/documentBlocks';
import { factSchemas } from '../plugins/handbook/code/factSchemas';
import { SNIPPETS_FILE, snippetsFile } from '../plugins/handbook/code/snippets';

readArguments(
  'npm run snippets\n\nWrites what is generated from the code: editor snippets, schemas and the list of blocks.',
  {},
);

const site = process.cwd();
const files = {
  [SNIPPETS_FILE]: snippetsFile(site),
  ...factSchemas(site),
  [BLOCK_REFERENCE]: blockReference(documentBlocks(site)),
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote ${Object.keys(files).length} files in .vscode and docs.`);
