import type { Diagnostic, PageRule } from '../rule';
import { sentencesOf, type Text, textsOf } from '../texts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
/** `Friday, March 6, 2026`, `Mar 6`. The day may not be followed by another word that it counts: "May 50 people come?" */
const DATE = new RegExp(
  `(?:\\b(?<weekday>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day),?\\s+)?\\b(?<month>${MONTH}|Sept)\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>20\\d\\d))?(?=$|\\s*[,.;:!?)–-]|\\s+(?:at|from|to|until|through|in|and|or|we|is|are|the|for|on)\\b)`,
  'g',
);
/** Words of a sentence about what is still to come. */
const TO_COME =
  /\b(?:until|till|ends?|ending|expires?|deadline|valid|opens|starts|begins|join|register|sign up|apply|book|reserve|save the date|will|next|upcoming|coming|takes place|on sale|planned|expected|due|available from)\b/i;
const IS_OVER = /\b(?:was|were|had|did|ended|opened|started|began|closed|updated|effective|since)\b/i;

/** What is wrong with a date; null where nothing is. */
function mistakeIn({ 0: text, groups }: RegExpExecArray, sentence: string, today: Date): string | null {
  const { month = '', day = '', year, weekday } = groups ?? {};
  const monthIndex = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)));
  // Without a year, February may have 29 days.
  const date = new Date(Date.UTC(Number(year ?? 2024), monthIndex, Number(day)));
  if (Number(day) === 0 || date.getUTCMonth() !== monthIndex) return `There is no day "${text}". Correct the date.`;
  if (!year) return null;
  const right = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  if (weekday && weekday !== right) return `"${text}" is a ${right}. Correct the date or the weekday.`;
  const isOver = date.getTime() + 86_400_000 < today.getTime();
  return isOver && TO_COME.test(sentence) && !IS_OVER.test(sentence)
    ? `"${text}" is in the past. Say what is true now, or delete the sentence.`
    : null;
}

function diagnosticsIn({ start, text }: Text, today: Date): Diagnostic[] {
  return [...text.matchAll(DATE)].flatMap((match): Diagnostic[] => {
    const place = sentencesOf(text).find(({ end }) => match.index < end);
    const message = mistakeIn(match, text.slice(place?.start, place?.end), today);
    return message ? [{ start: start + match.index, end: start + match.index + match[0].length, message }] : [];
  });
}

/** Days that do not exist, weekdays that do not fit, and days that are over in a sentence about what is still to come. */
export const day: PageRule = {
  name: 'day',
  severity: 'warning',
  handbook: '/handbook/words#numbers',
  readsFacts: true,
  checkPage: (page, site) =>
    page.kind === 'handbook' ? [] : textsOf(page).parts.flatMap((text) => diagnosticsIn(text, site.today)),
};
