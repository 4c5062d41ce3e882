import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { text } from '../../lib/facts/fact';
import { schema as claimsSchema } from '../../src/site/claims';
import { schema as companySchema } from '../../src/site/company';
import { paletteOf } from './contrastErrors';

export const TOKENS = 'src/styles/tokens.css';

const color = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is not a color such as "#0b1220". Put it in quotation marks'),
  v.toLowerCase(),
);

const nameOfColor = v.picklist(Object.keys(paletteOf(readFileSync(TOKENS, 'utf8'))));

/** What another company brings along. `company` has the same names as `src/site/company.yaml`; nothing is required. */
export const adoptionSchema = v.strictObject({
  company: v.partial(companySchema.entries.company),
  founded: v.optional(claimsSchema.entries.claims.entries.founded.entries.story),
  palette: v.optional(v.record(nameOfColor, color)),
  headingFont: v.optional(text('A font of https://fontsource.org that is variable: Fraunces.')),
  mark: v.optional(
    v.strictObject({
      ridge: text('SVG path of the strokes in the accent color, in a square of 32 units.'),
      ground: text('SVG path of the strokes in the color of the text.'),
    }),
  ),
});

export type Adoption = v.InferOutput<typeof adoptionSchema>;
