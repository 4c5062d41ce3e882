import * as v from 'valibot';
import { httpUrl, identifier, logoName, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const partnerSchema = v.strictObject({
  id: identifier,
  name: text,
  website: httpUrl,
  description: v.pipe(text, v.maxLength(200, 'is too long: write at most 200 characters')),
  logo: logoName,
  backgroundColor: v.pipe(
    v.string(),
    v.regex(
      /^#[0-9a-f]{6}$/i,
      'is not a color. Write "#" and six figures or letters from A to F, in quotation marks: "#FFF1EE"',
    ),
  ),
  category: text,
  sample: v.optional(v.literal(true, 'may only be true. Delete the line instead')),
});

/** Partners and their categories. */
export const schema = v.strictObject({
  partnerCategories: v.array(text),
  partners: v.pipe(v.array(partnerSchema), uniqueBy('id')),
});

export type Partner = v.InferOutput<typeof partnerSchema>;

export const { partnerCategories, partners } = readFacts(__filename, schema);
