/**
 * `npm run icons`: draws the files in `static/` that depend on the mark (`src/facts/company.yaml`), the palette and the slogan:
 * icons, the mark as a picture, and the default sharing image. The files are committed, because search engines and home
 * screens need fixed addresses. Run it after changing the mark, the palette, the slogan or the drawing of sharing images.
 */
import '../lib/factErrors.mjs';

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readArguments } from '../lib/arguments.mjs';
import { drawShareImage, markOnNight, staticHeadingFont } from '../plugins/artwork/shareImages';
import { company, mark } from '../src/facts/company';
import { defaultShareImage } from '../src/seo/metadata';
import { readPalette } from '../src/styles/siteStyles';

const USAGE = `npm run icons

Redraws the icons, the picture of the mark and the default sharing image in static/.`;

const OUTPUT = 'static';

const ICO_SIZE = 48;

const TILES = [
  { file: 'images/icon-192.png', size: 192 },
  { file: 'images/icon-512.png', size: 512 },
  { file: 'images/apple-touch-icon.png', size: 180 },
];

const color = readPalette();

/** In tabs the mark is 16 px wide. These values make strokes two pixels wide and align the ground line with whole pixels. */
const FAVICON = { top: 1.5, stroke: 4 };

/** Draws the icon of browser tabs: the mark without a background, in colors that follow the browser's color scheme. */
function faviconSvg(): string {
  const schemes =
    `.ground{stroke:${color('ink')}}.ridge{stroke:${color('copper')}}` +
    `@media (prefers-color-scheme:dark){.ground{stroke:${color('snow')}}.ridge{stroke:${color('ember')}}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${FAVICON.top} ${mark.size} ${mark.size}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${FAVICON.stroke}"><style>${schemes}</style>` +
    `<path class="ridge" d="${mark.ridge.d}"/><path class="ground" d="${mark.ground.d}"/></svg>\n`
  );
}

/**
 * Draws the icon for home screens and search results: the mark on a square in the color `night`.
 * @param size width and height in pixels
 * @param share width of the mark relative to the icon; it leaves a margin because systems cut off corners
 */
function tileSvg(size: number, share = 0.62): string {
  const { box } = mark;
  const scale = (size * share) / box.width;
  const left = size / 2 - (box.x + box.width / 2) * scale;
  const top = size / 2 - (box.y + box.height / 2) * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<path fill="${color('night')}" d="M0 0h${size}v${size}H0z"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">${markOnNight}</g></svg>\n`
  );
}

const tilePng = (size: number, share?: number) =>
  sharp(Buffer.from(tileSvg(size, share)))
    .png({ compressionLevel: 9 })
    .toBuffer();

async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(path.join(OUTPUT, file), content);
  console.log(`${path.join(OUTPUT, file)}: ${content.length} bytes`);
}

async function main(): Promise<void> {
  readArguments(USAGE, {});
  await write('favicon.svg', faviconSvg());
  await write('images/mark.svg', tileSvg(512));
  for (const { file, size } of TILES) await write(file, await tilePng(size));
  // Safari before 26 has no SVG icons and asks for this address. Browsers read a PNG there, too.
  await write('favicon.ico', await tilePng(ICO_SIZE, 0.8));
  const font = await staticHeadingFont(company.brand + company.slogan);
  await write(defaultShareImage.path, await drawShareImage(company.slogan, font));
}

main();
