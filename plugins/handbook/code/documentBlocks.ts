import path from 'node:path';
import type ts from 'typescript';
import { posixPath } from '../../../lib/posixPath';
import { strings } from '../../../src/site/strings';
import type { BlockDocumentation } from '../documentation';
import { blockFamilies, blocksProgram } from './blockFamilies';
import { describePart } from './describePart';
import { tagsOf } from './docComment';
import { readExamples } from './readExamples';

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
