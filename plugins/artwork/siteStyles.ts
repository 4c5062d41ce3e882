/** Colors and the heading font of the site, for code that cannot use CSS. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** The file of the heading font, as an import of its package. `src/styles/font.css` has it for pages; a test compares both. */
export const HEADING_FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const palette = new Map<string, string>();
postcss
  .parse(readFileSync(path.join(__dirname, '../../src/styles/tokens.css'), 'utf8'))
  .walkDecls(({ prop, value }) => {
    // A later value is for the dark theme.
    if (!palette.has(prop)) palette.set(prop, value);
  });

/**
 * Returns the value of a color of the palette by its name without the dashes: `night` → `#0b1220`.
 * @throws Error if the palette has no such color
 */
export function color(name: string): string {
  const value = palette.get(`--${name}`);
  if (!value) throw new Error(`src/styles/tokens.css has no color "--${name}" in its palette.`);
  return value;
}
