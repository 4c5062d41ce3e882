/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import sharp from 'sharp';
import { filesIn } from '../../../lib/files';
import iconFiles, { ICON_STATIC_DIRECTORY } from '../../../plugins/artwork/icons';
import { drawTiles } from '../../../plugins/artwork/partnerLogos';
import { SHARE_IMAGE_SOURCES, shareImageText, staticHeadingFont } from '../../../plugins/artwork/shareImages';
import { generatedPictures } from '../../../src/config/pictures';
import { company } from '../../../src/facts/company';
import type { Partner } from '../../../src/facts/partners';
import { testDirectory } from '../../support/testDirectory';

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
  expect(() => drawTiles([partner])).toThrow('src/facts/partners.yaml: the icon set "logos" has no "nobody".');
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

async function drawText(title: string): Promise<string> {
  return shareImageText(title, await staticHeadingFont(company.brand + title));
}

/** The second has the maximum length that front matter allows, and long words. */
const TITLES = ['Team', 'Infrastructure modernization, cybersecurity, data management'];
it.each(TITLES)('keeps the text inside the margins: %s', async (title) => {
  const { info } = await sharp(Buffer.from(await drawText(title)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  expect(left).toBeGreaterThan(60);
  expect(top).toBeGreaterThan(60);
  expect(left + info.width).toBeLessThan(900);
  expect(top + info.height).toBeLessThan(630 - 60);
});

it('rejects a title that is too long', async () => {
  await expect(drawText('Technology and cloud consulting '.repeat(5))).rejects.toThrow(
    'is too long for a sharing image',
  );
});

it('rejects a title with a character that the font does not have', async () => {
  await expect(drawText('Cloud 雲')).rejects.toThrow(
    'The sharing image of "Cloud 雲" needs "雲", which the heading font does not have.',
  );
});

it.each(['/favicon.ico', '/images/share.png'])(
  'draws the icons and the default sharing image, except %s if `static` has one',
  async (own) => {
    const sources = ['package-lock.json', ...SHARE_IMAGE_SOURCES];
    const { directory, at } = testDirectory(Object.fromEntries([...sources, `static${own}`].map((file) => [file, ''])));
    await iconFiles({ siteDir: directory } as LoadContext).loadContent?.();
    const drawn = filesIn(at(ICON_STATIC_DIRECTORY)).map((file) => `/${file}`);
    expect(drawn).toEqual(generatedPictures.filter((address) => address !== own).sort());
  },
);
