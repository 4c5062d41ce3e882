import { readPalette } from '../../lib/siteStyles';
import { mark } from '../../src/site/mark';
import { withShortPaths } from './shortPaths';
import { contourLines } from './terrain/landscape';

const color = readPalette();
const STROKES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const MIDDLE = { x: mark.box.x + mark.box.width / 2, y: mark.box.y + mark.box.height / 2 };

/** Picture of the mark on `/about`. The page sets its displayed size. */
const PICTURE = { width: 960, height: 300, markWidth: 150, line: 1.2 };
/** The mark is five times as large on it as in its own units. */
const DECIMALS = 2;

/** In tabs the mark is 16 px wide. These values make strokes two pixels wide and align the ground line with whole pixels. */
const FAVICON = { top: 1.5, stroke: 4 };

/** Draws the mark in its colors for the dark background `night`, centered on a point. */
function markOnNight(middleX: number, middleY: number, width: number): string {
  const scale = width / mark.box.width;
  const move = `translate(${middleX - MIDDLE.x * scale} ${middleY - MIDDLE.y * scale}) scale(${scale})`;
  return (
    `<g transform="${move}" ${STROKES}>` +
    `<path d="${mark.ridge.d}" stroke="${color('ember')}" stroke-width="${mark.ridge.width}"/>` +
    `<path d="${mark.ground.d}" stroke="${color('snow')}" stroke-width="${mark.ground.width}"/></g>`
  );
}

/** Draws the icon of browser tabs: the mark without a background, in colors that follow the browser's color scheme. */
export function faviconSvg(): string {
  const schemes =
    `.ground{stroke:${color('ink')}}.ridge{stroke:${color('copper')}}` +
    `@media (prefers-color-scheme:dark){.ground{stroke:${color('snow')}}.ridge{stroke:${color('ember')}}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${FAVICON.top} ${mark.size} ${mark.size}" ` +
    `${STROKES} stroke-width="${FAVICON.stroke}"><style>${schemes}</style>` +
    `<path class="ridge" d="${mark.ridge.d}"/><path class="ground" d="${mark.ground.d}"/></svg>\n`
  );
}

/**
 * Draws the icon for home screens and search results: the mark on a square in the color `night`.
 * @param share width of the mark relative to the icon; it leaves a margin because systems cut off corners
 */
export function tileSvg(size: number, share = 0.62): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<path fill="${color('night')}" d="M0 0h${size}v${size}H0z"/>${markOnNight(size / 2, size / 2, size * share)}</svg>`
  );
}

/** Draws the picture of the mark on `/about`, over contour lines. */
export function markPictureSvg(): string {
  const { width, height, markWidth, line } = PICTURE;
  const scale = 0.82;
  const { lines, index } = contourLines('ridge');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${color('night')}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(-12 -200) scale(${scale})" fill="none" stroke="${color('night-line-deep')}" ` +
    `stroke-width="${line / scale}" opacity=".5"><path d="${lines}"/><path d="${index}"/></g>` +
    `${markOnNight(width / 2, height / 2, markWidth)}</svg>`;
  return `${withShortPaths(svg, DECIMALS)}\n`;
}
