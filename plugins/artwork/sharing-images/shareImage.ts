import { renderAsync } from '@resvg/resvg-js';
import { type TerrainSettings, terrainSvg } from '../terrain/drawing';
import type { ImageColors } from './colors';
import { shareImageGround } from './ground';
import { palettePng } from './palettePng';
import { shareImageSize } from './size';
import { shareImageWords } from './text';

/** Distance around letters that the lines of the ground keep, in pixels: as around the names on a map. */
const HALO = 27;

/**
 * A sharing image: the title over its terrain, with the brand.
 * @param font the heading font, from `staticHeadingFont`
 * @param drawing the terrain, where it has been drawn already
 * @returns a PNG; the same for the same input
 * @throws Error where `shareImageWords` does
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
  return palettePng(pixels, shareImageSize, colors.ground, [colors.contour, colors.text, colors.route]);
}
