import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FILE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** As satori is told; the weight is the one of headings in `src/styles/base.css`. */
export const headingFont = { name: 'Bricolage Grotesque', weight: 600, style: 'normal' } as const;

/**
 * The heading font at one weight, as TrueType: satori reads neither WOFF2 nor variable fonts.
 * @param characters what the font must be able to write
 */
export async function staticHeadingFont(characters: string): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(FILE)), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: headingFont.weight },
  });
}
