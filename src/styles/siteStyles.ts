import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** Colors and fonts from the stylesheets, for code that cannot use CSS. */

/** Returns the first value of each property in a stylesheet of this folder. */
function firstValues(stylesheet: string): Map<string, string> {
  const values = new Map<string, string>();
  postcss.parse(readFileSync(path.join(__dirname, stylesheet), 'utf8')).walkDecls(({ prop, value }) => {
    if (!values.has(prop)) values.set(prop, value);
  });
  return values;
}

/**
 * Reads the site's palette, for what cannot use CSS variables.
 * @returns a function from a color's name without dashes in front (`night`) to its value (`#0b1220`); it throws an Error if the
 * palette does not have the color
 */
export function readPalette(): (name: string) => string {
  const values = firstValues('tokens.css');
  return (name) => {
    const color = values.get(`--${name}`);
    if (!color) throw new Error(`src/styles/tokens.css has no color "--${name}" in its palette.`);
    return color;
  };
}

/** Returns the heading font's file as an import of its package: `@fontsource-variable/bricolage-grotesque/files/….woff2`. */
export function headingFontFile(): string {
  return firstValues('font.css').get('src')?.split('"')[1] ?? '';
}
