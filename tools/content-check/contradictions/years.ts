import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { sentenceAround } from './sentence';

const YEAR = /(?<![\d$.,-])(?<year>20\d\d)(?![\d%+,-])/g;
const ABOUT_THE_FUTURE =
  /\b(will|shall|upcoming|coming|soon|planned|plan to|next (year|spring|summer|fall|winter)|this year|by the end of|launch(es|ing)? in|(?<!\b(is|are|was|were|comes?|came|dates?) )from(?= (\w+ )?20\d\d(?!\s*[–-]|\s+to\b))|starting|expected|deadline|register|opens|arrives|this (spring|summer|fall|winter)|as of|current(ly)?|latest|new for)\b/i;
const COPYRIGHT = /(©|\(c\)|copyright)\s*(\w+\s+){0,3}$/i;

const DAY =
  /\b(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?:\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?)?\s+(?:of\s+)?(?<year>20\d\d)\b/g;
const LAST_DAY =
  /\b(?:until|till|through|ends?|ending|by|before|expires?|deadline|valid|closed|opens|starts|begins|join|register|sign up|rsvp|apply|book|reserve|save the date|come (?:to|and)|visit us|meet us|see you|will|[’']ll|next|upcoming|coming|soon|invite|invited|takes place|go(?:es)? (?:on sale|live|up|online)|on sale|ships?|arrives?|plan(?:s|ned)? (?:to|for)|expected|due|available from)\b/i;
const PAST = /\b(?:was|were|had|did|ended|opened|started|began|closed on|updated|effective)\b/i;

/** A verb that tells what has happened; the irregular ones that are frequent. */
const ANY_PAST =
  /\p{L}{2}ed\b|\b(?:was|were|had|did|been|since|ago|became|began|bought|broke|brought|built|came|chose|cost|cut|drove|fell|felt|found|gave|got|grew|held|kept|knew|led|left|lost|made|met|paid|put|ran|read|said|saw|sent|set|sold|spent|spoke|stood|taught|thought|told|took|went|won|wrote)\b/iu;

/** Days that are over, in sentences about what is still to come: "The offer ends March 31, 2025." */
function daysThatAreOver(texts: Texts, today: Date): Diagnostic[] {
  return matchesIn(texts, DAY).flatMap(({ match, start, end, text }): Diagnostic[] => {
    const { month = '', day: number, year = '' } = match.groups ?? {};
    const first = new Date(`${month} 1, ${year} 23:59 UTC`);
    // Without a day, the last one of the month.
    const day = new Date(Date.UTC(Number(year), first.getUTCMonth() + (number ? 0 : 1), Number(number ?? 0), 23, 59));
    const sentence = sentenceAround(text, match.index);
    if (
      /\b(?:since|updated|effective|dated|(?:version|text|edition|terms|policy) of)\s+$/i.test(
        text.slice(0, match.index),
      )
    )
      return [];
    const isPresent =
      /\b(?:in|on|by|until|from|before|starting)\s+$/i.test(text.slice(0, match.index)) && !ANY_PAST.test(sentence);
    if (!(day < today) || !(LAST_DAY.test(sentence) || isPresent) || PAST.test(sentence)) return [];
    return [
      {
        start,
        end,
        message: `${match[0].replace(/\s+/g, ' ')} is over. Say what is true now, or delete the sentence.`,
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
    const sentence = sentenceAround(text, match.index).replace(/\bfrom (?:\w+ )?20\d\d to\b/, '');
    const isCopyright = COPYRIGHT.test(text.slice(0, match.index)) && year !== now;
    if (!isCopyright && !(year < now && ABOUT_THE_FUTURE.test(sentence))) return [];
    const what = isCopyright ? `It is ${now}.` : `${year} is over.`;
    const message = `${what} Say what is true now, or leave the year out.`;
    return [{ start, end, message, severity: 'warning' as const }];
  });
  return [...days, ...years.filter(({ start }) => !days.some((it) => it.start <= start && start < it.end))];
}
