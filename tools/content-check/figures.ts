import { toString as textOf } from 'mdast-util-to-string';
import { amountOf, NUMBER } from './contradictions/numbers';
import { elementsOf, settingOfName } from './elements';
import { type Page, perPage } from './page';
import { proseOf } from './prose';
import { type Range, rangeOf } from './range';
import type { Text } from './texts';
import { wordsOf } from './words';

/** A figure with its unit, and the words that say what it measures. */
export interface Figure extends Range {
  /** As written: `4–8 weeks`. */
  written: string;
  /** For comparing; times are in hours. */
  value: string;
  /** `time`, `%`, `month`. */
  unit: string;
  /** The words of its clause that carry meaning, in order of the alphabet: `initial value`. */
  subject: string;
  /** The words around the figure as they are: `contact you within # hour`; null where they say too little. */
  phrase: string | null;
  /** A promise that is made in many words: "within # business day". */
  promise: string | null;
}

const UNITS =
  '%|percent|x|times|seconds?|sec|minutes?|min|hours?|h|(?:business |working )?days?|weeks?|months?|years?|miles?|mi|users?|employees?';
const UNIT = new RegExp(`^(?:${UNITS})$`, 'i');
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}$.,/–-])(?<amount>${NUMBER.replace('?<number>', '?:').replace('\\d+', '\\d[\\d,.]*')}(?:\\s?[–-]\\s?\\d[\\d,.]*)?)(?<plus>\\+?)(?:\\s+|-)?(?<unit>${UNITS})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Words that do not tell one thing from another, and verbs that say that something has a figure. */
const EMPTY_WORDS = new Set(
  'a an the and or of to in on at by for from with within after about around over under up it its this that these those is are was were be been will can may has have had we our us you your they their see sees get gets got take takes took give gives reach reaches bring brings expect save saves cut cuts deliver delivers average typical typically usual usually as than more less only just also keep keeps target guarantee guarantees offer offers there here so then when what which who how'.split(
    ' ',
  ),
);
/** Words for an answer to a message. */
const ANSWER =
  /\b(?:repl(?:y|ies|ied)|answers?|respon(?:d|ds|se|ses)|get back|hear (?:back )?from|call(?:s|ed)? (?:you )?back|contacts? you)\b/i;
/** A clause that says in which case the next one is true. */
const CONDITION = /^\s*(?:for|in|on|at|with|without|during|if|when|after|before|unless|until)\b/i;
/** Fewer words do not say what a figure measures. */
const FEWEST_WORDS = 2;

/** Whether a word says enough by itself: "uptime", and abbreviations such as MVP. */
function isTerm(word: string | undefined, text: string): boolean {
  return word === 'uptime' || (word !== undefined && word.length > 2 && text.includes(word.toUpperCase()));
}

function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}%#]+/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
}

/** Clauses of a text; a condition belongs to the clause after it. */
function clausesOf({ start, text }: Text): Text[] {
  const clauses: Text[] = [];
  let from = 0;
  const ends = [...text.matchAll(/[.!?:;]["”’)]*(?:\s|$)|,\s|\s[–—]\s|\s(?=(?:and|but|or|which)\s)|\n\s*\n/g)];
  for (const { index, 0: sign } of [...ends, { index: text.length, 0: '' }]) {
    const isCondition = sign.startsWith(',') && CONDITION.test(text.slice(from, index));
    if (isCondition) continue;
    clauses.push({ start: start + from, text: text.slice(from, index) });
    from = index + sign.length;
  }
  return clauses;
}

/** Hours of each unit of time, so that a day is as long as 24 hours. */
const HOURS: Readonly<Record<string, number>> = { second: 1 / 3600, minute: 1 / 60, hour: 1, day: 24, week: 168 };

function inHours(figure: string, unit: string): string | null {
  const hours = HOURS[unit];
  const parts = figure.split('–').map((part) => amountOf(part.replace(/\+$/, '')) * (hours ?? 0));
  return hours && parts.every((part) => part > 0) ? parts.join('–') : null;
}

function normal(figure: string, unit: string): { value: string; unit: string } {
  const plain = unit
    .toLowerCase()
    .replace(/(?<=\w\w)s$/, '')
    .replace('percent', '%')
    .replace(/^times$|^time$/, 'x');
  const amount = figure.toLowerCase().replace(/\s?[–-]\s?/, '–');
  const hours = inHours(amount, plain);
  return hours ? { value: hours, unit: 'time' } : { value: `${amount} ${plain}`, unit: plain };
}

function phraseOf(before: string, unit: string, after: string): string | null {
  const words = (part: string) => part.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  const [left, right] = [
    words(before).slice(-3),
    words(after)
      .slice(0, 1)
      .filter((word) => !EMPTY_WORDS.has(word)),
  ];
  if (left.length < 3 || left.every((word) => EMPTY_WORDS.has(word) || UNIT.test(word))) return null;
  return [...left, '#', unit, ...(/^\s+\p{L}/u.test(after) ? right : [])].join(' ');
}

function figuresIn(clause: Text, toFile: (index: number) => number): Figure[] {
  const matches = [...clause.text.matchAll(FIGURE)];
  return matches.map((match) => {
    const { amount = '', unit = '', plus = '' } = match.groups ?? {};
    const [before, after] = [clause.text.slice(0, match.index), clause.text.slice(match.index + match[0].length)];
    // Another figure of the clause is a part of what this one measures.
    const words = [...new Set(wordsIn(`${before} ${after}`))].sort();
    const start = toFile(match.index);
    const figure = normal(amount + plus, unit);
    return {
      start,
      end: start + match[0].length,
      written: match[0].replace(/\s+/g, ' '),
      ...figure,
      subject: words.length >= FEWEST_WORDS || isTerm(words[0], clause.text) ? words.join(' ') : '',
      promise:
        /\bwithin\s+$/i.test(before) && /day$/.test(figure.unit) && ANSWER.test(clause.text) ? figure.unit : null,
      phrase: CONDITION.test(clause.text) ? null : phraseOf(before, figure.unit, after),
    };
  });
}

function figuresInTexts(texts: readonly Text[]): Figure[] {
  return texts.flatMap(clausesOf).flatMap((clause) => figuresIn(clause, (index) => clause.start + index));
}

/** The figures of a page in its description, paragraphs, settings and statistics. Tables and lists of prices are left out. */
export const figuresOf = perPage((page: Page): readonly Figure[] => {
  const statistics = elementsOf(page).filter(({ name }) => name === 'Statistic');
  const inStatistic = ({ start }: Range) => statistics.map(rangeOf).some((it) => start >= it.start && start < it.end);
  const prose = proseOf(page).filter(
    ({ type, start, end }) =>
      type !== 'tableCell' &&
      !statistics.some((it) => rangeOf(it).start >= start && rangeOf(it).start < end) &&
      !inStatistic({ start, end }),
  );
  const others = wordsOf(page).filter(
    (words) =>
      !inStatistic(words) && !proseOf(page).some(({ start, end }) => words.start >= start && words.start < end),
  );
  const found = figuresInTexts([...others, ...prose]);
  const shown = statistics.flatMap((element) => {
    const value = settingOfName(page, element, 'value');
    if (!value?.value) return [];
    const text = `${value.value} ${textOf(element).trim()}`;
    // Only the value has a place of its own in the file.
    return figuresIn({ start: 0, text }, () => value.valueRange.start).slice(0, 1);
  });
  return [...found, ...shown];
});
