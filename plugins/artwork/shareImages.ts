import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import satori, { type FontWeight } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { openFileCache } from '../../lib/fileCache';
import { defaultShareImage } from '../../src/config/pictures';
import { company, mark } from '../../src/facts/company';
import type { FrontMatter } from '../../src/seo/frontMatter';
import { shareImagePath } from '../../src/seo/metadata';
import type { PageSource } from '../mdx/pageSources';
import { color, HEADING_FONT, HEADING_WEIGHT } from './siteStyles';

const { width, height } = defaultShareImage;
/** Size of every sharing image in pixels, as pages declare it. */
const size = { width, height };

const colors = {
  ground: color('night'),
  /** Contour lines at full opacity. */
  contour: color('night-line-deep'),
  text: color('snow'),
  /** The trail, and the ridge of the mark. */
  trail: color('ember'),
};

/** Space in pixels between letters and contour lines, like the halo of names on a map. */
const HALO = 27;
/** Enough for a drawing in four colors, and a quarter of the size of a full-color PNG. */
const PALETTE = { palette: true, colors: 16, dither: 0 };

/** Distance between the text and every edge, in pixels. */
const TEXT_MARGIN = 72;
const HEADLINE_WIDTH = 800;
/** Width and height of the mark to the left of the brand, in pixels. */
const MARK_SIZE = 64;
/**
 * Font sizes of the title in pixels, each with its maximum number of lines. The first that fits is used. The last but one fits the longest
 * title that front matter may have, the last one the longest slogan; a build stops at a text that does not fit.
 */
const HEADLINE_SIZES = [
  { fontSize: 100, maxLines: 2 },
  { fontSize: 88, maxLines: 2 },
  { fontSize: 92, maxLines: 3 },
  { fontSize: 80, maxLines: 3 },
  { fontSize: 66, maxLines: 3 },
  { fontSize: 54, maxLines: 3 },
  { fontSize: 46, maxLines: 4 },
];
const LEADING = 1.05;
const HEADLINE_KEY = 'headline';
/**
 * Returns the heading font at one weight as TrueType, because satori reads neither WOFF2 nor variable fonts.
 * @param characters all characters that the font must contain
 */
export async function staticHeadingFont(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(HEADING_FONT)), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: HEADING_WEIGHT },
  });
}

/** The mark, in its own units and in the colors for the dark background `night`. */
export const markOnNight =
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="${mark.ridge.path}" stroke="${colors.trail}" stroke-width="${mark.ridge.width}"/>` +
  `<path d="${mark.baseline.path}" stroke="${colors.text}" stroke-width="${mark.baseline.width}"/></g>`;

/**
 * Draws the background: a plain color, the ridge of `static/terrain.svg`, which fades out toward the text on the left, and a trail
 * to a summit, which starts to the right of the brand and ends on the ridge. The drawing is as tall as the image and aligned
 * with its right edge, without the margin in which contour lines end.
 */
function ground(): string {
  const terrain = readFileSync(path.join(__dirname, '../../static/terrain.svg'), 'utf8');
  return (
    `<defs>${terrain}</defs>` +
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="1200">` +
    `<stop stop-color="${colors.contour}" stop-opacity="0"/>` +
    `<stop offset=".6" stop-color="${colors.contour}" stop-opacity=".75"/></linearGradient>` +
    `<path fill="${colors.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<svg viewBox="0 12 1188 856" preserveAspectRatio="xMaxYMid" fill="none" stroke="url(#fade)">` +
    `<use href="#ridge-lines" stroke-width="1.7"/><use href="#ridge-index" stroke-width="3.2"/>` +
    `<g stroke="${colors.trail}"><path d="M150 840C330 850 420 800 560 790S700 700 780 690S860 580 960 480" stroke-width="6.5" stroke-linecap="round"/>` +
    `<circle cx="960" cy="480" r="11" fill="${colors.ground}" stroke-width="6"/></g></svg>`
  );
}

/**
 * Draws the text of a sharing image as outlines, in an SVG of the image's size: the title at the top, in the largest size
 * that fits, and the brand at the bottom, with room for the mark.
 * @param font the heading font, from `staticHeadingFont`
 * @throws Error if the title does not fit at the smallest size, or the font lacks one of its characters
 */
export async function shareImageText(title: string, font: Buffer): Promise<string> {
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    padding: TEXT_MARGIN,
    boxSizing: 'border-box',
    color: colors.text,
  } as const;
  const headline = {
    width: HEADLINE_WIDTH,
    lineHeight: LEADING,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
    wordBreak: 'break-word',
  };
  const brand = { paddingLeft: MARK_SIZE + 18, lineHeight: `${MARK_SIZE}px`, fontSize: 40, letterSpacing: '-0.015em' };
  for (const { fontSize, maxLines } of HEADLINE_SIZES) {
    let headlineHeight = Number.POSITIVE_INFINITY;
    const texts = [
      createElement('div', { key: HEADLINE_KEY, style: { ...headline, fontSize } }, title),
      createElement('div', { key: 'brand', style: brand }, company.brand),
    ];
    const svg = await satori(createElement('div', { style: column }, texts), {
      ...size,
      fonts: [{ name: 'Heading', weight: HEADING_WEIGHT as FontWeight, style: 'normal', data: font }],
      onNodeDetected: (node) => {
        if (node.key === HEADLINE_KEY) headlineHeight = node.height;
      },
      loadAdditionalAsset: async (_, missing) => {
        throw new Error(`The sharing image of "${title}" needs "${missing}", which the heading font does not have.`);
      },
    });
    if (Math.round(headlineHeight / (fontSize * LEADING)) <= maxLines) return svg;
  }
  throw new Error(`"${title}" is too long for a sharing image.`);
}

/**
 * Draws a sharing image: the title, the brand and the mark over the terrain.
 * @param font the heading font, from `staticHeadingFont`
 * @returns a PNG; the same input gives the same bytes
 * @throws Error if the title does not fit or the font lacks a character; see `shareImageText`
 */
export async function drawShareImage(title: string, font: Buffer): Promise<Buffer> {
  const text = await shareImageText(title, font);
  const markBox = `x="${TEXT_MARGIN}" y="${height - TEXT_MARGIN - MARK_SIZE}" width="${MARK_SIZE}" height="${MARK_SIZE}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground()}` +
    `<g stroke="${colors.ground}" stroke-width="${2 * HALO}" stroke-linejoin="round">${text}</g>${text}` +
    `<svg ${markBox} viewBox="0 0 ${mark.size} ${mark.size}">${markOnNight}</svg></svg>`;
  return sharp(Buffer.from(svg)).png(PALETTE).toBuffer();
}

/** What the images depend on besides their titles, the brand and the mark. */
export const SHARE_IMAGE_SOURCES = [
  'plugins/artwork',
  'src/styles/palette.css',
  'src/styles/font.css',
  'static/terrain.svg',
];

/**
 * Draws a sharing image with its title for every page that names no picture.
 * @param siteDirectory folder that contains `static/`
 * @param pages with valid front matter: otherwise, the build has stopped
 * @returns images by their path in the built site
 * @throws Error if a title does not fit or the font lacks a character (see `drawShareImage`), or a picture does not exist
 */
export async function makeShareImages(
  siteDirectory: string,
  pages: readonly PageSource[],
): Promise<Map<string, Uint8Array>> {
  const cache = await openFileCache(siteDirectory, 'share-images', SHARE_IMAGE_SOURCES);
  const font = await staticHeadingFont(company.brand + pages.map(({ frontMatter }) => frontMatter.title).join(''));
  const images = new Map<string, Uint8Array>();
  for (const page of pages) {
    const { title, image, noindex } = page.frontMatter as FrontMatter;
    if (image && !existsSync(path.join(siteDirectory, 'static', image)))
      throw new Error(`${page.file}: there is no image "${image}". Images are in the folder static.`);
    const url = shareImagePath({ path: page.route, image, noindex });
    const draw = () => drawShareImage(title, font);
    if (url) images.set(url, await cache.get({ title, brand: company.brand, mark }, draw));
  }
  return images;
}
