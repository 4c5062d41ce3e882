import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { posixPath } from '../../../lib/files';
import { strings } from '../../../src/facts/strings';
import { type BlockDocumentation, type BlockExample, type Display, displays } from '../documentation';
import { blockFamilies, blocksProgram, describePart, tagsOf } from './blocks';

/** Returns the line that imports every block that an example uses. */
function importLineOf(mdx: string): string {
  const names = new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return `import {${[...names].sort().join(', ')}} from '@site/src/blocks';`;
}

/**
 * Reads the examples of a block. Each starts with a heading of the first level, which is its title. The front matter may
 * say how the handbook displays them: `display: band`.
 * @throws Error for a file without examples, and for an unknown `display`
 */
export function readExamples(file: string): { display: Display; examples: BlockExample[] } {
  const [preamble = '', ...parts] = readFileSync(file, 'utf8').split(/^(?=# )/m);
  const [, value = 'section'] = /^display: (.*)$/m.exec(preamble) ?? [];
  const display = displays.find((candidate) => candidate === value);
  if (!display) throw new Error(`${path.basename(file)}: display is one of ${displays.join(', ')}, not ${value}.`);
  if (parts.length === 0) throw new Error(`${path.basename(file)} has no example. Start one with "# Its title".`);
  const examples = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const mdx = lines.join('\n').trim();
    return { title: heading.slice(2), mdx, importLine: importLineOf(mdx) };
  });
  return { display, examples };
}

/**
 * Returns the documentation of every block, read from its code, doc comments and examples.
 * @throws Error that names the block if something is missing or cannot be documented
 */
export function documentBlocks(
  siteDirectory: string,
  program: ts.Program = blocksProgram(siteDirectory),
): BlockDocumentation[] {
  const known = { checker: program.getTypeChecker(), strings };
  return blockFamilies(siteDirectory, program).map((family) => {
    const [block, ...items] = family.members;
    return {
      name: family.name,
      useFor: tagsOf(block.symbol, 'useFor'),
      notFor: tagsOf(block.symbol, 'notFor'),
      alsoCalled: tagsOf(block.symbol, 'alsoCalled'),
      parts: [describePart(block, known), ...items.map((item) => describePart(item, known))],
      examplesFile: posixPath(path.relative(siteDirectory, family.examplesFile)),
      ...readExamples(family.examplesFile),
    };
  });
}
