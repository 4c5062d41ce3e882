import { tileOf } from '../../../plugins/artwork/partnerLogos';
import { groupPartners, partnerCategories, partners } from '../../../src/site/partners';

it('lists 14 partners, each with its own id', () => {
  expect(partners).toHaveLength(14);
  expect(new Set(partners.map((partner) => partner.id)).size).toBe(14);
});

it.each(partners)('$name has a logo, a secure address and a description that fits', (partner) => {
  expect(tileOf(partner)).toMatch(/^<svg /);
  expect(partner.website).toMatch(/^https:\/\//);
  expect(partner.description.length).toBeLessThan(200);
});

it('groups them in the order of the categories, all six in use', () => {
  expect(groupPartners(partners).map((group) => group.category)).toEqual([...partnerCategories]);
});

it('puts a category that no one knows under Other, last', () => {
  const [first] = partners;
  if (!first) throw new Error('There are no partners.');
  const groups = groupPartners([{ ...first, id: 'stray', category: 'Weather' }, ...partners]);
  expect(groups.at(-1)).toMatchObject({ category: 'Other', partners: [{ id: 'stray' }] });
});

it('says which partner names a logo that is not in the set', () => {
  const [first] = partners;
  if (!first) throw new Error('There are no partners.');
  expect(() => tileOf({ ...first, name: 'Nobody', logo: 'nobody' })).toThrow(
    'src/site/partners.ts: Nobody has logo "nobody", which is not in the "logos" icon set.',
  );
});
