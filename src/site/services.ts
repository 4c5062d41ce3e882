import * as v from 'valibot';
import { pageLink, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Services that search engines are told about, and the entry price. */
export const schema = v.strictObject({
  offerCatalog: v.strictObject({
    name: text('The heading of the list.'),
    services: v.array(v.strictObject({ name: text('The service’s name.'), to: pageLink('The page about it.') })),
  }),
  entryOffer: v.pipe(
    v.strictObject({
      price: v.pipe(
        v.string(),
        v.regex(/^\d+\.\d\d$/, 'is not a price such as "4999.00"'),
        v.description('The price with two decimals, in quotation marks.'),
      ),
      currency: v.pipe(
        v.string(),
        v.regex(/^[A-Z]{3}$/, 'is not a currency code such as USD'),
        v.description('The currency’s three-letter code.'),
      ),
    }),
    v.description('The only offer with a price: the entry price of an engagement.'),
  ),
});

export const { offerCatalog, entryOffer } = readFacts(__filename, schema);
