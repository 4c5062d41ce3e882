import { distance } from 'fastest-levenshtein';
import { company } from '../../../src/site/company';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';

const { address } = company;
const ZIP = new RegExp(`${address.city}[,\\s]+(?:(?:[A-Z]{2}|[A-Z][a-z]+)[.,]?\\s+)?(?<zip>\\d{5})(?:-\\d{4})?`, 'g');
const PHONE = /(?<![\d$.-])(\+?1[\s.-]?)?(\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)/g;
const MAIL = /[\w.+-]+@(?<host>[\w-]+)(?:\.[\w-]+)+/gi;

/** The name of a website without its ending and signs: `kestrel-ridge.com` → `kestrelridge`. */
function plainName(host: string): string {
  return host
    .replace(/\..*$/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}

/** So many slips still show that our own domain was meant. */
const MOST_SLIPS = 2;

/** Whether a host name is our domain, or one that a slip makes of it. */
export function isLikeOurs(host: string, domain: string = company.domain): boolean {
  const [name, own] = [plainName(host), plainName(domain)];
  return name === own || (own.length > 3 * MOST_SLIPS && distance(name, own) <= MOST_SLIPS);
}

function lastDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-10);
}

/** Finds ZIP codes, phone numbers and email addresses of ours that differ from those in `src/site/company.yaml`. */
export function wrongContacts(texts: Texts): Diagnostic[] {
  const zips = matchesIn(texts, ZIP).flatMap(({ match, start, end }) => {
    const zip = match.groups?.zip ?? '';
    if (zip === address.postalCode) return [];
    const message = `Our ZIP code is ${address.postalCode} and not ${zip}. Correct it here, or in src/site/company.yaml.`;
    return [{ start: start + match[0].indexOf(zip), end, message }];
  });
  const own = lastDigits(company.phone);
  const phones = matchesIn(texts, PHONE).flatMap(({ match, start, end }) => {
    // The rule "sample-content" reports numbers that nobody has.
    if (/555|000.000|123.456.7890/.test(match[0]) || lastDigits(match[0]) === own) return [];
    const message = own
      ? `Our number is ${company.phone}. Correct it here, or in src/site/company.yaml.`
      : 'We have no phone number for visitors. Delete this one, or write it into src/site/company.yaml.';
    return [{ start, end, message }];
  });
  const mails = matchesIn(texts, MAIL).flatMap(({ match, start, end }) => {
    if (!isLikeOurs(match.groups?.host ?? '') || match[0].toLowerCase() === company.email.toLowerCase()) return [];
    return [{ start, end, message: `Our address is ${company.email}. Write <EmailLink /> in its place.` }];
  });
  return [...zips, ...phones, ...mails];
}
