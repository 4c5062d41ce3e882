import * as v from 'valibot';
import { group, pageLink, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const caseSchema = v.strictObject({
  page: pageLink,
  servicePage: pageLink,
  ...group(text, ['client', 'title', 'against', 'reason', 'advised', 'counted', 'duration', 'price']).entries,
  ...group(v.pipe(v.number(), v.minValue(0, 'must not be negative')), ['before', 'after']).entries,
  currency: v.optional(v.literal('$', 'may only be "$". Delete the line instead')),
  sample: v.boolean(),
});

/** Case studies. */
export const schema = v.strictObject({
  cases: v.pipe(v.array(caseSchema), uniqueBy('page')),
  caseStrings: group(text, [
    'earlier',
    'later',
    'against',
    'no',
    'yes',
    'duration',
    'price',
    'sample',
    'read',
    'none',
    'real',
  ]),
});

export type Case = v.InferOutput<typeof caseSchema>;

export const { cases, caseStrings } = readFacts(__filename, schema);
