import { readFileSync } from 'node:fs';
import path from 'node:path';

export const FONT_STYLES = path.join(__dirname, '../src/styles/font.css');

/**
 * Returns the heading font's file as an import of its package: `@fontsource-variable/fraunces/files/….woff2`.
 * @throws Error if `src/styles/font.css` names no file of a package
 */
export function headingFontFile(): string {
  const file = /url\("(@fontsource-variable\/[^"]+)"\)/.exec(readFileSync(FONT_STYLES, 'utf8'))?.[1];
  if (!file) throw new Error('src/styles/font.css names no file of a package @fontsource-variable.');
  return file;
}
