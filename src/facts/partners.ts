import * as v from 'valibot';
import { identifier, text, uniqueBy, webAddress } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const partnerSchema = v.strictObject({
  id: identifier('Unique; lower case, words joined by hyphens.'),
  name: text('The name as the company writes it.'),
  website: webAddress('The product’s own home page.'),
  description: v.pipe(
    text('One sentence of 12 to 25 words: what we use the product for in client work.'),
    v.maxLength(200, 'is too long: write at most 200 characters'),
  ),
  logo: text('The name of an icon in the “logos” icon set, without prefix. Prefer a square or simple mark.'),
  backgroundColor: v.pipe(
    v.string(),
    v.regex(
      /^#[0-9a-f]{6}$/i,
      'is not a color. Write "#" and six figures or letters from A to F, in quotation marks: "#FFF1EE"',
    ),
    v.description('Background of the tile, in quotation marks. It must contrast with the logo.'),
  ),
  category: text('One of the categories above. All others are listed under “Other”, at the end.'),
  sample: v.pipe(
    v.optional(v.literal(true, 'may only be true. Delete the line instead')),
    v.description('Marks an entry that nobody has confirmed, to be checked before launch. Visitors do not see this.'),
  ),
});

/** Partners and their categories. */
export const schema = v.strictObject({
  partnerCategories: v.pipe(v.array(text('A category.')), v.description('The categories, in the order of the page.')),
  partners: v.pipe(
    v.array(partnerSchema),
    uniqueBy('id'),
    v.description('The technology partners on /partners, in this order within each category.'),
  ),
});

export type Partner = v.InferOutput<typeof partnerSchema>;

export const { partnerCategories, partners } = readFacts(__filename, schema);
