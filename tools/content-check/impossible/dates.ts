import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTH = `(?<month>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|Sept)\\.?`;
const WEEKDAY = `(?:(?<weekday>${DAYS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?,?\\s+)?`;
const YEAR = '(?:,?\\s+(?<year>\\d{4}))?';
/** What follows a date, and not another figure: "May 50 people come?" */
const END = '(?=$|[\\s]*[,.;:!?)–-]|\\s+(?:at|from|to|until|through|in|and|or|we|is|are|the|for|on)\\b)';

const AMERICAN = new RegExp(`\\b${WEEKDAY}${MONTH}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?${YEAR}${END}`, 'g');
const BRITISH = new RegExp(`\\b${WEEKDAY}(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}${YEAR}${END}`, 'g');
const ISO = /(?<![\d-])(?<year>(?:19|20)\d\d)-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g;
const SLASHES = /(?<![\d/])(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?![\d/])/g;

function wrongDay({ groups, 0: written }: RegExpExecArray): string | null {
  const { month = '', day = '', year, weekday } = groups ?? {};
  const index = /\d/.test(month) ? Number(month) - 1 : MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)));
  const plain = written.replace(/\s+/g, ' ');
  if (index < 0 || index > 11) {
    return written.includes('/') && Number(day) <= 12
      ? `"${plain}" has the day first. Write the month as a word: ${MONTHS[Number(day) - 1]} ${Number(month)}, ${year}.`
      : `There is no month ${month}, so "${plain}" is not a date. Write the month as a word.`;
  }
  // Without a year, February may have 29 days.
  const date = new Date(Date.UTC(Number(year ?? 2024), index, Number(day)));
  if (date.getUTCMonth() !== index || Number(day) < 1) {
    const last = new Date(Date.UTC(Number(year ?? 2024), index + 1, 0)).getUTCDate();
    return `There is no day "${plain}": ${MONTHS[index]}${year ? ` ${year}` : ''} has ${last} days. Write the right date.`;
  }
  const right = DAYS[date.getUTCDay()] ?? '';
  if (!weekday || !year || right.startsWith(weekday.slice(0, 3))) return null;
  return `${MONTHS[index]} ${Number(day)}, ${year}, is a ${right} and not a ${weekday}. Correct the day or the date.`;
}

const TIME =
  /(?<![\d:.])(?<before>(?:at|from|to|until|till|by|before|after|between|and|open|–|-)\s*)?(?<hour>\d{1,2})(?::(?<minute>\d{2}))?(?![\d:])\s?(?<half>[ap]\.?m\b\.?)?/giu;

function wrongTime({ groups }: RegExpExecArray): string | null {
  const { before, hour = '', minute, half } = groups ?? {};
  if (!half && !(before && minute)) return null;
  const written = `${hour}${minute ? `:${minute}` : ''}${half ? ` ${half}` : ''}`;
  if (minute && Number(minute) > 59) return `There is no time "${written}": an hour has 60 minutes.`;
  if (!half) return Number(hour) > 24 ? `There is no time "${written}": a day has 24 hours.` : null;
  if (Number(hour) >= 1 && Number(hour) <= 12) return null;
  const right = Number(hour) % 12 || 12;
  return `There is no time "${written}": before a.m. and p.m., hours are 1 to 12. Did you mean ${right}${minute ? `:${minute}` : ''} ${Number(hour) >= 12 ? 'p.m.' : 'a.m.'}?`;
}

const ALWAYS = /(?<![\d/])(?<hours>2\d)\/(?<days>[78])(?![\d/])/g;
/** Around the clock, and only on some days. */
const SOME_DAYS =
  /\b24\/7\s*[,(–-]?\s*(?:on |from |every )?(?:weekdays|(?:business|working) (?:days|hours)|(?:Mon|Tues|Wednes|Thurs|Fri)(?:day)?s?\b|9\b)|\b(?:weekdays|(?:business|working) days|(?:Monday|Mon\.?) (?:through|to|–|until) \w+day|9 (?:a\.m\. )?to 5)\s*[,(–-]\s*24\/7/g;
const AMERICAN_TIME = /\d\s?[ap]\.?m\b/i;
const DAY_HALF = /(?<![\d:.])(?<hour>1[3-9]|2[0-3]):(?<minute>[0-5]\d)(?![\d:]| ?[ap]\.?m\b)/gi;
const QUARTER = /\bQ(?<quarter>\d)\b(?=\s+(?:of\s+)?20\d\d|[,.;)]|\s+(?:goals|results|report))/g;
const SINCE = /\b(?:since|founded in|established in|in business since|started in)\s+(?<year>\d{4,5})\b/gi;

/** Finds days, times and years that do not exist or cannot be meant. */
export function wrongDates(texts: Texts, today: Date): Diagnostic[] {
  const find = (pattern: RegExp, explain: (match: RegExpExecArray) => string | null) =>
    matchesIn(texts, pattern).flatMap(({ match, start, end }): Diagnostic[] => {
      const message = explain(match);
      return message ? [{ start, end, message }] : [];
    });
  return [
    ...[AMERICAN, BRITISH, ISO, SLASHES].flatMap((pattern) => find(pattern, wrongDay)),
    ...find(TIME, wrongTime),
    ...find(ALWAYS, ({ groups, 0: written }) =>
      groups?.hours === '24' && groups.days === '7'
        ? null
        : `"${written}" is not a time. Around the clock on all days is 24/7.`,
    ),
    ...find(SOME_DAYS, ([written]) => {
      const plain = written.replace(/\s+/g, ' ');
      return `"${plain}" contradicts itself: 24/7 means at any hour of all seven days. Keep one of the two.`;
    }),
    ...find(DAY_HALF, ({ groups, 0: written }) => {
      if (!AMERICAN_TIME.test(texts.joined)) return null;
      const right = `${Number(groups?.hour) - 12}${groups?.minute === '00' ? '' : `:${groups?.minute}`} p.m.`;
      return `The page writes its other times with a.m. and p.m. Write ${right} in place of "${written}".`;
    }),
    ...find(QUARTER, ({ groups, 0: written }) =>
      /[1-4]/.test(groups?.quarter ?? '') ? null : `There is no quarter "${written}": a year has four.`,
    ),
    ...find(SINCE, ({ groups }) =>
      Number(groups?.year) > today.getFullYear() ? `The year ${groups?.year} is yet to come. Correct it.` : null,
    ),
  ];
}
