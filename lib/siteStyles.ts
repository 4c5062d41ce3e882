import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `src/styles` says of colors and fonts, for what cannot use CSS. */

export const TOKENS = path.join(__dirname, '../src/styles/tokens.css');
export const FONT_STYLES = path.join(__dirname, '../src/styles/font.css');

/** Returns the palette in the text of `src/styles/tokens.css`, by names without dashes in front: `night` → `#0b1220`. */
export function paletteOf(tokens: string): Map<string, string> {
  const entries = tokens.matchAll(/^\s*--([\w-]+):\s*(#[0-9a-f]{6});$/gm);
  return new Map([...entries].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Reads the site's palette, for what cannot use CSS variables.
 * @returns a function from a color's name to its value; it throws an Error if the palette does not have the color
 */
export function readPalette(): (name: string) => string {
  const colors = paletteOf(readFileSync(TOKENS, 'utf8'));
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`src/styles/tokens.css has no color "--${name}" in its palette.`);
    return color;
  };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors such as `#0f1a2e`, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
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
