import * as v from 'valibot';
import { identifier, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const interestSchema = v.strictObject({
  value: identifier('The option’s name in links: /contact?interest=…'),
  label: text('What visitors and emails read.'),
});

const groupsSchema = (description: string) =>
  v.pipe(
    v.array(
      v.strictObject({
        title: v.pipe(
          v.nullable(v.string()),
          v.description('Heading of the group; empty for options without a group.'),
        ),
        options: v.array(interestSchema),
      }),
    ),
    v.check((groups) => {
      const values = groups.flatMap(({ options }) => options.map(({ value }) => value));
      return new Set(values).size === values.length;
    }, 'has two options with the same value'),
    v.description(description),
  );

/** Interests that a visitor can choose in a form. */
export const schema = v.strictObject({
  contactInterests: groupsSchema('The options of the contact form.'),
  assessmentInterests: groupsSchema('The options of the assessment form.'),
});

export type Interest = v.InferOutput<typeof interestSchema>;
export type InterestGroup = v.InferOutput<typeof schema>['contactInterests'][number];

export const { contactInterests, assessmentInterests } = readFacts(__filename, schema);
