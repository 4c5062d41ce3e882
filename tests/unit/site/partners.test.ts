import { drawTiles } from '../../../plugins/artwork/partnerLogos';
import type { Partner } from '../../../src/site/partners';

const partner: Partner = {
  id: 'nobody',
  category: 'Security',
  name: 'Nobody',
  website: 'https://nobody.example',
  description: '',
  logo: 'nobody',
  backgroundColor: '#fff',
};

it('names the partner whose logo is not in the set', () => {
  expect(() => drawTiles([partner])).toThrow(
    'src/site/partners.yaml: Nobody has logo "nobody", which is not in the "logos" icon set.',
  );
});

it('keeps the parts of logos apart that have the same ID in the set', () => {
  const logos = ['memsql', 'puppy-linux'];
  const svg = drawTiles(logos.map((logo) => ({ ...partner, id: logo, logo })));
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(logos));
  expect(ids.length).toBeGreaterThan(logos.length);
  expect(ids).toHaveLength(new Set(ids).size);
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(used));
});
