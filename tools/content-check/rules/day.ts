import { datesIn } from '../dates';
import type { Diagnostic, PageRule } from '../rule';
import { sentencesOf, type Text, textsOf } from '../texts';

/** Words of a sentence about what is still to come. */
const TO_COME =
  /\b(?:until|till|ends?|ending|expires?|deadline|valid|opens|starts|begins|join|register|sign up|apply|book|reserve|save the date|will|next|upcoming|coming|takes place|on sale|planned|expected|due|available from)\b/i;
const IS_OVER = /\b(?:was|were|had|did|ended|opened|started|began|closed|updated|effective|since)\b/i;

function diagnosticsIn({ start, text }: Text, today: Date): Diagnostic[] {
  return datesIn(text).flatMap((date): Diagnostic[] => {
    const range = { start: start + date.index, end: start + date.index + date.text.length };
    if (date.day === null) {
      const message = `${date.monthName} has ${date.daysInMonth} days, so there is no "${date.text}". Correct the date.`;
      return [{ ...range, message }];
    }
    if (date.wrongWeekday) {
      const { written, right } = date.wrongWeekday;
      return [
        { ...range, message: `"${date.text}" is a ${right}, not a ${written}. Correct the date or the weekday.` },
      ];
    }
    const place = sentencesOf(text).find(({ end }) => date.index < end);
    const sentence = text.slice(place?.start, place?.end);
    const isOver = date.hasYear && date.day.getTime() + 86_400_000 < today.getTime();
    if (!isOver || !TO_COME.test(sentence) || IS_OVER.test(sentence)) return [];
    return [{ ...range, message: `"${date.text}" is over. Say what is true now, or delete the sentence.` }];
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
