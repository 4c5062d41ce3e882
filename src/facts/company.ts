import * as v from 'valibot';
import { group, httpUrl, optionalText, pageLink, pictureLink, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';
import { isHttpUrl } from '../../lib/urls';

const year = v.pipe(
  v.number(),
  v.integer('is not a year'),
  v.minValue(1800, 'is not a year'),
  v.check((value) => value <= new Date().getFullYear(), 'is in the future'),
);

const companySchema = v.strictObject({
  brand: text,
  legalName: text,
  domain: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'is not a host name. Write it without https:// and without a slash: acme.com',
    ),
  ),
  email: v.pipe(v.string(), v.email('is not an email address')),
  phone: v.pipe(
    v.nullish(v.string(), ''),
    v.regex(
      /^(\+[1-9](?:\d{7,14}|\d{0,2}[ (-][\d ().-]{5,}))?$/,
      'is not an international number. Start with +, as in +1 801 555 0100, or write "" for none',
    ),
  ),
  hours: optionalText,
  reader: optionalText,
  booking: v.pipe(
    v.nullish(v.string(), ''),
    v.check((value) => value === '' || isHttpUrl(value), 'is not a web address. Start with https://, or write ""'),
  ),
  slogan: v.pipe(text, v.maxLength(90, 'is too long: write at most 90 characters')),
  blurb: text,
  description: text,
  founded: v.strictObject({ firm: year, practice: year }),
  address: v.strictObject({
    ...group(text, ['city', 'region', 'regionName', 'postalCode']).entries,
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code of two capitals, such as US')),
  }),
  places: v.array(text),
  law: group(text, ['state', 'courts']),
  social: v.array(v.strictObject({ name: text, url: httpUrl })),
  socialHandle: optionalText,
  logo: pictureLink,
});

const nameOfFact = v.picklist(Object.keys(companySchema.entries) as (keyof typeof companySchema.entries)[]);

/** Every fact about the company. */
export const schema = v.strictObject({
  company: companySchema,
  sampleFacts: v.array(nameOfFact),
  offerCatalog: v.strictObject({ name: text, services: v.array(v.strictObject({ name: text, to: pageLink })) }),
  mark: v.strictObject({
    size: v.number(),
    ...group(v.strictObject({ path: text, width: v.number() }), ['ridge', 'baseline']).entries,
  }),
});

export const { company, sampleFacts, offerCatalog, mark } = readFacts(__filename, schema);

/** The site's origin, for example `https://acme.com`. */
export const origin = `https://${company.domain}`;

/** The address as one line, for people: `Springfield, IL 62701`. The state and the code stay together. */
export const addressLine = `${company.address.city}, ${company.address.region}\u00a0${company.address.postalCode}`;
