import { distance } from 'fastest-levenshtein';
import { company } from '../../../src/site/company';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { sentenceAround } from './sentence';

const { address } = company;
const ZIP = new RegExp(`${address.city}[,\\s]+(?:(?:[A-Z]{2}|[A-Z][a-z]+)[.,]?\\s+)?(?<zip>\\d{5})(?:-\\d{4})?`, 'g');
const PHONE = /(?<![\d$.-])(\+?1[\s.-]?)?(\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)/g;
/** Others who have an address in our city. */
const AUTHORITY =
  /\b(?:Division|Department|Office of|Commission|Court|Authority|Agency|Bureau|Attorney General|Treasury|University|Hospital)\b/;
/** A sentence that gives a number as ours, and not that of an authority or of an emergency service. */
const OUR_NUMBER =
  /\b(?:us|we|our)\b|^\W*(?:or\s+)?(?:please\s+)?(?:call|phone|ring|text|dial|tel|telephone|fax)\b(?!\s+(?:the|your|their)\b)/iu;
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

/** Names of states, by their codes. */
const STATES = new Map(
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming'
    .replaceAll('_', ' ')
    .split(/ (?=[A-Z]{2}:)/)
    .map((pair) => pair.split(':') as [string, string]),
);
const OWN_STATE = STATES.get(address.region) ?? address.region;
/** What says in which state we are: our city, and the law that applies. */
const OUR_STATE = new RegExp(
  `(?:${address.city},\\s+|\\b(?:laws? of|courts? (?:of|in)|governed by)\\s+(?:the\\s+)?(?:laws? of\\s+)?(?:the\\s+)?(?:State of\\s+)?|\\bunder\\s+)(?<state>${[...STATES.values(), ...STATES.keys()].join('|')})\\b(?=\\s+law|(?<!\\bunder\\s+\\w+))`,
  'g',
);

function wrongState(texts: Texts): Diagnostic[] {
  return matchesIn(texts, OUR_STATE).flatMap(({ match, end }) => {
    const state = match.groups?.state ?? '';
    if ([OWN_STATE, address.region].includes(state)) return [];
    const message = `We are in ${OWN_STATE}, and this says ${state}. Correct it here, or in src/site/company.yaml.`;
    return [{ start: end - state.length, end, message }];
  });
}

/** Where we say that we are. */
const OUR_PLACE =
  /\b(?:[Ww]e(?:[’']re| are)|[Oo]ur (?:office|team|workshop|shop|company|headquarters) (?:is|are))\s+(?:based|located|headquartered|at home)\s+in\s+(?<place>\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*)/gu;

function wrongCity(texts: Texts): Diagnostic[] {
  return matchesIn(texts, OUR_PLACE).flatMap(({ match, end }) => {
    const written = match.groups?.place ?? '';
    const place = written.replace(/\s+/g, ' ');
    if ([address.city, OWN_STATE, address.region, 'America', 'North America'].includes(place)) return [];
    const message = `We are in ${address.city}, and this says ${place}. Correct it here, or in src/site/company.yaml.`;
    return [{ start: end - written.length, end, message }];
  });
}

/** Finds places, ZIP codes, phone numbers and email addresses of ours that differ from those in `src/site/company.yaml`. */
export function wrongContacts(texts: Texts): Diagnostic[] {
  const zips = matchesIn(texts, ZIP).flatMap(({ match, start, end, text }) => {
    const zip = match.groups?.zip ?? '';
    if (zip === address.postalCode || AUTHORITY.test(sentenceAround(text, match.index))) return [];
    const message = `Our ZIP code is ${address.postalCode} and not ${zip}. Correct it here, or in src/site/company.yaml.`;
    return [{ start: start + match[0].indexOf(zip), end, message }];
  });
  const own = lastDigits(company.phone);
  const phones = matchesIn(texts, PHONE).flatMap(({ match, start, end, text }) => {
    if (!OUR_NUMBER.test(sentenceAround(text, match.index))) return [];
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
  return [...zips, ...phones, ...mails, ...wrongState(texts), ...wrongCity(texts)];
}
