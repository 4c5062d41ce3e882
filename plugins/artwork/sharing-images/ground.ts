import { readPalette } from '../../../lib/siteStyles';
import { terrainDrawings } from '../../../src/config/terrain';
import { defaultShareImage } from '../../../src/seo/metadata';
import { contourLines } from '../terrain/landscape';

/** Colors of a sharing image, from the palette in `src/styles/tokens.css`. */
export interface ImageColors {
  ground: string;
  /** Contour lines at full opacity. */
  contour: string;
  text: string;
  /** The trail, and the ridge of the mark. */
  trail: string;
}

export function readImageColors(): ImageColors {
  const color = readPalette();
  return { ground: color('night'), contour: color('night-line-deep'), text: color('snow'), trail: color('ember') };
}

const { width, height } = defaultShareImage;

/** Size of every sharing image in pixels, as pages declare it. */
export const shareImageSize = { width, height };

const { ridge } = terrainDrawings;
/** Width of the strip cut off at the top, bottom and right, where contour lines end, in units of the drawing. */
const BLEED = 12;
/** The drawing is as tall as the image and aligned with its right edge. The text is on the left. */
const SCALE = shareImageSize.height / (ridge.height - 2 * BLEED);
const LEFT = shareImageSize.width - (ridge.width - BLEED) * SCALE;
/** Starts to the right of the brand and ends on the ridge, to the right of the title. */
const TRAIL = 'M150 840C330 850 420 800 560 790S700 700 780 690S860 580 960 480';

/**
 * Draws the background of a sharing image: a plain color, contour lines, which fade out toward the text on the left, and a trail
 * to a summit.
 * @returns SVG elements without the enclosing `<svg>`
 */
export function shareImageGround(colors: ImageColors): string {
  const { width, height } = shareImageSize;
  const { lines, index } = contourLines('ridge');
  return (
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="${ridge.width}">` +
    `<stop stop-color="${colors.contour}" stop-opacity="0"/>` +
    `<stop offset=".6" stop-color="${colors.contour}" stop-opacity=".75"/></linearGradient>` +
    `<marker id="summit" overflow="visible" markerUnits="userSpaceOnUse">` +
    `<circle r="11" fill="${colors.ground}" stroke="${colors.trail}" stroke-width="6"/></marker>` +
    `<path fill="${colors.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(${LEFT} ${-BLEED * SCALE}) scale(${SCALE})" fill="none" stroke="url(#fade)">` +
    `<path d="${lines}" stroke-width="1.7"/><path d="${index}" stroke-width="3.2"/>` +
    `<path d="${TRAIL}" stroke="${colors.trail}" stroke-width="6.5" stroke-linecap="round" marker-end="url(#summit)"/></g>`
  );
}
