import * as v from 'valibot';
import { schema as claimsSchema } from '../../src/site/claims';
import { company, schema as companySchema } from '../../src/site/company';

const { address, ...facts } = companySchema.entries.company.entries;
const { social } = facts;

interface Question {
  /** The name in a file for `npm run adopt`, with dots. */
  path: string;
  question: string;
  schema: v.GenericSchema<unknown, unknown>;
  /** What the site says now. */
  now?: string;
  /** The value that an answer means; the answer itself if there is no function. */
  read?: (answer: string) => unknown;
}

const fact = (name: Exclude<keyof typeof facts, 'social' | 'logo'>, question: string): Question => ({
  path: `company.${name}`,
  question,
  schema: facts[name],
  now: company[name],
});

const addressPart = (name: keyof typeof company.address, question: string): Question => ({
  path: `company.address.${name}`,
  question,
  schema: address.entries[name],
  now: company.address[name],
});

/** `https://www.linkedin.com/company/x` → `{ name: Linkedin, url: … }`. */
function profile(url: string): { name: string; url: string } {
  const [name = ''] = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '').split('.') : [url];
  return { name: name.charAt(0).toUpperCase() + name.slice(1), url };
}

const QUESTIONS: readonly Question[] = [
  fact('brand', 'Name of the company'),
  fact('legalName', 'Registered name'),
  fact('domain', 'Domain, without https://'),
  fact('email', 'Email address'),
  fact('phone', 'Telephone, such as +1 801 555 0100'),
  fact('slogan', 'Slogan'),
  addressPart('city', 'City'),
  addressPart('region', 'State or region'),
  addressPart('postalCode', 'Postal code'),
  addressPart('country', 'Country, as two letters'),
  {
    path: 'founded',
    question: 'Founding year',
    schema: claimsSchema.entries.claims.entries.founded.entries.story,
    read: (answer) => (/^\d+$/.test(answer) ? Number(answer) : answer),
  },
  fact('socialHandle', 'Account for sharing cards, with the @'),
  {
    path: 'company.social',
    question: 'Addresses of social profiles, separated by spaces',
    schema: social,
    now: company.social.map(({ url }) => url).join(' '),
    read: (answer) => answer.split(/\s+/).map(profile),
  },
];

/** Returns what is wrong with an answer; null if nothing is. */
function problemOf(value: unknown, schema: Question['schema']): string | null {
  const { issues } = v.safeParse(schema, value);
  if (!issues) return null;
  const [{ input, message }] = issues;
  return `"${String(input)}" ${/^Invalid/.test(message) ? 'is not a possible value' : message}.`;
}

function setIn(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[name] = value;
  else {
    target[name] ??= {};
    setIn(target[name] as Record<string, unknown>, rest, value);
  }
}

/**
 * Asks for the facts. An empty answer keeps what there is; a wrong one is asked again.
 * @param ask shows a question and returns the answer
 * @returns the facts as in a file for `npm run adopt`
 */
export async function askForAdoption(
  ask: (question: string) => Promise<string>,
  say: (sentence: string) => void,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = { company: {} };
  for (const { path, question, schema, now, read } of QUESTIONS) {
    for (;;) {
      const answer = (await ask(`${question}${now ? ` [${now}]` : ''}: `)).trim();
      if (!answer) break;
      const value = read ? read(answer) : answer;
      const problem = problemOf(value, schema);
      if (!problem) {
        setIn(answers, path.split('.'), value);
        break;
      }
      say(problem);
    }
  }
  const { company: given } = answers as { company: { address?: object } };
  if (given.address) given.address = { ...company.address, ...given.address };
  return answers;
}
