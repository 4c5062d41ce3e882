import * as v from 'valibot';
import { text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Allows only the characters of an SVG path, so that nothing else gets into the icons. */
const path = (description: string) =>
  v.pipe(text(description), v.regex(/^[MLHVCSQTAZ\d\s,.+-]+$/i, 'must be the path of an SVG: "M2 23 11.5 8.5l5 7"'));

/** The paths of the mark. The header, the icons and the sharing images draw them. */
export const schema = v.strictObject({
  mark: v.strictObject({
    ridge: path('The strokes in the accent color: the path of an SVG, in a square of 32 units.'),
    ground: path('The strokes in the color of the text, in the same square.'),
  }),
});

const { mark: paths } = readFacts(__filename, schema);

export const mark = {
  size: 32,
  ridge: { d: paths.ridge, width: 3 },
  ground: { d: paths.ground, width: 2.4 },
  /** The area of the strokes, including their round ends. */
  box: { x: 0.5, y: 7, width: 31, height: 21.7 },
} as const;
