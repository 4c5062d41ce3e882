/**
 * `npm run icons`: draws the files in `static/` that depend on the mark (`src/site/mark.yaml`), the palette and the slogan:
 * icons, the picture of the mark, and the default sharing image. The files are committed, because search engines and home
 * screens need fixed addresses. Run it after changing the mark, the palette, the slogan or the drawing of sharing images.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { readArguments } from '../lib/commandLine';
import { faviconSvg, markPictureSvg, tileSvg } from '../plugins/artwork/markSvg';
import { readImageColors } from '../plugins/artwork/sharing-images/ground';
import { shareImage } from '../plugins/artwork/sharing-images/shareImage';
import { staticHeadingFont } from '../plugins/artwork/sharing-images/text';
import { defaultShareImage } from '../src/seo/metadata';
import { company } from '../src/site/company';

const USAGE = `npm run icons

Draws the icons, the picture of the mark and the fixed sharing image in static/ again.`;

const OUTPUT = 'static';

const ICO_SIZE = 48;

const TILES = [
  { file: 'images/icon-192.png', size: 192 },
  { file: 'images/icon-512.png', size: 512 },
  { file: 'images/apple-touch-icon.png', size: 180 },
];

async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(path.join(OUTPUT, file), content);
  console.log(`${path.join(OUTPUT, file)}: ${content.length} bytes`);
}

async function drawTile(size: number, share?: number): Promise<Buffer> {
  return (await renderAsync(tileSvg(size, share), { font: { loadSystemFonts: false } })).asPng();
}

/** Wraps a PNG in the format ICO: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function main(): Promise<void> {
  readArguments(USAGE, {});
  await write('favicon.svg', faviconSvg());
  await write('images/mark.svg', markPictureSvg());
  for (const { file, size } of TILES) await write(file, await drawTile(size));
  // Safari before 26 has no SVG icons and asks for this address.
  await write('favicon.ico', ico(await drawTile(ICO_SIZE, 0.8), ICO_SIZE));
  const font = await staticHeadingFont(company.brand + company.slogan);
  await write(defaultShareImage.path, await shareImage(company.slogan, font, readImageColors()));
}

main();
