import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { readExamples } from '../../plugins/handbook/blocks';
import * as blocks from '../../src/blocks';
import { wrappers } from '../../src/blocks/structures';

const FOLDER = 'src/blocks';

const texts = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // These are a page of their own, which `tests/browser/account.test.ts` opens.
  .filter((block) => !wrappers.includes(block))
  .flatMap((block) => readExamples(`${FOLDER}/${block}`).map(({ title, mdx }) => ({ block, title, mdx })));

const input = JSON.stringify(texts.map(({ mdx }) => mdx));
const compiled: string[] = JSON.parse(String(execFileSync('node', ['tests/support/compileMdx.mjs'], { input })));

/** Every example of every block, named `Hero, On paper`. */
export const examples = texts.map(({ block, title }, index) => {
  const { default: content } = new Function(compiled[index] ?? '')(runtime);
  return { name: `${block}, ${title}`, node: content({ components: blocks }) as ReactNode };
});
