import { amountOf, NUMBER } from '../contradictions/numbers';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';

type Explain = (groups: Record<string, string>, written: string) => string | null;

const UNITS =
  '(?:%|percent|seconds?|minutes?|hours?|(?:business |working )?days?|weeks?|months?|years?|people|users?|employees|staff|customers|clients|computers|devices|pages|miles|MB|GB|TB)(?![\\p{L}\\p{N}])';
const PEOPLE_AND_THINGS =
  'visitors|customers|clients|users|people|companies|businesses|employees|teams|projects|requests|tickets|questions|calls|emails|messages|devices|computers|servers|systems|orders|invoices|workloads|backups|staff|owners|readers';

function amountIn(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** Points by which a share may differ from the fraction that rounds it. */
const FRACTION_TOLERANCE = 4;

const AMOUNTS: readonly [pattern: RegExp, explain: Explain][] = [
  [
    new RegExp(`(?<![\\p{L}\\d.,:/$–-])(?<from>\\d[\\d,]*)\\s?[–-]\\s?(?<to>\\d[\\d,]*)(?=[\\s-]?${UNITS})`, 'giu'),
    ({ from = '', to = '' }, written) => reversed(from, to, written),
  ],
  [
    new RegExp(`\\bbetween\\s+(?<from>\\d[\\d,]*)\\s+and\\s+(?<to>\\d[\\d,]*)(?=\\s?${UNITS})`, 'giu'),
    ({ from = '', to = '' }, written) => reversed(from, to, written),
  ],
  [
    /(?<![\d$]|\bfrom )\$(?<from>\d[\d,]*)\s?(?:[–-]|to\b)\s?\$?(?<to>\d[\d,]*)(?!\d|\.\d|\s?[kKMm]\b)/g,
    ({ from = '', to = '' }, written) => reversed(from, to, written),
  ],
  [
    /(?<![\d–-])(?<from>(?:19|20)\d\d)\s?[–-]\s?(?<to>(?:19|20)\d\d)(?![\d–-])/g,
    ({ from = '', to = '' }, written) => (from === to ? null : reversed(from, to, written)),
  ],
  [
    new RegExp(
      `(?<![\\d.,])(?<share>\\d{3,})\\s?%(?=\\s+(?:of\\s+(?:all |our |the |your |their )*(?:${PEOPLE_AND_THINGS})|uptime|availability|accuracy)\\b)`,
      'giu',
    ),
    ({ share = '' }, written) =>
      amountIn(share) > 100 ? `"${written}" is more than all of them. A share is at most 100%.` : null,
  ],
  [
    /\b(?:sav(?:e|es|ing)|cuts?|reduces?|reduced by|lowers?|falls? by|drops? by|discount of)\s+(?:(?!and\b)\p{L}+\s+){0,4}(?<share>\d{3,})\s?%|(?<![\d.,])(?<off>\d{3,})\s?%\s+(?:off|less|lower|fewer|cheaper|discount)\b/giu,
    ({ share, off }, written) =>
      amountIn(share ?? off ?? '') > 100 ? `"${written}": nothing becomes less by more than 100%.` : null,
  ],
  [
    /(?<![\d.,$])\$\s?(?:\d{1,3},\d{1,2}(?![\d,])|\d+\.\d{4,}|\d{1,3}(?:,\d{3})*,\d{4,}|\d{1,3}\.\d{3}(?!\d)|\d+\.\d(?![\d]|\s?[kKmMbB]|\s(?:million|billion)))/g,
    (_, written) =>
      `"${written}" is not an amount of dollars. Write thousands with a comma and cents with two digits after a point: $1,200 or $49.50.`,
  ],
  [
    /(?<![\p{L}\d.,$])\d[\d,.]*\s?\$(?!\d)|(?<![\p{L}\d])(?:US\$\s?|USD\s?)\d[\d,.]*\d/gu,
    (_, written) =>
      `Write the dollar sign directly before the amount, as in $${written.replace(/[^\d,.]/g, '')}, and not "${written}".`,
  ],
  [
    /(?<![\d.,$])\d{1,3}(?:\.\d{3})+(?=\s+(?:users|employees|people|customers|clients|visitors|pages|API|calls|devices|companies|hours|dollars)\b)/g,
    (_, written) =>
      `In American English, "${written}" is a little more than ${written.split('.')[0]}. Thousands have a comma: ${written.replaceAll('.', ',')}.`,
  ],
  [
    new RegExp(`\\b${NUMBER}\\s+\\((?<digits>\\d+)\\)(?=\\s+\\p{L})`, 'giu'),
    ({ number = '', digits = '' }, written) =>
      amountOf(number) === Number(digits)
        ? null
        : `"${written}": the word and the number in brackets differ. Correct one.`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:about|around|almost|nearly|roughly|over|under|than)\\s+)\\b(?:one\\s+(?:in|out\\s+of)\\s+${NUMBER}|(?<half>half)|(?<most>two[\\s-]+thirds|three[\\s-]+quarters)|(?:a|one)\\s+(?<third>third)|(?:a|one)\\s+(?<quarter>quarter))\\b[^.!?()\\d]{0,60}\\((?<share>\\d{1,2})\\s?%\\)`,
      'giu',
    ),
    ({ number, half, third, most, share = '' }, written) => {
      const parts = number ? amountOf(number) : half ? 2 : third ? 3 : 4;
      const right = most ? (/third/i.test(most) ? 67 : 75) : Math.round(100 / parts);
      if (Math.abs(right - Number(share)) < FRACTION_TOLERANCE) return null;
      return `"${written}" does not fit: that is ${right}%, and not ${share}%. Correct one of the two.`;
    },
  ],
  [
    /(?<![\d.,$])\d{1,3}(?:,\d{1,2})+,\d{3}(?![\d,])|(?<![\d.,$])\d{4,},\d{3}(?![\d,])/g,
    (_, written) => `"${written}" has a comma in the wrong place. Write one before every three digits: 12,500.`,
  ],
  [
    /(?<![\d,.])(?<number>\d+)(?<ending>st|nd|rd|th)\b/g,
    ({ number = '', ending = '' }, written) => {
      const right = endingOf(Number(number));
      return ending === right ? null : `Write ${number}${right} and not "${written}".`;
    },
  ],
  [
    /(?<![\d.+-])(?:(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[.-])|\+1\s\d{3}\s)\d{3}[\s.-](?:\d{1,3}|\d{5,})(?![\d-])|(?<![\d.(+-])\(?\d{2}\)?[\s.-]\d{3}-\d{4}(?![\d-])|\(\d{3}\)\s?\d{1,2}-\d{4}(?!\d)/g,
    (_, written) =>
      `"${written}" has ${written.replace(/\D/g, '').length} digits, and a phone number has 10: (801) 320-0100. Write the whole number.`,
  ],
  [
    /(?<=,\s+(?:[A-Z]{2}|[A-Z][a-z]+)\s+)(?:\d{4}|\d{6,})(?=\s*(?:$|[.,;)]|\n))/g,
    (_, written) =>
      /^(19|20)\d\d$/.test(written) ? null : `"${written}" has ${written.length} digits, and a ZIP code has five.`,
  ],
];

function reversed(from: string, to: string, written: string): string | null {
  if (amountIn(from) < amountIn(to)) return null;
  return amountIn(from) === amountIn(to)
    ? `"${written}" is a range from a number to itself. Write the number once.`
    : `"${written}" runs backward. Write the smaller number first.`;
}

function endingOf(number: number): string {
  if (number % 100 > 10 && number % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

const UPTIME =
  /(?<!\d)(?<share>9\d(?:\.\d+)?)\s?%(?:[^.!?]|\.\d){0,60}?(?<![\d.])(?:(?<hours>\d+(?:\.\d+)?)\s?h(?:ours?)?\b)?(?:\s?(?:and\s)?(?<minutes>\d+)\s?min(?:utes?)?\b)?(?:\s\p{L}+){0,3}\s(?:a|per|each)\s(?<period>year|month|week)\b/u;
const HOURS_OF: Readonly<Record<string, number>> = { year: 8760, month: 730, week: 168 };
/** Years and months differ in length, and figures are rounded. */
const TOLERANCE = 0.15;

/** Says how long a system is down with an uptime, where a text says something else: "99.9% uptime: 52 min a year". */
export function wrongDowntime(text: string): string | null {
  const { share = '', hours, minutes, period = '' } = UPTIME.exec(text)?.groups ?? {};
  if (!hours && !minutes) return null;
  const written = Number(hours ?? 0) + Number(minutes ?? 0) / 60;
  const right = ((100 - Number(share)) / 100) * (HOURS_OF[period] ?? 0);
  if (right === 0 || Math.abs(written - right) <= right * TOLERANCE) return null;
  const shown =
    right >= 1 ? `${Math.floor(right)} h ${Math.round((right % 1) * 60)} min` : `${Math.round(right * 60)} min`;
  return `With ${share}%, a system may be down for ${shown} a ${period}. Correct the share or the time.`;
}

/** Finds ranges, shares, amounts and numbers that are written wrongly or cannot be. */
export function wrongAmounts(texts: Texts): Diagnostic[] {
  const downtimes = texts.parts.flatMap(({ start, text }): Diagnostic[] => {
    const message = /% .*\bmin|% .*\bh(?:ours?)?\b/s.test(text) ? wrongDowntime(text) : null;
    const at = text.search(UPTIME);
    return message ? [{ start: start + at, end: start + at + 4, message }] : [];
  });
  const amounts = AMOUNTS.flatMap(([pattern, explain]) =>
    matchesIn(texts, pattern).flatMap(({ match, start, end }): Diagnostic[] => {
      const message = explain(match.groups ?? {}, match[0].replace(/\s+/g, ' '));
      return message ? [{ start, end, message }] : [];
    }),
  );
  return [...downtimes, ...amounts];
}
