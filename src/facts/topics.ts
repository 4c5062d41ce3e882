import * as v from 'valibot';
import { identifier, pageLink, template, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';
import { assessmentInterests, contactInterests, type InterestGroup } from './interests';

const optionOf = (groups: readonly InterestGroup[], description: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => groups.some(({ options }) => options.some((option) => option.value === value)),
      'is not an option in interests.yaml',
    ),
    v.description(description),
  );

const topicSchema = v.strictObject({
  value: identifier('The topic’s name in links: /contact?interest=…'),
  label: text('The topic, as the form shows it.'),
  headline: v.optional(text('Above the first field, in place of the form’s headline and the label.')),
  pages: v.pipe(
    v.array(pageLink('A page about this topic.')),
    v.description('The pages whose buttons carry the topic into the forms.'),
  ),
  contact: optionOf(contactInterests, 'The option of the contact form that fits best.'),
  assessment: optionOf(assessmentInterests, 'The option of the assessment form that fits best.'),
});

/** What the pages of services are about. */
export const schema = v.strictObject({
  topics: v.pipe(
    v.array(topicSchema),
    uniqueBy('value'),
    v.description('The topics that buttons carry into the forms.'),
  ),
  planInterest: optionOf(contactInterests, 'The option for visitors from a plan’s button.'),
  topicOpening: template('topic', 'First line of the message; {topic} becomes the topic.'),
  formHeadlines: v.strictObject({
    contact: text('Above the first field of the contact form.'),
    assessment: text('Above the first field of the assessment form.'),
  }),
});

export type Topic = v.InferOutput<typeof topicSchema>;

export const { topics, planInterest, topicOpening, formHeadlines } = readFacts(__filename, schema);
