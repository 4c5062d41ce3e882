import type ts from 'typescript';
import type { BlockDocumentation } from '../documentation';
import { blockErrorsOf } from './blockErrors';
import { tagsOf } from './docComment';
import { printExamples } from './examples';
import { blockFamilies, blocksProgram } from './families';
import { describePart } from './settings';

/**
 * All that the handbook says of every block, read from the blocks' code, their doc comments and their examples.
 * @param program the blocks' code, read before
 * @throws Error that names the block of which something is missing or cannot be put into words
 */
export function documentBlocks(siteDirectory: string, program: ts.Program = blocksProgram(siteDirectory)) {
  const checker = program.getTypeChecker();
  return blockFamilies(siteDirectory, program).map((family): BlockDocumentation => {
    const [block] = family.members;
    const tagged = (tag: string) => (block ? tagsOf(block.symbol, tag) : []);
    return {
      name: family.name,
      slug: family.name.toLowerCase(),
      useFor: tagged('useFor'),
      notFor: tagged('notFor'),
      parts: family.members.map((member) => describePart(member, checker)),
      examples: printExamples(family.examplesFile),
      mistakes: blockErrorsOf(family, checker),
    };
  });
}
