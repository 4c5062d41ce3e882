import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type TerrainSettings, terrainSvg } from '../terrain/drawing';
import type { ImageColors } from './colors';
import { shareImageGround } from './ground';
import { shareImageSize } from './size';
import { shareImageWords } from './text';

/** Space in pixels between letters and contour lines, as around the names on a map. */
const HALO = 27;

/** A drawing in four colors needs no more, and takes a quarter of the bytes of a PNG in full color. */
const PALETTE = { palette: true, colors: 16, dither: 0 };

/**
 * Draws a sharing image: the title and the brand over the page's terrain.
 * @param font the heading font, from `staticHeadingFont`
 * @param drawing the terrain, if it is already drawn
 * @returns a PNG; the same input gives the same bytes
 * @throws Error when the title does not fit or cannot be set; see `shareImageWords`
 */
export async function shareImage(
  title: string,
  terrain: TerrainSettings,
  font: Buffer,
  colors: ImageColors,
  drawing = terrainSvg(terrain),
): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const words = await shareImageWords(title, font, colors);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shareImageGround(terrain, drawing, colors)}` +
    `<g stroke="${colors.ground}" stroke-width="${2 * HALO}" stroke-linejoin="round">${words}</g>${words}</svg>`;
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(PALETTE)
    .toBuffer();
}
