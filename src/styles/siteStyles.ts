import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Colors and fonts from the stylesheets, for code that cannot use CSS. */

const TOKENS = path.join(__dirname, 'tokens.css');
const FONT_STYLES = path.join(__dirname, 'font.css');

/**
 * Reads the site's palette, for what cannot use CSS variables.
 * @returns a function from a color's name without dashes in front (`night`) to its value (`#0b1220`); it throws an Error if the
 * palette does not have the color
 */
export function readPalette(): (name: string) => string {
  const entries = readFileSync(TOKENS, 'utf8').matchAll(/^\s*--([\w-]+):\s*(#[0-9a-f]{6});$/gm);
  const colors = new Map([...entries].map(([, name = '', value = '']) => [name, value]));
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`src/styles/tokens.css has no color "--${name}" in its palette.`);
    return color;
  };
}

/**
 * Returns the heading font's file as an import of its package: `@fontsource-variable/fraunces/files/….woff2`.
 * @throws Error if `src/styles/font.css` names no file of a package
 */
export function headingFontFile(): string {
  const file = /url\("(@fontsource-variable\/[^"]+)"\)/.exec(readFileSync(FONT_STYLES, 'utf8'))?.[1];
  if (!file) throw new Error('src/styles/font.css names no file of a package @fontsource-variable.');
  return file;
}
