/**
 * The mark: a ridge line over a ground line, in a square of `size` units. The header, the icons (`npm run icons`) and
 * the sharing images draw these paths.
 */
export const mark = {
  size: 32,
  /** Drawn in the accent color. */
  ridge: { d: 'M2 23 11.5 8.5l5 7L20 11l10 12', width: 3 },
  /** Drawn in the color of the text. */
  ground: { d: 'M7 27.5h18', width: 2.4 },
  /** The area of the strokes, including their round ends. */
  box: { x: 0.5, y: 7, width: 31, height: 21.7 },
} as const;
