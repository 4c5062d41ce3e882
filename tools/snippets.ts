/** `npm run snippets`: writes the editor's snippets, one for each block, from the blocks' examples. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SNIPPETS_FILE, snippetsFile } from '../plugins/handbook/code/snippets';

mkdirSync(path.dirname(SNIPPETS_FILE), { recursive: true });
writeFileSync(SNIPPETS_FILE, snippetsFile(process.cwd()));
console.log(`Wrote ${SNIPPETS_FILE}.`);
