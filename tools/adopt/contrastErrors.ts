import { contrastRatio, lightness } from '../../lib/contrast';

const TEXT = 4.5;
const GRAPHIC = 3;

/** Roles that are drawn on each other, and the ratio that WCAG 2.2 asks for. */
const PAIRS: readonly [front: string, back: string, ratio: number][] = [
  ...['page', 'sunk', 'surface'].flatMap((back): [string, string, number][] => [
    ['text', back, TEXT],
    ['quiet', back, TEXT],
    ['accent', back, TEXT],
    ['accent-strong', back, TEXT],
    ['line-strong', back, GRAPHIC],
  ]),
  ['second', 'page', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
];

/** Colors of the dark theme's grounds, from the darkest: bands, the page, sunk sections, surfaces. */
const DARK_GROUNDS = ['night-deep', 'night', 'night-sunk', 'night-raised'];
/** Lightness between two of them. A smaller step is visible only where two areas touch. */
const CLEAR_STEP = 0.045;

/** Returns the palette in the text of `src/styles/tokens.css`: `night` → `#0b1220`. */
export function paletteOf(tokens: string): Record<string, string> {
  const entries = [...tokens.matchAll(/^\s*--([\w-]+):\s*(#[0-9a-f]{6});$/gim)];
  return Object.fromEntries(entries.map(([, name = '', value = '']) => [name, value.toLowerCase()]));
}

/** Returns the colors of the roles: `text` → its light and its dark color. */
function rolesOf(tokens: string): Record<string, { light: string; dark: string }> {
  const palette = paletteOf(tokens);
  const entries = [...tokens.matchAll(/--color-([\w-]+):\s*light-dark\(var\(--([\w-]+)\),\s*var\(--([\w-]+)\)\)/g)];
  return Object.fromEntries(
    entries.map(([, role = '', light = '', dark = '']) => [
      role,
      { light: palette[light] ?? '', dark: palette[dark] ?? '' },
    ]),
  );
}

/**
 * Finds colors that are too close to be read, in both themes.
 * @param tokens the text of `src/styles/tokens.css`
 * @returns a sentence for each failing pair
 */
export function contrastErrors(tokens: string): string[] {
  const roles = rolesOf(tokens);
  const names = new Map(Object.entries(paletteOf(tokens)).map(([name, value]) => [value, name]));
  return PAIRS.flatMap(([front, back, required]) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const [one, other] = [roles[front]?.[theme], roles[back]?.[theme]];
      if (!one || !other) return [`src/styles/tokens.css has no color role "${one ? back : front}".`];
      const ratio = contrastRatio(one, other);
      if (ratio >= required) return [];
      return `In the ${theme} theme, ${front} on ${back} (${names.get(one)} ${one} on ${names.get(other)} ${other}) has a contrast of ${ratio.toFixed(2)}; it needs ${required}.`;
    }),
  );
}

/**
 * Finds grounds of the dark theme that look the same.
 * @param tokens the text of `src/styles/tokens.css`
 * @returns a sentence for each pair
 */
export function toneErrors(tokens: string): string[] {
  const palette = paletteOf(tokens);
  return DARK_GROUNDS.slice(1).flatMap((lighter, index) => {
    const darker = DARK_GROUNDS[index] ?? '';
    const [one = '', other = ''] = [palette[darker], palette[lighter]];
    if (lightness(other) - lightness(one) >= CLEAR_STEP) return [];
    return `In the dark theme, ${lighter} ${other} is not clearly lighter than ${darker} ${one}.`;
  });
}
