import * as v from 'valibot';
import { pageLink, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const redirectSchema = v.strictObject({ from: text, to: pageLink });

/** Old addresses and the pages they redirect to. */
export const schema = v.strictObject({ redirects: v.nullish(v.array(redirectSchema), []) });

export type Redirect = v.InferOutput<typeof redirectSchema>;

export const { redirects } = readFacts(__filename, schema);
