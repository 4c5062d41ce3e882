import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import sharp from 'sharp';
import { openFileCache } from '../../lib/fileCache';
import { writeFileAndDirectory } from '../../lib/files';
import { defaultShareImage, type generatedPictures } from '../../src/config/pictures';
import { company, mark } from '../../src/facts/company';
import { drawShareImage, markOnNight, SHARE_IMAGE_SOURCES, staticHeadingFont } from './shareImages';
import { color } from './siteStyles';

/** One of the config's `staticDirectories`. Every start and build writes it from scratch. */
export const ICON_STATIC_DIRECTORY = '.docusaurus/icon-static';

/** In tabs the mark is 16 px wide. These values make strokes two pixels wide and align the baseline with whole pixels. */
const FAVICON = { top: 1.5, stroke: 4 };

/** Draws the icon of browser tabs: the mark without a background, in colors that follow the browser's color scheme. */
function faviconSvg(): string {
  const schemes =
    `.baseline{stroke:${color('ink')}}.ridge{stroke:${color('copper')}}` +
    `@media (prefers-color-scheme:dark){.baseline{stroke:${color('snow')}}.ridge{stroke:${color('ember')}}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${FAVICON.top} ${mark.size} ${mark.size}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${FAVICON.stroke}"><style>${schemes}</style>` +
    `<path class="ridge" d="${mark.ridge.path}"/><path class="baseline" d="${mark.baseline.path}"/></svg>\n`
  );
}

/**
 * Draws an icon for home screens and search results: the mark in the middle of a square in the color `night`.
 * @param size width and height in pixels
 * @param share width of the mark relative to the icon; the margin is there because systems cut off corners
 */
async function tilePng(size: number, share = 0.62): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 ${mark.size} ${mark.size}">${markOnNight}</svg>`;
  const strokes = sharp(Buffer.from(drawing)).trim();
  const input = await strokes.resize({ width: Math.round(size * share) }).toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 3, background: color('night') } });
  return square.composite([{ input }]).png({ compressionLevel: 9 }).toBuffer();
}

/** How each file is drawn, by its address, which is fixed, because home screens and search engines keep it. */
const GENERATORS: Record<(typeof generatedPictures)[number], () => Promise<Uint8Array>> = {
  '/favicon.svg': async () => Buffer.from(faviconSvg()),
  // Safari before 26 has no SVG icons and asks for this address. Browsers read a PNG there, too.
  '/favicon.ico': () => tilePng(48, 0.8),
  '/images/icon-192.png': () => tilePng(192),
  '/images/icon-512.png': () => tilePng(512),
  '/images/apple-touch-icon.png': () => tilePng(180),
  [defaultShareImage.path]: async () =>
    drawShareImage(company.slogan, await staticHeadingFont(company.brand + company.slogan)),
};

/**
 * Draws the icons and the default sharing image from the mark, the palette, the heading font, the brand and the slogan. A file in
 * `static/` with the name of one replaces it.
 */
export default function iconFiles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'icons',
    async loadContent() {
      const cache = await openFileCache(siteDir, 'icons', SHARE_IMAGE_SOURCES);
      const directory = path.join(siteDir, ICON_STATIC_DIRECTORY);
      await rm(directory, { recursive: true, force: true });
      const { brand, slogan } = company;
      for (const [url, draw] of Object.entries(GENERATORS)) {
        if (existsSync(path.join(siteDir, 'static', url))) continue;
        await writeFileAndDirectory(path.join(directory, url), await cache.get({ url, mark, brand, slogan }, draw));
      }
    },
  };
}
