import * as v from 'valibot';
import { identifier, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const interestSchema = v.strictObject({ value: identifier, label: text });

const groupsSchema = v.pipe(
  v.array(v.strictObject({ title: v.nullable(v.string()), options: v.array(interestSchema) })),
  v.check((groups) => {
    const values = groups.flatMap(({ options }) => options.map(({ value }) => value));
    return new Set(values).size === values.length;
  }, 'has two options with the same value'),
);

/** Interests that a visitor can choose in a form. */
export const schema = v.strictObject({ contactInterests: groupsSchema, assessmentInterests: groupsSchema });

export type Interest = v.InferOutput<typeof interestSchema>;
export type InterestGroup = v.InferOutput<typeof groupsSchema>[number];

export const { contactInterests, assessmentInterests } = readFacts(__filename, schema);
