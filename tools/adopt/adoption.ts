import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { text } from '../../lib/facts/fact';
import { contrastRatio, paletteOf, TOKENS } from '../../lib/siteStyles';
import { schema as companySchema } from '../../src/site/company';
import { schema as markSchema } from '../../src/site/mark';

const color = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is not a color such as "#0b1220". Put it in quotation marks'),
  v.toLowerCase(),
);

const nameOfColor = v.picklist([...paletteOf(readFileSync(TOKENS, 'utf8')).keys()]);

/** What another company brings along. `company` and `mark` are as in `src/site`; nothing is required. */
export const adoptionSchema = v.strictObject({
  company: v.optional(v.partial(companySchema.entries.company), {}),
  palette: v.optional(v.record(nameOfColor, color), {}),
  headingFont: v.optional(text('A font of https://fontsource.org that is variable: Fraunces.')),
  mark: v.optional(markSchema.entries.mark),
});

export type Adoption = v.InferOutput<typeof adoptionSchema>;

/** Contrast that WCAG 2.2 asks for. */
const [TEXT, GRAPHIC] = [4.5, 3];

/** Color roles that are shown one on the other, with the contrast that they need. */
const PAIRS: readonly [front: string, back: string, ratio: number][] = [
  ...['page', 'sunk', 'surface'].flatMap((back) => [
    ...['text', 'quiet', 'accent', 'accent-strong'].map((front): [string, string, number] => [front, back, TEXT]),
    ['line-strong', back, GRAPHIC] as [string, string, number],
  ]),
  ['second', 'page', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
];

/** Returns `src/styles/tokens.css` with other colors. */
export function withPalette(tokens: string, palette: Adoption['palette']): string {
  return Object.entries(palette).reduce(
    (css, [name, value]) => css.replace(new RegExp(`(--${name}:\\s*)#[0-9a-f]{6};`), `$1${value};`),
    tokens,
  );
}

/**
 * Finds colors that are too close to be read, in both themes.
 * @param tokens the text of `src/styles/tokens.css`
 * @returns a sentence for each pair
 */
export function contrastErrors(tokens: string): string[] {
  const palette = paletteOf(tokens);
  const roles = tokens.matchAll(/--color-([\w-]+):\s*light-dark\(var\(--([\w-]+)\),\s*var\(--([\w-]+)\)\)/g);
  const names = new Map([...roles].map(([, role, light, dark]) => [role, { light, dark }]));
  return PAIRS.flatMap(([front, back, required]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const colors = [front, back].map((role) => names.get(role)?.[theme] ?? '');
      const [one = '', other = ''] = colors.map((name) => palette.get(name));
      if (!one || !other) return `src/styles/tokens.css has no color role "${one ? back : front}".`;
      const ratio = contrastRatio(one, other);
      if (ratio >= required) return [];
      return `In the ${theme} theme, ${front} on ${back} (${colors[0]} ${one} on ${colors[1]} ${other}) has a contrast of ${ratio.toFixed(2)}; it needs ${required}.`;
    }),
  );
}
