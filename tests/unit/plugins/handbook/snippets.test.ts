/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { BLOCK_REFERENCE, blockReference } from '../../../../plugins/handbook/code/blockReference';
import { SNIPPETS_FILE, snippetsFile } from '../../../../plugins/handbook/code/snippets';
import { blockDocumentation } from '../../../support/handbook';

it(`${SNIPPETS_FILE} is up to date`, () => {
  expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(snippetsFile(process.cwd()));
});

it(`${BLOCK_REFERENCE} is up to date`, () => {
  expect(readFileSync(BLOCK_REFERENCE, 'utf8')).toBe(blockReference(blockDocumentation));
});
