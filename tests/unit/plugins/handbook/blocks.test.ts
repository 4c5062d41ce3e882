import { documentBlocks } from '../../../../plugins/handbook/code/documentBlocks';
import * as blocks from '../../../../src/blocks';
import { handbookPageOf } from '../../../../src/blocks/errorTexts';

const blockDocumentation = documentBlocks(process.cwd());

it('documents every block and item that pages may import', () => {
  const names = blockDocumentation.flatMap(({ parts }) => parts.map(({ name }) => name));
  expect(names.sort()).toEqual(Object.keys(blocks).sort());
});

it('the address that an error names is the page of the block, at the part about the item', () => {
  const expected = blockDocumentation.flatMap(({ parts: [main, ...items] }) => {
    const page = `/handbook/blocks/${main.name.toLowerCase()}`;
    return [[main.name, page], ...items.map(({ name }) => [name, `${page}#${name.toLowerCase()}`])];
  });
  expect(expected.map(([name = '']) => [name, handbookPageOf(name)])).toEqual(expected);
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
