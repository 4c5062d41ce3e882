import { findBlocks } from '../../../tools/desk/app/dialogs/blockSearch';
import { settingLabel } from '../../../tools/desk/labelOf';
import { deskBlocks } from '../../../tools/desk/server/blocks';

const blocks = deskBlocks(process.cwd());

it('finds a block by its exact name first, or by what it is also called, and lists every block with an example', () => {
  const all = findBlocks(blocks, ' ');
  expect(all).toEqual(blocks.filter(({ example }) => example));
  expect(all.filter((block) => findBlocks(blocks, block.name)[0] !== block)).toEqual([]);
  expect(findBlocks(blocks, 'photo')[0]?.name).toBe('Picture');
});

it('calls a setting by the first words of its doc comment, or by its name', () => {
  expect(settingLabel({ name: 'tone', description: 'Background: `paper` or `ink`.' })).toBe('Background');
  expect(settingLabel({ name: 'isLast', description: '`true` for the last one.' })).toBe('Is last');
});
