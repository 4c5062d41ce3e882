import * as v from 'valibot';
import { optionalText, text, webAddress } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';
import { isSitePath, isWebAddress } from '../../lib/siteAddress';

const year = (description: string) =>
  v.pipe(
    v.number(),
    v.integer('is not a year'),
    v.minValue(1800, 'is not a year'),
    v.check((value) => value <= new Date().getFullYear(), 'is in the future'),
    v.description(description),
  );

const companySchema = v.strictObject({
  brand: text('The name that visitors know, in the header, titles and texts.'),
  legalName: text('The registered name, for legal texts and the copyright line.'),
  domain: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'is not a host name. Write it without https:// and without a slash: acme.com',
    ),
    v.description('The site’s address without https:// and slash. Search engines get it.'),
  ),
  email: v.pipe(
    v.string(),
    v.email('is not an email address'),
    v.description('The address that visitors write to, and that forms name if sending fails.'),
  ),
  phone: v.pipe(
    v.nullish(v.string(), ''),
    v.regex(
      /^(\+[1-9](?:\d{7,14}|\d{0,2}[ (-][\d ().-]{5,}))?$/,
      'is not an international number. Start with +, as in +1 801 555 0100, or write "" for none',
    ),
    v.description('In international format: +1 801 555 0100. Empty hides the number everywhere.'),
  ),
  hours: optionalText('When somebody answers: Monday to Friday, 8 am to 6 pm. Empty hides it.'),
  reader: optionalText('Who reads messages, by name or role, as it follows “Read by”. Empty hides it.'),
  booking: v.pipe(
    v.nullish(v.string(), ''),
    v.check((value) => value === '' || isWebAddress(value), 'is not a web address. Start with https://, or write ""'),
    v.description('The address where visitors book a call. Empty hides it.'),
  ),
  slogan: v.pipe(
    text('The sentence under the name in the footer and on sharing images.'),
    v.maxLength(90, 'is too long: write at most 90 characters'),
  ),
  blurb: text('Two or three sentences about the company, in the footer.'),
  description: text('What the company does, for search engines.'),
  founded: v.pipe(
    v.strictObject({
      firm: year('The year in which the company opened, as pages tell it.'),
      practice: year('The year in which it, or the practice before it, was registered. Search engines get it.'),
    }),
    v.description('Two years, which may differ. Search engines get `practice`.'),
  ),
  address: v.strictObject({
    city: text('The city.'),
    region: text('The state or region, as in addresses.'),
    regionName: text('The state or region in full, as texts and search engines name it.'),
    postalCode: text('The postal code, in quotation marks.'),
    country: v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}$/, 'is not a country code of two capitals, such as US'),
      v.description('The country’s two-letter code.'),
    ),
  }),
  places: v.pipe(
    v.array(text('A place.')),
    v.description('Other places where the company works. Search engines get them with the state or region.'),
  ),
  law: v.pipe(
    v.strictObject({
      state: text('Whose laws govern the terms of use: the State of Utah.'),
      courts: text('Which courts decide: the courts located in Salt Lake County, Utah.'),
    }),
    v.description('What the terms of use say about law and courts. A lawyer chooses both.'),
  ),
  social: v.pipe(
    v.array(v.strictObject({ name: text('The name of the service.'), url: webAddress('The address of the profile.') })),
    v.description('Profiles on other services, for the footer and search engines.'),
  ),
  socialHandle: optionalText('The account for sharing cards, with the @ and in quotation marks. It may be empty.'),
  logo: v.pipe(
    v.string(),
    v.check(isSitePath, 'is not a file of this site. Start with a slash, as in /images/mark.svg'),
    v.description('The logo for search engines: the file of a picture.'),
  ),
});

const nameOfFact = v.picklist(Object.keys(companySchema.entries) as (keyof typeof companySchema.entries)[]);

/** Every fact about the company. */
export const schema = v.strictObject({
  company: companySchema,
  sampleFacts: v.pipe(
    v.array(nameOfFact),
    v.description('Facts above that are still the sample company’s. They are asked about before a launch.'),
  ),
});

export const { company, sampleFacts } = readFacts(__filename, schema);

/** The site's origin, for example `https://acme.com`. */
export const origin = `https://${company.domain}`;

/** The address as one line, for people: `Springfield, IL 62701`. The state and the code stay together. */
export const addressLine = `${company.address.city}, ${company.address.region}\u00a0${company.address.postalCode}`;
