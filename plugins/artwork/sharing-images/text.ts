import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import { company } from '../../../src/site/company';
import { mark } from '../../../src/site/mark';
import type { ImageColors } from './colors';
import { headingFont } from './font';
import { shareImageSize } from './size';

/** Distance of words from every edge, in pixels. */
const MARGIN = 72;
const HEADLINE_WIDTH = 800;
/**
 * Sizes of the title in pixels, each with the lines that it may take; the first that fits is used. At the last, a line
 * holds 30 letters, and titles of 60 (`src/seo/frontMatter.ts`) take three lines however their words fall.
 */
const HEADLINE_SIZES = [
  { size: 100, mostLines: 2 },
  { size: 88, mostLines: 2 },
  { size: 92, mostLines: 3 },
  { size: 80, mostLines: 3 },
  { size: 66, mostLines: 3 },
  { size: 54, mostLines: 3 },
];
const LEADING = 1.05;
const HEADLINE_KEY = 'headline';

function brandLine({ text, route }: ImageColors): ReactNode {
  const stroke = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;
  return createElement(
    'div',
    { style: { display: 'flex', alignItems: 'center', gap: 18, fontSize: 40, color: text, letterSpacing: '-0.015em' } },
    createElement(
      'svg',
      { width: 64, height: 64, viewBox: `0 0 ${mark.size} ${mark.size}` },
      createElement('path', { ...stroke, d: mark.ridge.d, stroke: route, strokeWidth: mark.ridge.width }),
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
 * The words of a sharing image, as outlines in an SVG of its size: the title above, as large as it can be on three
 * lines, and the brand below.
 * @param font the heading font, static
 * @throws Error when the title takes more lines at the smallest size, or has a character that the font does not have
 */
export async function shareImageWords(title: string, font: Buffer, colors: ImageColors): Promise<string> {
  for (const { size, mostLines } of HEADLINE_SIZES) {
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
          throw new Error(`The heading font cannot write "${missing}" of "${title}" on a sharing image.`);
        },
      },
    );
    if (Math.round(height / (size * LEADING)) <= mostLines) return svg;
  }
  throw new Error(`"${title}" takes more than three lines on a sharing image.`);
}
