/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import sharp from 'sharp';
import pictures, {
  encode,
  PICTURE_STATIC_DIRECTORY,
  photographFormats,
  readSize,
} from '../../../plugins/artwork/pictures';
import { maxPhoneBytes, pictureUrl, widestOnPhones } from '../../../src/config/pictures';
import { testDirectory } from '../../support/testDirectory';

// AVIF takes seconds on a busy machine.
jest.setTimeout(120_000);

// What the cache depends on.
const sources = ['package-lock.json', 'plugins/artwork/pictures.ts', 'src/config/pictures.ts'];
const { directory: siteDir, write: place } = testDirectory(Object.fromEntries(sources.map((file) => [file, ''])));

function plain(width: number, height: number, background = '#446688') {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function load(mode: 'live' | 'development') {
  const files = await pictures({ siteDir } as LoadContext, { mode }).loadContent?.();
  const directory = path.join(siteDir, PICTURE_STATIC_DIRECTORY, 'assets/images');
  return { files: files ?? {}, made: readdirSync(directory).sort() };
}

it('reads the size of a picture as it is seen', async () => {
  const turned = await plain(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await readSize(turned)).toMatchObject({ width: 200, height: 300, widths: [200] });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="36"/>');
  expect(await readSize(drawing)).toEqual({ width: 48, height: 36, format: 'svg', widths: [] });
  const frames = [plain(20, 10), plain(20, 10, '#ffffff')].map((frame) => frame.png().toBuffer());
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await readSize(animation)).toEqual({ width: 20, height: 10, format: 'gif', widths: [] });
  expect(await readSize(Buffer.from('<script>'))).toBeNull();
});

it('a large photograph reaches a phone as at most 80 kB of each format', async () => {
  // Noise compresses worst. A camera's file also contains its orientation and location.
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  for (const format of photographFormats) {
    const file = await encode(photograph, widestOnPhones, format);
    expect(file.length).toBeLessThanOrEqual(maxPhoneBytes);
    const { width, height, exif } = await sharp(file).metadata();
    expect({ width, height, exif }).toEqual({ width: widestOnPhones, height: widestOnPhones * 1.5, exif: undefined });
  }
});

it('makes the files of pictures under names that change with their content, and deletes outdated ones', async () => {
  place('static/images/valley.jpg', await plain(500, 300).jpeg().toBuffer());
  place('static/images/broken.jpg', '<script>');
  const first = await load('live');
  const valley = first.files['/images/valley.jpg'];
  expect(Object.keys(first.files)).toEqual(['/images/valley.jpg']);
  expect(valley).toMatchObject({ width: 500, height: 300, formats: ['avif', 'webp'], widths: [400, 500] });
  const addresses = photographFormats.flatMap((format) =>
    [400, 500].map((width) => pictureUrl('/images/valley.jpg', { hash: valley?.hash ?? '' }, format, width)),
  );
  expect(first.made.map((name) => `/assets/images/${name}`)).toEqual(addresses.sort());

  place('static/images/valley.jpg', await plain(500, 300, '#aa0055').jpeg().toBuffer());
  const second = await load('live');
  expect(second.made).toHaveLength(4);
  expect(second.made.filter((name) => first.made.includes(name))).toEqual([]);
});

it('names a picture that is damaged', async () => {
  place('static/images/half.jpg', (await plain(900, 600).jpeg().toBuffer()).subarray(0, -200));
  await expect(load('live')).rejects.toThrow('static/images/half.jpg');
  place('static/images/half.jpg', '');
});

it('while the site runs, makes pictures in the faster format only', async () => {
  const { files } = await load('development');
  expect(files['/images/valley.jpg']?.formats).toEqual(['webp']);
});
