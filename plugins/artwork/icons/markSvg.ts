import { mark } from '../../../src/site/mark';
import { readPalette } from '../palette';
import { drawTerrain } from '../terrain/drawing';
import { namedTerrain } from '../terrain/pageTerrain';

const color = readPalette();
const STROKES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const MIDDLE = { x: mark.box.x + mark.box.width / 2, y: mark.box.y + mark.box.height / 2 };

/** The picture of the mark on `/about`, in units of its own; the page says how large it stands there. */
const PICTURE = { width: 480, height: 360, markWidth: 290, line: 1.2 };

/** In tabs the mark is 16 px wide: two pixels for a stroke, and a crop that puts the ground line on whole pixels. */
const FAVICON = { top: 1.5, stroke: 4 };

/** The mark in the colours that stand on night, its middle at a place, as wide as said. */
function markOnNight(middleX: number, middleY: number, width: number): string {
  const scale = width / mark.box.width;
  const move = `translate(${middleX - MIDDLE.x * scale} ${middleY - MIDDLE.y * scale}) scale(${scale})`;
  return (
    `<g transform="${move}" ${STROKES}>` +
    `<path d="${mark.ridge.d}" stroke="${color('ember')}" stroke-width="${mark.ridge.width}"/>` +
    `<path d="${mark.ground.d}" stroke="${color('snow')}" stroke-width="${mark.ground.width}"/></g>`
  );
}

/** The icon of browser tabs: the mark by itself, which follows the colour scheme of the browser. */
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
 * The icon of home screens and search results: the mark on a full square of night.
 * @param share how much of the width the mark takes; systems cut off corners, so it keeps away from them
 */
export function tileSvg(size: number, share = 0.62): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<path fill="${color('night')}" d="M0 0h${size}v${size}H0z"/>${markOnNight(size / 2, size / 2, size * share)}</svg>`
  );
}

/** The picture of the mark on `/about`: over that page's contour lines. */
export function markPictureSvg(): string {
  const { width, height, markWidth, line } = PICTURE;
  const scale = 0.42;
  const { lines, index } = drawTerrain(namedTerrain('about'), scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${color('night')}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="translate(-12 -5) scale(${scale})" fill="none" stroke="${color('night-line-deep')}" ` +
    `stroke-width="${line / scale}" opacity=".5"><path d="${lines}"/><path d="${index}"/></g>` +
    `${markOnNight(width / 2, height / 2, markWidth)}</svg>\n`
  );
}
