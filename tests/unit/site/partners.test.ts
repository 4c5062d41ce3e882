import { tileOf } from '../../../plugins/artwork/partnerLogos';
import { groupPartners, partnerCategories, partners } from '../../../src/site/partners';

it('has 14 partners with unique ids', () => {
  expect(new Set(partners.map((partner) => partner.id)).size).toBe(14);
});

it.each(partners)('$name has a logo, an https address and a short description', (partner) => {
  expect(tileOf(partner)).toMatch(/^<svg /);
  expect(partner.website).toMatch(/^https:\/\//);
  expect(partner.description.length).toBeLessThan(200);
});

it('groups partners in the order of the categories, and every category has partners', () => {
  expect(groupPartners(partners).map((group) => group.category)).toEqual([...partnerCategories]);
});

it('puts unknown categories under Other, last', () => {
  const [first] = partners;
  if (!first) throw new Error('There are no partners.');
  const groups = groupPartners([{ ...first, id: 'stray', category: 'Weather' }, ...partners]);
  expect(groups.at(-1)).toMatchObject({ category: 'Other', partners: [{ id: 'stray' }] });
});

it('names the partner whose logo is not in the set', () => {
  const [first] = partners;
  if (!first) throw new Error('There are no partners.');
  expect(() => tileOf({ ...first, name: 'Nobody', logo: 'nobody' })).toThrow(
    'src/site/partners.ts: Nobody has logo "nobody", which is not in the "logos" icon set.',
  );
});
