import prompts from 'prompts';
import * as v from 'valibot';
import { company, schema as companySchema } from '../../src/site/company';

const { address, founded, law, ...facts } = companySchema.entries.company.entries;

/** The schema of the parts of `founded`, for an answer. */
const yearOf = (part: 'firm' | 'practice') => v.pipe(v.string(), v.toNumber(), founded.entries[part]);

/** `https://www.linkedin.com/company/x` → `{ name: Linkedin, url: … }`. */
function profile(url: string): { name: string; url: string } {
  const [name = ''] = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '').split('.') : [url];
  return { name: name.charAt(0).toUpperCase() + name.slice(1), url };
}

const profiles = v.pipe(
  v.string(),
  v.transform((answer) => answer.split(/\s+/).map(profile)),
  facts.social,
);

const places = v.pipe(
  v.string(),
  v.transform((answer) => answer.split(',').map((place) => place.trim())),
  facts.places,
);

/** The name in a file for `npm run adopt`, the question, its schema, and what the site says now. */
type Question = [path: string, message: string, schema: v.GenericSchema<unknown, unknown>, now?: string];

const QUESTIONS: readonly Question[] = [
  ['company.brand', 'Name of the company', facts.brand, company.brand],
  ['company.legalName', 'Registered name', facts.legalName, company.legalName],
  ['company.domain', 'Domain, without https://', facts.domain, company.domain],
  ['company.email', 'Email address', facts.email, company.email],
  ['company.phone', 'Telephone, such as +1 801 555 0100', facts.phone, company.phone],
  ['company.hours', 'When somebody answers', facts.hours, company.hours],
  ['company.reader', 'Who reads messages, by name or role', facts.reader, company.reader],
  ['company.booking', 'Address where visitors book a call', facts.booking, company.booking],
  ['company.slogan', 'Slogan', facts.slogan, company.slogan],
  ['company.blurb', 'Two or three sentences about the company, for the footer', facts.blurb, company.blurb],
  ['company.description', 'What the company does, for search engines', facts.description, company.description],
  ['company.address.city', 'City', address.entries.city, company.address.city],
  ['company.address.region', 'State or region, as in addresses', address.entries.region, company.address.region],
  ['company.address.regionName', 'State or region in full', address.entries.regionName, company.address.regionName],
  ['company.address.postalCode', 'Postal code', address.entries.postalCode, company.address.postalCode],
  ['company.address.country', 'Country, as two letters', address.entries.country, company.address.country],
  ['company.places', 'Other places where you work, separated by commas', places, company.places.join(', ')],
  ['company.law.state', 'Whose laws govern the terms of use', law.entries.state, company.law.state],
  ['company.law.courts', 'Which courts decide', law.entries.courts, company.law.courts],
  ['company.founded.firm', 'Year in which the company opened', yearOf('firm'), String(company.founded.firm)],
  [
    'company.founded.practice',
    'Year in which it, or a practice before it, was registered',
    yearOf('practice'),
    String(company.founded.practice),
  ],
  ['company.socialHandle', 'Account for sharing cards, with the @', facts.socialHandle, company.socialHandle],
  [
    'company.social',
    'Addresses of social profiles, separated by spaces',
    profiles,
    company.social.map(({ url }) => url).join(' '),
  ],
];

/** Says what is wrong with an answer; true if nothing is. An empty one keeps what there is. */
export function checkAnswer(answer: string, schema: v.GenericSchema<unknown, unknown>): string | true {
  const { issues } = v.safeParse(schema, answer);
  if (!issues || answer === '') return true;
  const [{ message }] = issues;
  return `"${answer}" ${/^Invalid/.test(message) ? 'is not a possible value' : message}.`;
}

function setIn(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) {
    target[name] ??= {};
    setIn(target[name] as Record<string, unknown>, rest, value);
  } else target[name] = value;
}

/**
 * Asks for the facts in a terminal. An empty answer keeps what there is; a wrong one is asked again.
 * @returns the facts as in a file for `npm run adopt`; null if the user stopped
 */
export async function askForAdoption(): Promise<Record<string, unknown> | null> {
  let isStopped = false;
  const answers: Record<string, string> = await prompts(
    QUESTIONS.map(([name, message, schema, initial = '']) => ({
      type: 'text' as const,
      name,
      message,
      initial,
      format: (answer: string) => answer.trim(),
      validate: (answer: string) => checkAnswer(answer.trim(), schema),
    })),
    {
      onCancel: () => {
        isStopped = true;
      },
    },
  );
  if (isStopped) return null;
  const adoption: Record<string, unknown> & { company: Record<string, unknown> } = { company: {} };
  for (const [name, , schema, now] of QUESTIONS) {
    const answer = answers[name];
    if (!answer || answer === now) continue;
    const path = name.split('.');
    // The file needs all parts of such a fact, so the ones that were not changed are copied.
    const [, fact = ''] = path;
    if (fact === 'address' || fact === 'founded' || fact === 'law') adoption.company[fact] ??= { ...company[fact] };
    setIn(adoption, path, v.parse(schema, answer));
  }
  return adoption;
}
