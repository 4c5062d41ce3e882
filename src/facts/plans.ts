import * as v from 'valibot';
import { identifier, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const featureSchema = v.strictObject({
  title: text('What visitors read.'),
  included: v.pipe(v.boolean(), v.description('Whether the plan has it.')),
  highlight: v.pipe(v.optional(v.boolean(), false), v.description('Sets it in bold: new in this plan.')),
  explanation: v.optional(text('One sentence about a term that not every reader knows, shown as a tooltip.')),
});

const planSchema = v.strictObject({
  tier: identifier('The plan’s name in addresses: /contact?tier=…'),
  name: text('The plan’s name.'),
  price: v.pipe(
    v.nullable(v.pipe(v.number(), v.minValue(0, 'must not be negative'))),
    v.description('US dollars per month; empty if the price is agreed with each client.'),
  ),
  description: text('Whom the plan is for.'),
  buttonText: text('The words on the button.'),
  sample: v.optional(v.pipe(v.boolean(), v.description('Whether the plan and its price are invented.')), false),
  popular: v.pipe(v.optional(v.boolean(), false), v.description('Highlights the plan.')),
  badge: v.optional(text('A word above the name.')),
  features: v.pipe(
    v.array(featureSchema),
    v.description('All plans list as many features, in the same order, so that columns line up.'),
  ),
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
    v.description('The pricing plans on /pricing, in the order of the page.'),
  ),
});

export type Plan = v.InferOutput<typeof planSchema>;

export const { plans } = readFacts(__filename, schema);
