import * as v from 'valibot';
import { group, identifier, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const limitSchema = v.strictObject({ title: text, explanation: v.optional(text) });

const featureSchema = v.strictObject({
  ...limitSchema.entries,
  included: v.boolean(),
  highlight: v.optional(v.boolean(), false),
});

const planSchema = v.strictObject({
  tier: identifier,
  ...group(text, ['name', 'description', 'buttonText']).entries,
  price: v.nullable(v.pipe(v.number(), v.minValue(0, 'must not be negative'))),
  sample: v.optional(v.boolean(), false),
  popular: v.optional(v.boolean(), false),
  badge: v.optional(text),
  limits: v.array(limitSchema),
  features: v.array(featureSchema),
});

/** Plans, prices and what they include. */
export const schema = v.strictObject({
  plans: v.pipe(
    v.array(planSchema),
    uniqueBy('tier'),
    v.checkItems(
      ({ limits, features }, _, [first]) =>
        limits.length === first?.limits.length && features.length === first.features.length,
      'has a plan with another number of limits or features than the first one. List every feature, with "included: false" where the plan does not have it',
    ),
  ),
});

export type Feature = v.InferOutput<typeof featureSchema>;
export type Plan = v.InferOutput<typeof planSchema>;

export const { plans } = readFacts(__filename, schema);

/** What the forms need to know of the plans. Bundles of the forms have only this export. */
export const planNames = plans.map(({ tier, name }) => ({ tier, name }));
