import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { headingFontFile } from '../../../lib/headingFont';

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
