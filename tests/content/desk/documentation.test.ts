import { findBlocks } from '../../../tools/desk/app/dialogs/blockSearch';
import { settingLabel } from '../../../tools/desk/labelOf';
import { deskBlocks } from '../../../tools/desk/server/blocks';

jest.setTimeout(120_000);

const blocks = deskBlocks(process.cwd());

it.each([
  ['numbers', 'Statistics'],
  ['photo', 'Picture'],
  ['how it works', 'Steps'],
  ['testimonials', 'Quotes'],
])('finds "%s" as %s, among the first two', (search, name) => {
  const found = findBlocks(blocks, search).map((block) => block.name);
  expect(found.slice(0, 2)).toContain(name);
});

it('finds a block by its exact name first, and lists every block that has an example', () => {
  const all = findBlocks(blocks, ' ');
  expect(all).toEqual(blocks.filter(({ example }) => example));
  expect(all.filter((block) => findBlocks(blocks, block.name)[0] !== block)).toEqual([]);
});

it('calls a setting by the first words of its doc comment, or by its name', () => {
  expect(settingLabel({ name: 'tone', description: 'Background: `paper` or `ink`.' })).toBe('Background');
  expect(settingLabel({ name: 'isLast', description: '`true` for the last one.' })).toBe('Is last');
});
