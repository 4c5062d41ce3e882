import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { ImageColors } from './ground';
import { shareImageGround, shareImageSize } from './ground';
import { shareImageText } from './text';

/** Space in pixels between letters and contour lines, like the halo of names on a map. */
const HALO = 27;

/** Enough for a drawing in four colors, and a quarter of the size of a full-color PNG. */
const PALETTE = { palette: true, colors: 16, dither: 0 };

/**
 * Draws a sharing image: the title and the brand over the terrain.
 * @param font the heading font, from `staticHeadingFont`
 * @returns a PNG; the same input gives the same bytes
 * @throws Error if the title does not fit or the font lacks a character; see `shareImageText`
 */
export async function shareImage(title: string, font: Buffer, colors: ImageColors): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const text = await shareImageText(title, font, colors);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shareImageGround(colors)}` +
    `<g stroke="${colors.ground}" stroke-width="${2 * HALO}" stroke-linejoin="round">${text}</g>${text}</svg>`;
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(PALETTE)
    .toBuffer();
}

/** Cuts a sharing image from a picture. It is a JPEG, because not every network shows newer formats. */
export function cutShareImage(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .autoOrient()
    .resize({ ...shareImageSize, position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
