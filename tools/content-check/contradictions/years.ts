import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { sentenceAround } from './sentence';

const YEAR = /(?<![\d$.,-])(?<year>20\d\d)(?![\d%+,-])/g;
const ABOUT_THE_FUTURE =
  /\b(will|shall|upcoming|coming|soon|planned|plan to|next (year|spring|summer|fall|winter)|this year|by the end of|launch(es|ing)? in|from|starting|expected|deadline|register|this (spring|summer|fall|winter)|as of|current(ly)?|latest|new for)\b/i;
const COPYRIGHT = /(©|\(c\)|copyright)\s*(\w+\s+){0,3}$/i;

/** Finds years that are over, in sentences about the future and in notes of copyright. */
export function staleYears(texts: Texts, today: Date): Diagnostic[] {
  const now = today.getFullYear();
  return matchesIn(texts, YEAR).flatMap(({ match, start, end, text }) => {
    const year = Number(match.groups?.year);
    const sentence = sentenceAround(text, match.index).replace(/\bfrom 20\d\d to\b/, '');
    const isCopyright = COPYRIGHT.test(text.slice(0, match.index)) && year !== now;
    if (!isCopyright && !(year < now && ABOUT_THE_FUTURE.test(sentence))) return [];
    const what = isCopyright ? `It is ${now}.` : `${year} is over.`;
    const message = `${what} Say what is true now, or leave the year out.`;
    return [{ start, end, message, severity: 'warning' as const }];
  });
}
