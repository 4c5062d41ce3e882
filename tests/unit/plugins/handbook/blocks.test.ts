import { blockGroups } from '../../../../sidebars';
import * as blocks from '../../../../src/blocks';
import { blockDocumentation } from '../../../support/handbook';

it('documents every block and item that pages may import', () => {
  const names = blockDocumentation.flatMap(({ parts }) => parts.map(({ name }) => name));
  expect(names.sort()).toEqual(Object.keys(blocks).sort());
});

it('lists every block in exactly one group of the sidebar', () => {
  const names = blockDocumentation.map(({ name }) => name);
  expect(Object.values(blockGroups).flat().sort()).toEqual(names.sort());
});

it.each(blockDocumentation)('$name has a summary, advice, and a description of everything', (block) => {
  expect(block.parts[0].summary).toMatch(/\.$/);
  expect(block.useFor).not.toEqual([]);
  expect(block.notFor).not.toEqual([]);
  for (const { settings, content } of block.parts) {
    for (const { description } of settings) expect(description).not.toBe('');
    expect(content?.description).not.toBe('');
  }
});
