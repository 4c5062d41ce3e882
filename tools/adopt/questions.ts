import { createInterface } from 'node:readline/promises';
import { company } from '../../src/site/company';

/** What is asked, with the name in `company.yaml` and what the site says now. */
const QUESTIONS: readonly [path: string, question: string][] = [
  ['company.brand', 'Name of the company'],
  ['company.legalName', 'Registered name'],
  ['company.domain', 'Domain, without https://'],
  ['company.email', 'E-mail address'],
  ['company.phone', 'Telephone, such as +1 801 555 0100'],
  ['company.slogan', 'Slogan'],
  ['company.address.city', 'City'],
  ['company.address.region', 'State or region'],
  ['company.address.postalCode', 'Postal code'],
  ['company.address.country', 'Country, as two letters'],
  ['founded', 'Year of foundation'],
  ['company.socialHandle', 'Account for sharing cards, with the @'],
  ['company.social', 'Addresses of social profiles, separated by spaces'],
];

function current(path: string): string {
  if (path === 'company.social') return company.social.map(({ url }) => url).join(' ');
  const value = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], { company });
  return typeof value === 'string' ? value : '';
}

/** `https://www.linkedin.com/company/x` → `{ name: Linkedin, url: … }`. */
function profile(url: string): { name: string; url: string } {
  const [name = ''] = new URL(url).hostname.replace(/^www\./, '').split('.');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), url };
}

/** Asks for the facts; Enter keeps what there is. Returns them as in a file for `npm run adopt`. */
export async function askForAdoption(): Promise<object> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: { company: Record<string, unknown>; founded?: number } = { company: {} };
  const address: Record<string, string> = { ...company.address };
  for (const [path, question] of QUESTIONS) {
    const now = current(path);
    const answer = (await terminal.question(`${question}${now ? ` [${now}]` : ''}: `)).trim();
    if (!answer) continue;
    const name = path.split('.').at(-1) ?? '';
    if (path === 'founded') answers.founded = Number(answer);
    else if (path === 'company.social')
      answers.company.social = answer
        .split(/\s+/)
        .filter((url) => URL.canParse(url))
        .map(profile);
    else if (path.startsWith('company.address.')) {
      address[name] = answer;
      answers.company.address = address;
    } else answers.company[name] = answer;
  }
  terminal.close();
  return answers;
}
