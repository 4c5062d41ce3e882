/** @jest-environment node */
import { readPalette } from '../../../plugins/artwork/palette';

/** Returns the lightness of a color in OKLab, where equal steps look equal: https://bottosson.github.io/posts/oklab/. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

/** A smaller step is visible only where two areas touch. */
const CLEAR_STEP = 0.045;

it('dark bands, the page, sunk sections and surfaces are clearly different tones in the dark theme', () => {
  const color = readPalette();
  const tones = ['night-deep', 'night', 'night-sunk', 'night-raised'].map((name) => lightness(color(name)));
  const steps = tones.slice(1).map((tone, index) => tone - (tones[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(CLEAR_STEP);
});
