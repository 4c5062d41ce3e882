import { blockSearch } from '../../../tools/desk/app/dialogs/blockSearch';
import { deskBlocks } from '../../../tools/desk/server/blocks';

jest.setTimeout(120_000);

const blocks = deskBlocks(process.cwd());
const find = (search: string) => blockSearch(blocks)(search).map(({ name }) => name);

it.each([
  ['numbers', 'Statistics'],
  ['contact', 'ContactDetails'],
  ['photo', 'Picture'],
  ['faq', 'Questions'],
  ['button', 'Actions'],
  ['quote', 'Quotes'],
  ['price', 'PricingPlans'],
  ['steps', 'Steps'],
  ['logo', 'PartnerDirectory'],
  ['testimonials', 'Quotes'],
  ['team', 'People'],
])('finds "%s" as %s, among the first two', (search, name) => {
  expect(find(search).slice(0, 2)).toContain(name);
});

it('finds a block by what it is for and not by what it is not for', () => {
  const [block] = blocks;
  if (!block) throw new Error('There are no blocks.');
  const only = blockSearch([{ ...block, useFor: ['a wombat'], notFor: ['a numbat'] }]);
  expect(only('wombat')).toHaveLength(1);
  expect(only('numbat')).toEqual([]);
});

it('finds a block by its exact name first', () => {
  const names = blocks.filter(({ example }) => example).map(({ name }) => name);
  expect(names.filter((name) => find(name)[0] !== name)).toEqual([]);
});

it('lists every block that has an example while nothing is searched', () => {
  expect(find(' ')).toEqual(blocks.filter(({ example }) => example).map(({ name }) => name));
});
