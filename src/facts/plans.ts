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
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const plans = dataset.value;
      const counts = plans.map(({ features }) => features.length);
      const usual = [...counts].sort((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
      plans.forEach((plan, key) => {
        if (plan.features.length === usual) return;
        const others = plans.filter(({ features }) => features.length === usual);
        const titles = (features: Plan['features']) => features.map(({ title }) => title);
        const lacks = titles(others[0]?.features ?? []).filter(
          (title) =>
            !titles(plan.features).includes(title) && others.every((it) => titles(it.features).includes(title)),
        );
        const missing = lacks.map((title) => `"${title}"`).join(' and ');
        const advice = missing
          ? `. Add ${missing}, with "included: false" if the plan does not have it`
          : '. Compare them one by one, and list the same ones for each';
        addIssue({
          message:
            plan.features.length < usual
              ? `of the plan ${plan.name} lists only ${plan.features.length} of the ${usual} that the other plans have${advice}`
              : `of the plan ${plan.name} lists ${plan.features.length}, and the other plans have ${usual}${advice}`,
          path: [
            { type: 'array', origin: 'value', input: plans, key, value: plan },
            { type: 'object', origin: 'value', input: plan, key: 'features', value: plan.features },
          ],
        });
      });
    }),
    v.description('The pricing plans on /pricing, in the order of the page.'),
  ),
});

export type Plan = v.InferOutput<typeof planSchema>;

export const { plans } = readFacts(__filename, schema);
