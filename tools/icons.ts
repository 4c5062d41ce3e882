/**
 * `npm run icons`: draws the files in `static/` that depend on the mark (`src/site/mark.ts`), the palette and the slogan:
 * icons, the picture of the mark, and the default sharing image. The files are committed, because search engines and home
 * screens need fixed addresses. Run it after changing the mark, the palette or the slogan.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { faviconSvg, markPictureSvg, tileSvg } from '../plugins/artwork/icons/markSvg';
import { readImageColors } from '../plugins/artwork/sharing-images/colors';
import { staticHeadingFont } from '../plugins/artwork/sharing-images/font';
import { shareImage } from '../plugins/artwork/sharing-images/shareImage';
import { namedTerrain } from '../plugins/artwork/terrain/pageTerrain';
import { defaultShareImage } from '../src/seo/metadata';
import { company } from '../src/site/company';

const OUTPUT = 'static';

const TILES = [
  { file: 'images/icon-192.png', size: 192 },
  { file: 'images/icon-512.png', size: 512 },
  { file: 'images/apple-touch-icon.png', size: 180 },
];

async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(path.join(OUTPUT, file), content);
  console.log(`${path.join(OUTPUT, file)}: ${content.length} bytes`);
}

async function main(): Promise<void> {
  await write('favicon.svg', faviconSvg());
  await write('images/mark.svg', markPictureSvg());
  for (const { file, size } of TILES) {
    const tile = await renderAsync(tileSvg(size), { font: { loadSystemFonts: false } });
    await write(file, tile.asPng());
  }
  const font = await staticHeadingFont(company.brand + company.slogan);
  await write(defaultShareImage.path, await shareImage(company.slogan, namedTerrain('home'), font, readImageColors()));
}

main();
