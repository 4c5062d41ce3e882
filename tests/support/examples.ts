import { readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { readExamples } from '../../plugins/handbook/blocks';
import * as blocks from '../../src/blocks';
import { wrappers } from '../../src/blocks/structures';
import { compilePages, pageOf } from './programs';

const texts = readdirSync('src/blocks', { withFileTypes: true })
  // Wrappers are a page of their own, which `tests/browser/account.test.ts` opens.
  .filter((entry) => entry.isDirectory() && !wrappers.includes(entry.name))
  .flatMap(({ name: block }) => readExamples(`src/blocks/${block}`).map((example) => ({ block, ...example })));

const imports = `import {${Object.keys(blocks).join(', ')}} from '@site/src/blocks';\n\n`;
const compiled = compilePages(texts.map(({ mdx }, index) => [`handbook/blocks/example${index}.mdx`, imports + mdx]));
const modules = {
  ...{ 'react/jsx-runtime': runtime, '@mdx-js/react': { useMDXComponents: () => ({}) }, '@site/src/blocks': blocks },
};

/** Every example of every block, named `Hero, On paper`. */
export const examples = texts.map(({ block, title }, index) => {
  const content = pageOf(compiled[index]?.code ?? '', modules);
  return { name: `${block}, ${title}`, node: content({}) as ReactNode };
});
