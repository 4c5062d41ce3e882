import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { sentenceAround } from './sentence';

const YEAR = /(?<![\d$.,-])(?<year>20\d\d)(?![\d%+,-])/g;
const ABOUT_THE_FUTURE =
  /\b(will|shall|upcoming|coming|soon|planned|plan to|next (year|spring|summer|fall|winter)|this year|by the end of|launch(es|ing)? in|(?<!\b(is|are|was|were|comes?|came|dates?) )from|starting|expected|deadline|register|opens|arrives|this (spring|summer|fall|winter)|as of|current(ly)?|latest|new for)\b/i;
const COPYRIGHT = /(©|\(c\)|copyright)\s*(\w+\s+){0,3}$/i;

const DAY =
  /\b(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?, (?<year>20\d\d)\b/g;
const LAST_DAY =
  /\b(?:until|till|through|ends?|ending|by|before|expires?|deadline|valid|closed|opens|starts|begins|join us)\b/i;
const PAST = /\b(?:was|were|had|did|ended|opened|started|began|closed on|updated|effective)\b/i;

/** Days that are over, in sentences about what is still to come: "The offer ends March 31, 2025." */
function daysThatAreOver(texts: Texts, today: Date): Diagnostic[] {
  return matchesIn(texts, DAY).flatMap(({ match, start, end, text }): Diagnostic[] => {
    const day = new Date(`${match[0].replace(/(?<=\d)(?:st|nd|rd|th)/, '')} 23:59 UTC`);
    const sentence = sentenceAround(text, match.index);
    if (!(day < today) || !LAST_DAY.test(sentence) || PAST.test(sentence)) return [];
    return [
      {
        start,
        end,
        message: `${match[0]} is over. Say what is true now, or delete the sentence.`,
        severity: 'warning',
      },
    ];
  });
}

/** Finds days and years that are over, in sentences about the future and in notes of copyright. */
export function staleYears(texts: Texts, today: Date): Diagnostic[] {
  const now = today.getFullYear();
  const days = daysThatAreOver(texts, today);
  const years = matchesIn(texts, YEAR).flatMap(({ match, start, end, text }) => {
    const year = Number(match.groups?.year);
    const sentence = sentenceAround(text, match.index).replace(/\bfrom 20\d\d to\b/, '');
    const isCopyright = COPYRIGHT.test(text.slice(0, match.index)) && year !== now;
    if (!isCopyright && !(year < now && ABOUT_THE_FUTURE.test(sentence))) return [];
    const what = isCopyright ? `It is ${now}.` : `${year} is over.`;
    const message = `${what} Say what is true now, or leave the year out.`;
    return [{ start, end, message, severity: 'warning' as const }];
  });
  return [...days, ...years.filter(({ start }) => !days.some((it) => it.start <= start && start < it.end))];
}
