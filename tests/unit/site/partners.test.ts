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
