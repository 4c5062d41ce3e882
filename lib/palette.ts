import { readFileSync } from 'node:fs';
import path from 'node:path';

export const TOKENS = path.join(__dirname, '../src/styles/tokens.css');

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
