/** Colors and fonts of the site, for code that cannot use CSS. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const stylesheet = (name: string) => readFileSync(path.join(__dirname, '../../src/styles', name), 'utf8');

interface Font {
  url: string;
  family: string;
  /** One weight, or the first and the last. */
  weights: number[];
}

/** Returns the fonts that a stylesheet loads, in order. */
export function fontsIn(css: string): Font[] {
  const fonts: Font[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      values[prop] = value;
    });
    const url = /url\("?([^)"]+)/.exec(values.src ?? '')?.[1];
    const family = (values['font-family'] ?? '').replaceAll(/["']/g, '').toLowerCase();
    if (url) fonts.push({ url, family, weights: (values['font-weight'] ?? '400').split(' ').map(Number) });
  });
  return fonts;
}

const heading = fontsIn(stylesheet('font.css')).find(({ family }) => family === 'heading');
if (!heading) throw new Error('src/styles/font.css has no font of the family "Heading".');
/** The file of the heading font, as an import of its package, and its only weight. */
export const HEADING_FONT = heading.url;
export const [HEADING_WEIGHT = 0] = heading.weights;

const palette = new Map<string, string>();
postcss.parse(stylesheet('palette.css')).walkDecls(({ prop, value }) => void palette.set(prop, value));

/**
 * Returns the value of a color of the palette by its name without the dashes: `night` → `#0b1220`.
 * @throws Error if the palette has no such color
 */
export function color(name: string): string {
  const value = palette.get(`--${name}`);
  if (!value) throw new Error(`src/styles/palette.css has no color "--${name}".`);
  return value;
}
