import { readFile } from 'node:fs/promises';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import subsetFont from 'subset-font';
import { headingFontFile } from '../../../lib/siteStyles';
import { company } from '../../../src/site/company';
import { mark } from '../../../src/site/mark';
import { type ImageColors, shareImageSize } from './ground';

/** Options for satori. The weight matches headings in `src/styles/base.css`. */
export const headingFont = { name: 'Heading', weight: 600, style: 'normal' } as const;

/**
 * Returns the heading font at one weight as TrueType, because satori reads neither WOFF2 nor variable fonts.
 * @param characters all characters that the font must contain
 */
export async function staticHeadingFont(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(headingFontFile())), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: headingFont.weight },
  });
}

/** Distance between the text and every edge, in pixels. */
const MARGIN = 72;
const HEADLINE_WIDTH = 800;
/**
 * Font sizes of the title in pixels, each with its maximum number of lines. The first that fits is used. Three lines of size
 * 54 fit every title of 60 letters, the limit in `src/seo/frontMatter.ts`. Four lines of size 46 fit every slogan of 90, the
 * limit in `src/site/company.ts`.
 */
const HEADLINE_SIZES = [
  { size: 100, maxLines: 2 },
  { size: 88, maxLines: 2 },
  { size: 92, maxLines: 3 },
  { size: 80, maxLines: 3 },
  { size: 66, maxLines: 3 },
  { size: 54, maxLines: 3 },
  { size: 46, maxLines: 4 },
];
const LEADING = 1.05;
const HEADLINE_KEY = 'headline';

function brandLine({ text, trail }: ImageColors): ReactNode {
  const stroke = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;
  return createElement(
    'div',
    { style: { display: 'flex', alignItems: 'center', gap: 18, fontSize: 40, color: text, letterSpacing: '-0.015em' } },
    createElement(
      'svg',
      { width: 64, height: 64, viewBox: `0 0 ${mark.size} ${mark.size}` },
      createElement('path', { ...stroke, d: mark.ridge.d, stroke: trail, strokeWidth: mark.ridge.width }),
      createElement('path', { ...stroke, d: mark.ground.d, stroke: text, strokeWidth: mark.ground.width }),
    ),
    company.brand,
  );
}

function headline(title: string, fontSize: number, { text }: ImageColors): ReactNode {
  return createElement(
    'div',
    {
      key: HEADLINE_KEY,
      style: {
        width: HEADLINE_WIDTH,
        fontSize,
        lineHeight: LEADING,
        letterSpacing: '-0.025em',
        color: text,
        textWrap: 'balance',
        wordBreak: 'break-word',
      },
    },
    title,
  );
}

/**
 * Draws the text of a sharing image as outlines, in an SVG of the image's size: the title at the top, in the largest size
 * that fits, and the brand at the bottom.
 * @param font the heading font, from `staticHeadingFont`
 * @throws Error if the title does not fit at the smallest size, or the font lacks one of its characters
 */
export async function shareImageText(title: string, font: Buffer, colors: ImageColors): Promise<string> {
  for (const { size, maxLines } of HEADLINE_SIZES) {
    let height = Number.POSITIVE_INFINITY;
    const svg = await satori(
      createElement(
        'div',
        {
          style: {
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            width: '100%',
            height: '100%',
            padding: MARGIN,
            boxSizing: 'border-box',
          },
        },
        headline(title, size, colors),
        brandLine(colors),
      ),
      {
        ...shareImageSize,
        fonts: [{ ...headingFont, data: font }],
        onNodeDetected: (node) => {
          if (node.key === HEADLINE_KEY) height = node.height;
        },
        loadAdditionalAsset: async (_, missing) => {
          throw new Error(
            `The sharing image of "${title}" cannot be drawn: the heading font has no character "${missing}".`,
          );
        },
      },
    );
    if (Math.round(height / (size * LEADING)) <= maxLines) return svg;
  }
  throw new Error(`"${title}" is too long for a sharing image.`);
}
