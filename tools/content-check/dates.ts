const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTH = `(?<month>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|Sept)\\.?`;
/** `Friday, March 6, 2026`, `Mar 6`. The day may not be followed by another word that it counts: "May 50 people come?" */
const DATE = new RegExp(
  `(?:\\b(?<weekday>${WEEKDAYS.join('|')}),?\\s+)?\\b${MONTH}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>20\\d\\d))?(?=$|\\s*[,.;:!?)–-]|\\s+(?:at|from|to|until|through|in|and|or|we|is|are|the|for|on)\\b)`,
  'g',
);

/** A date in a text. */
export interface WrittenDate {
  index: number;
  text: string;
  /** Null for a day that does not exist. */
  day: Date | null;
  /** Whether the year is written, too. */
  hasYear: boolean;
  monthName: string;
  daysInMonth: number;
  /** The weekday that is written, if that day has another one. */
  wrongWeekday: { written: string; right: string } | null;
}

/** Finds the dates in a text that are written with the name of a month. */
export function datesIn(text: string): WrittenDate[] {
  return [...text.matchAll(DATE)].map((match): WrittenDate => {
    const { month = '', day = '', year, weekday } = match.groups ?? {};
    const monthIndex = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)));
    // Without a year, February may have 29 days.
    const daysInMonth = new Date(Date.UTC(Number(year ?? 2024), monthIndex + 1, 0)).getUTCDate();
    const exists = Number(day) >= 1 && Number(day) <= daysInMonth;
    const date = new Date(Date.UTC(Number(year ?? 2024), monthIndex, Number(day)));
    const right = WEEKDAYS[date.getUTCDay()] ?? '';
    return {
      index: match.index,
      text: match[0],
      day: exists ? date : null,
      hasYear: year !== undefined,
      monthName: MONTHS[monthIndex] ?? '',
      daysInMonth,
      wrongWeekday: exists && year && weekday && weekday !== right ? { written: weekday, right } : null,
    };
  });
}
