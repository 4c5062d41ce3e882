import { distance } from 'fastest-levenshtein';
import { claims, entryAmount } from '../../src/site/claims';
import { company } from '../../src/site/company';
import { partners } from '../../src/site/partners';
import { plans } from '../../src/site/plans';
import { otherNames } from './names';
import type { Page } from './page';
import { proseOf } from './prose';
import type { Diagnostic } from './rule';
import { namesOf, wordsOf } from './words';

interface Text {
  start: number;
  text: string;
}

function diagnostic(start: number, text: string, message: string, suggestion: string | null = null): Diagnostic {
  return { start, end: start + text.length, message, suggestion };
}

/** The numbers in a fact, however deep: `127+` and `2015`. */
function figuresIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(figuresIn);
  return [String(value).replace(/\D/g, '')];
}

/** Figures that `src/site/claims` gives, with the words around them that show that the same thing is meant. */
const CLAIMS: readonly [pattern: RegExp, allowed: readonly string[], file: string][] = [
  [
    /(?<figure>\d+)\+?\s+(?:years?|yrs)(?:['’])?\s+(?:of\s+)?(?:\w+\s+)?(?:experience|expertise|in\s+business)/gi,
    figuresIn(claims.experience),
    'claims.experience',
  ],
  [
    /(?<figure>\d[\d,]*)\+?\s+(?:\w+\s+)?(?:transformations|projects\s+(?:delivered|completed|carried)|(?:delivered|completed)\s+projects)/gi,
    figuresIn(claims.transformations),
    'claims.transformations',
  ],
  [
    /(?:founded|established|started|(?:opened|began)(?: our doors)?|in business|serving \w+(?: \w+)?)\s+(?:since|in)\s+(?<figure>(?:19|20)\d\d)/gi,
    figuresIn(claims.founded),
    'claims.founded',
  ],
];

function wrongClaims({ start, text }: Text): Diagnostic[] {
  return CLAIMS.flatMap(([pattern, allowed, name]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const figure = match.groups?.figure ?? '';
      if (allowed.includes(figure.replace(/\D/g, ''))) return [];
      const offset = match.index + match[0].indexOf(figure);
      return diagnostic(
        start + offset,
        figure,
        `The facts say ${allowed.join(' or ')} and not ${figure}. Take the figure from ${name}, or correct it in src/site/claims.`,
      );
    }),
  );
}

const MONEY = /\$\s?(?<amount>\d[\d,.]*\d|\d)/g;
const PRICES = new Map(plans.map(({ name, price }) => [name, price]));
const AMOUNTS = [...PRICES.values()].filter((price) => price !== null);

function sentenceAround(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('. ', index) + 1, text.lastIndexOf('\n\n', index) + 1, 0);
  const end = text.slice(index).search(/[.!?](\s|$)/);
  return text.slice(start, end < 0 ? text.length : index + end);
}

/** A price beside the name of a plan, or a monthly price that no plan has. */
function wrongPrices({ start, text }: Text): Diagnostic[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const amount = Number((match.groups?.amount ?? '').replace(/[,]/g, ''));
    const sentence = sentenceAround(text, match.index);
    const named = [...PRICES].filter(
      ([name]) =>
        new RegExp(`\\b${name}\\b( plan)?`).test(sentence) &&
        (name !== 'Team' && name !== 'Free' ? true : new RegExp(`\\b${name}\\b (plan|costs|is|for)`).test(sentence)),
    );
    const isMonthly = /per month|a month|\/\s?mo(nth)?\b|monthly|each month/i.test(sentence);
    if (
      amount === entryAmount ||
      (named.length === 0 ? !isMonthly || AMOUNTS.includes(amount) : named.some(([, price]) => price === amount))
    )
      return [];
    const [plan] = named;
    const should = plan
      ? plan[1] === null
        ? `${plan[0]} has no fixed price`
        : `${plan[0]} costs $${plan[1]} a month`
      : `the plans cost ${AMOUNTS.map((price) => `$${price}`).join(', ')} a month`;
    return diagnostic(
      start + match.index,
      match[0],
      `${match[0]} contradicts the list of plans: ${should}. Correct the price, or src/site/plans.`,
    );
  });
}

const { address } = company;
const PLACE = new RegExp(
  `(?:${address.city}[,\\s]+)?(?:${address.region}|Utah)\\s+(?<zip>\\d{5})(?:-\\d{4})?|${address.city},?\\s+(?<other>\\d{5})`,
  'g',
);

function wrongAddress({ start, text }: Text): Diagnostic[] {
  return [...text.matchAll(PLACE)].flatMap((match) => {
    const zip = match.groups?.zip ?? match.groups?.other ?? '';
    const isOwn = match[0].includes(address.city);
    if (zip === address.postalCode || !isOwn) return [];
    return diagnostic(
      start + match.index + match[0].indexOf(zip),
      zip,
      `Our ZIP code is ${address.postalCode} and not ${zip}. Write {addressLine}, or correct src/site/company.`,
    );
  });
}

/** Names whose owners care how they are written, by their lower case. */
const NAMES = new Map([...partners.map(({ name }) => name), ...otherNames].map((name) => [name.toLowerCase(), name]));
const NAME_PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}./@-])(?:${[...NAMES.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')})(?![\\p{L}\\p{N}@-]|\\.\\p{L})`,
  'giu',
);
/** Names that are also words. */
const ALSO_WORDS =
  /^(slack|teams|stripe|square|word|excel|outlook|access|edge|safari|chrome|go|rust|swift|meta|snowflake|notion|zoom|linear|box|segment|twilio|rest|java|spark|puppet|chef|react|vue|bolt|wave|elastic)$/;

function wrongNames({ start, text }: Text): Diagnostic[] {
  return [...text.matchAll(NAME_PATTERN)].flatMap((match) => {
    const [written] = match;
    const plain = written.replace(/\s+/g, ' ');
    const right = NAMES.get(plain.toLowerCase());
    if (!right || right === plain || (ALSO_WORDS.test(plain) && plain === plain.toLowerCase())) return [];
    return diagnostic(start + match.index, written, `The owners write this name "${right}".`, right);
  });
}

const BRAND_WORDS = company.brand.split(' ').length;

/** The company's own name with a slip: "Kestral Ridge", "KestrelRidge", "Kestrel ridge". */
function wrongBrand({ start, text }: Text): Diagnostic[] {
  const words = [...text.matchAll(/\p{L}[\p{L}’']*/gu)];
  return words.flatMap((word, index) => {
    const candidates = [1, BRAND_WORDS].map((length) => words.slice(index, index + length));
    for (const candidate of candidates) {
      const last = candidate.at(-1);
      if (!last) continue;
      const written = text.slice(word.index, last.index + last[0].replace(/['’]s?$/, '').length);
      const plain = written.replace(/\s+/g, ' ');
      const difference = distance(plain.toLowerCase(), company.brand.toLowerCase());
      const isClose =
        difference <= Math.floor(company.brand.length / 5) &&
        (candidate.length === BRAND_WORDS || plain.length > company.brand.length - 3);
      if (plain === company.brand || !isClose || text.slice(word.index).replace(/\s+/g, ' ').startsWith(company.brand))
        continue;
      return diagnostic(start + word.index, written, `Our name is "${company.brand}".`, company.brand);
    }
    return [];
  });
}

const YEAR = /(?<![\d$.,-])(?<year>20\d\d)(?![\d%+,-])/g;
const ABOUT_THE_FUTURE =
  /\b(will|shall|upcoming|coming|soon|planned|plan to|next (year|spring|summer|fall|winter)|this year|by the end of|launch(es|ing)? in|from|starting|expected|deadline|register|this (spring|summer|fall|winter)|as of|current(ly)?|latest|new for)\b/i;
const COPYRIGHT = /(©|\(c\)|copyright)\s*(\w+\s+){0,3}$/i;

function staleYears({ start, text }: Text, today: Date): Diagnostic[] {
  const now = today.getFullYear();
  return [...text.matchAll(YEAR)].flatMap((match) => {
    const year = Number(match.groups?.year);
    const sentence = sentenceAround(text, match.index);
    const isCopyright = COPYRIGHT.test(text.slice(0, match.index));
    const isPast = year < now && ABOUT_THE_FUTURE.test(sentence.replace(/\bfrom 20\d\d to\b/, ''));
    if (!isPast && !(isCopyright && year !== now)) return [];
    const what = isCopyright ? `It is ${now}.` : `${year} is over.`;
    return [
      {
        ...diagnostic(start + match.index, match[0], `${what} Say what is true now, or leave the year out.`),
        severity: 'warning' as const,
      },
    ];
  });
}

const PHONE = /(?<![\d$.-])(\+?1[\s.-]?)?(\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)/g;
const OWN_MAIL = new RegExp(`[\\w.+-]+@${company.domain.replaceAll('.', '\\.')}`, 'gi');

function wrongContacts({ start, text }: Text): Diagnostic[] {
  const own = company.phone.replace(/\D/g, '').slice(-10);
  const phones = [...text.matchAll(PHONE)].flatMap((match) => {
    // The rule "sample-content" reports numbers that nobody has.
    if (/555/.test(match[0]) || match[0].replace(/\D/g, '').slice(-10) === own) return [];
    const should = own
      ? `The facts say ${company.phone}. Write {company.phone}.`
      : 'The facts say that we have no number for visitors. Delete it, or write it into src/site/company.';
    return diagnostic(start + match.index, match[0], should);
  });
  const mails = [...text.matchAll(OWN_MAIL)].flatMap((match) =>
    match[0].toLowerCase() === company.email.toLowerCase()
      ? []
      : diagnostic(start + match.index, match[0], `Our address is ${company.email}. Write <EmailLink />.`),
  );
  return [...phones, ...mails];
}

function textsOf(page: Page): Text[] {
  const prose = proseOf(page);
  const settings = [...wordsOf(page), ...namesOf(page)].filter(
    ({ start }) => !prose.some((it) => start >= it.start && start < it.end),
  );
  return [...prose, ...settings.map(({ start, end }) => ({ start, text: page.source.slice(start, end) }))];
}

/** Finds figures, prices, addresses and names that differ from the facts, and years that are over. */
export function contradictionsIn(page: Page, today: Date): Diagnostic[] {
  const found = textsOf(page).flatMap((text) => [
    ...wrongClaims(text),
    ...wrongPrices(text),
    ...wrongAddress(text),
    ...wrongBrand(text),
    ...wrongNames(text),
    ...wrongContacts(text),
    ...staleYears(text, today),
  ]);
  return [...new Map(found.map((it) => [it.start, it])).values()];
}
