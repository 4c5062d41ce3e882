import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS = path.join(__dirname, '../../src/styles/tokens.css');

/**
 * Reads the palette of `src/styles/tokens.css`, for images, which cannot use CSS variables.
 * @returns a function from a color's name without dashes (`night`) to its value (`#0b1220`); it throws an Error if the
 *   palette does not have the color
 */
export function readPalette(): (name: string) => string {
  const entries = readFileSync(TOKENS, 'utf8').matchAll(/^\s*--([\w-]+):\s*(#[0-9a-f]{6});$/gm);
  const colors = new Map([...entries].map(([, name, value]) => [name, value]));
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`src/styles/tokens.css has no color "--${name}" in its palette.`);
    return color;
  };
}
