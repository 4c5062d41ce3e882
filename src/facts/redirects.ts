import * as v from 'valibot';
import { pageLink, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const redirectSchema = v.strictObject({
  from: text('The old address: a path without `#`, `?` or slash at the end. It must not be the address of a page.'),
  to: pageLink('The address of a page of this site, also with `#` and a heading.'),
});

/** Old addresses and the pages they redirect to. */
export const schema = v.strictObject({
  redirects: v.pipe(
    v.nullish(v.array(redirectSchema), []),
    v.description('One entry for each page that was renamed or deleted.'),
  ),
});

export type Redirect = v.InferOutput<typeof redirectSchema>;

export const { redirects } = readFacts(__filename, schema);
