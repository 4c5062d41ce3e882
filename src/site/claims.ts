import * as v from 'valibot';
import { text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const notInTheFuture = v.check((value: number) => value <= new Date().getFullYear(), 'is in the future');

const year = (description: string) =>
  v.pipe(
    v.number(),
    v.integer('is not a year'),
    v.minValue(1800, 'is not a year'),
    notInTheFuture,
    v.description(description),
  );

const claimsSchema = v.strictObject({
  experience: v.pipe(
    text('Years of experience of the senior team, not the age of the company.'),
    v.regex(/^\d+\+?$/, 'is not a number such as 20+. Pages add the word “years”'),
  ),
  transformations: v.strictObject({
    home: text('Home page: transformations that went into operation.'),
    questions: text('Questions: all projects, including advisory work.'),
  }),
  founded: v.strictObject({
    story: year('/about: the year in which the payment solutions firm was founded.'),
    structuredData: year('For search engines: the year in which the earlier practice was registered.'),
  }),
  employees: text('How many people work in the company.'),
  entryPrice: v.pipe(
    v.string(),
    v.regex(/^\$\d{1,3}(,\d{3})*$/, 'is not a price such as $4,999'),
    v.description('What the smallest project costs, in US dollars: on pages and for search engines.'),
  ),
});

const nameOfClaim = v.picklist(Object.keys(claimsSchema.entries) as (keyof typeof claimsSchema.entries)[]);

/** Figures that several pages claim. */
export const schema = v.strictObject({
  claims: claimsSchema,
  unconfirmedClaims: v.pipe(
    v.array(nameOfClaim),
    v.description('Claims above that nobody has confirmed. They are asked about before a launch.'),
  ),
});

export const { claims, unconfirmedClaims } = readFacts(__filename, schema);

/** The entry price as a number of US dollars. */
export const entryAmount = Number(claims.entryPrice.replace(/\D/g, ''));
