import * as v from 'valibot';
import { pageLink, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** The services in the structured data for search engines. */
export const schema = v.strictObject({
  offerCatalog: v.strictObject({
    name: text('The heading of the list.'),
    services: v.array(v.strictObject({ name: text('The service’s name.'), to: pageLink('The page about it.') })),
  }),
});

export const { offerCatalog } = readFacts(__filename, schema);
