import * as v from 'valibot';
import { identifier, pageLink, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';
import { assessmentInterests, contactInterests, type InterestGroup } from './interests';

const optionOf = (groups: readonly InterestGroup[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => groups.some(({ options }) => options.some((option) => option.value === value)),
      'is not an option in interests.yaml',
    ),
  );

const topicSchema = v.strictObject({
  value: identifier,
  label: text,
  headline: v.optional(text),
  pages: v.array(pageLink),
  contact: optionOf(contactInterests),
  assessment: optionOf(assessmentInterests),
});

/** What the pages of services are about. */
export const schema = v.strictObject({
  topics: v.pipe(v.array(topicSchema), uniqueBy('value')),
  planInterest: optionOf(contactInterests),
});

export type Topic = v.InferOutput<typeof topicSchema>;

export const { topics, planInterest } = readFacts(__filename, schema);
