/**
 * The mark: a ridge line over its ground line, in a square of `size` units. The one source of its paths: the header,
 * the icons (`npm run icons`) and the sharing images draw these.
 */
export const mark = {
  size: 32,
  /** Drawn in the accent colour. */
  ridge: { d: 'M2 23 11.5 8.5l5 7L20 11l10 12', width: 3 },
  /** Drawn in the colour of the text. */
  ground: { d: 'M7 27.5h18', width: 2.4 },
  /** What the strokes cover, their round ends included. */
  box: { x: 0.5, y: 7, width: 31, height: 21.7 },
} as const;
