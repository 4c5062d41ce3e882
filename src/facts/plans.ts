import * as v from 'valibot';
import { group, identifier, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const featureSchema = v.strictObject({
  title: text,
  included: v.boolean(),
  highlight: v.optional(v.boolean(), false),
  explanation: v.optional(text),
});

const planSchema = v.strictObject({
  tier: identifier,
  ...group(text, ['name', 'description', 'buttonText']).entries,
  price: v.nullable(v.pipe(v.number(), v.minValue(0, 'must not be negative'))),
  sample: v.optional(v.boolean(), false),
  popular: v.optional(v.boolean(), false),
  badge: v.optional(text),
  features: v.array(featureSchema),
});

/** Plans, prices and what they include. */
export const schema = v.strictObject({
  plans: v.pipe(
    v.array(planSchema),
    uniqueBy('tier'),
    v.checkItems(
      ({ features }, _, plans) => features.length === plans[0]?.features.length,
      'has a plan with another number of features than the first one. List every feature, with "included: false" where the plan does not have it',
    ),
  ),
});

export type Plan = v.InferOutput<typeof planSchema>;

export const { plans } = readFacts(__filename, schema);

/** What the forms need to know of the plans. Bundles of the forms have only this export. */
export const planNames = plans.map(({ tier, name }) => ({ tier, name }));
