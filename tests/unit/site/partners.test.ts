import { tileOf } from '../../../plugins/artwork/partnerLogos';
import { groupPartners } from '../../../src/blocks/partnerGroups';
import { type Partner, partnerCategories } from '../../../src/site/partners';

const partnerOf = (id: string, category: string): Partner => ({
  id,
  category,
  name: 'Nobody',
  website: 'https://nobody.example',
  description: '',
  logo: 'nobody',
  backgroundColor: '#fff',
});

it('groups partners in the order of the categories, leaves out empty ones, and puts unknown ones last', () => {
  const [first = ''] = partnerCategories;
  const [last = ''] = partnerCategories.slice(-1);
  const groups = groupPartners([
    partnerOf('a', 'Weather'),
    partnerOf('b', last),
    partnerOf('c', first),
    partnerOf('d', first),
  ]);
  const rows = groups.map(({ category, partners: found }) => [category, ...found.map(({ id }) => id)]);
  expect(rows).toEqual([
    [first, 'c', 'd'],
    [last, 'b'],
    [expect.any(String), 'a'],
  ]);
});

it('names the partner whose logo is not in the set', () => {
  expect(() => tileOf(partnerOf('nobody', 'Security'))).toThrow(
    'src/site/partners.yaml: Nobody has logo "nobody", which is not in the "logos" icon set.',
  );
});
