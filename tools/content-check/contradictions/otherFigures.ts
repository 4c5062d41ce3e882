import { toString as textOf } from 'mdast-util-to-string';
import { groupBy } from '../../../lib/groupBy';
import { lineNumber } from '../../../lib/lines';
import { elementsOf, settingOfName } from '../elements';
import { factPages } from '../factTexts';
import { type Figure, figuresOf } from '../figures';
import type { Page } from '../page';
import { proseOf } from '../prose';
import type { Diagnostic } from '../rule';
import type { Site } from '../site';
import { textsOf } from '../texts';

/** As many other pages and files of facts have to agree before a figure counts as wrong. */
const AGREEING_PLACES = 2;

/** What a figure measures, in both ways of telling it. */
function keysOf({ unit, subject, phrase, promise }: Figure): string[] {
  return [
    ...(promise ? [`answer: ${promise}`] : []),
    ...(subject ? [`${unit}: ${subject}`] : []),
    ...(phrase ? [phrase] : []),
  ];
}

function byKey(figures: readonly Figure[]): Map<string, Figure[]> {
  const pairs = figures.flatMap((figure) => keysOf(figure).map((key) => ({ key, figure })));
  return new Map([...groupBy(pairs, ({ key }) => key)].map(([key, found]) => [key, found.map(({ figure }) => figure)]));
}

/** Different figures for the same thing on one page. The one that fewer places have is reported, else the last one. */
function onPage(page: Page, settled: ReadonlySet<string>): Diagnostic[] {
  return [...byKey(figuresOf(page))].flatMap(([key, figures]): Diagnostic[] => {
    if (settled.has(key)) return [];
    const values = [...groupBy(figures, ({ value }) => value).values()];
    const [fewest, ...others] = values.sort(
      (one, other) =>
        one.length - other.length ||
        Math.max(...other.map(({ start }) => start)) - Math.max(...one.map(({ start }) => start)),
    );
    const right = others.at(-1)?.[0];
    if (!fewest || !right) return [];
    return fewest.map(({ start, end, written }) => {
      const message = `Line ${lineNumber(page.source, right.start)} of this page says "${right.written}" about the same thing, and this is "${written}". Correct one of the two.`;
      return { start, end, message };
    });
  });
}

interface PlacedFigure {
  figure: Figure;
  /** The page's address, or the file's name. */
  place: string;
}

const figuresOfSites = new WeakMap<Site, ReadonlyMap<string, readonly PlacedFigure[]>>();

/** The figures of all pages for visitors, by what they measure. */
function figuresOfSite(site: Site): ReadonlyMap<string, readonly PlacedFigure[]> {
  const before = figuresOfSites.get(site);
  if (before) return before;
  const places = [
    ...site.pages
      .filter(({ kind }) => kind !== 'handbook')
      .map((page) => ({ place: page.route ?? page.file, figures: figuresOf(page) })),
    ...factPages(site).map((page) => ({ place: page.file, figures: figuresOf(page) })),
  ];
  const all = places.flatMap(({ place, figures }) =>
    figures.flatMap((figure) => keysOf(figure).map((key) => ({ key, figure, place }))),
  );
  const known = groupBy(all, ({ key }) => key);
  figuresOfSites.set(site, known);
  return known;
}

/** Figures about which all other places say something else. */
function inOtherPlaces(figures: readonly Figure[], place: string, site: Site): Diagnostic[] {
  const known = figuresOfSite(site);
  return figures.flatMap((figure): Diagnostic[] => {
    for (const key of keysOf(figure)) {
      const others = (known.get(key) ?? []).filter((other) => other.place !== place);
      const [first] = others;
      const agree = first && others.every((other) => other.figure.value === first.figure.value);
      const places = [...new Set(others.map((other) => other.place))];
      if (!first || !agree || first.figure.value === figure.value || places.length < AGREEING_PLACES) continue;
      const message = `${places.length} other places say "${first.figure.written}" about the same thing, for example ${places[0]}, and this is "${figure.written}". Correct it here, or on all of them.`;
      return [{ start: figure.start, end: figure.end, message }];
    }
    return [];
  });
}

/** Times such as "In 4–6 weeks" above a title, where the rest of the page has another range for everything. */
function timesAboveTitles(page: Page): Diagnostic[] {
  const eyebrows = elementsOf(page).flatMap((element) => settingOfName(page, element, 'eyebrow')?.valueRange ?? []);
  const isEyebrow = ({ start, end }: Figure) => eyebrows.some((it) => it.start <= start && end <= it.end);
  const ranges = figuresOf(page).filter(({ written, unit }) => unit === 'time' && /\d[–-]\d/.test(written));
  const [first, ...others] = ranges.filter((figure) => !isEyebrow(figure));
  if (!first || others.length === 0 || others.some(({ value }) => value !== first.value)) return [];
  return ranges
    .filter((figure) => isEyebrow(figure) && figure.value !== first.value)
    .map(({ start, end, written }) => {
      const message = `This says "${written}", and the rest of the page "${first.written}", for example on line ${lineNumber(page.source, first.start)}. Correct one of the two.`;
      return { start, end, message };
    });
}

/** "Aged 16 or older" and "anyone under 18" in one paragraph. */
function agesOf(page: Page): Diagnostic[] {
  return proseOf(page).flatMap(({ start, text }): Diagnostic[] => {
    const from = /\b(?:aged?\s+)?(?<age>\d\d)(?:\s+years)?\s+(?:or|and)\s+(?:older|over|above)\b/i.exec(text);
    const under = /\b(?:under|younger\s+than)\s+(?:the\s+age\s+of\s+)?(?<age>\d\d)\b/i.exec(text);
    if (!from || !under || Number(from.groups?.age) >= Number(under.groups?.age)) return [];
    const message = `This says "${from[0].replace(/\s+/g, ' ')}", and the same paragraph "${under[0].replace(/\s+/g, ' ')}". Correct one of the two.`;
    return [{ start: start + from.index, end: start + from.index + from[0].length, message }];
  });
}

const LONG_NUMBER = /(?<![\p{L}\d$.,/–-])(?!(?:19|20)\d\d\b)\d[\d,]{3,}(?![\d%–-]|\.\d|,\d)/gu;

/** "1,204 records were expected, and 1,240 arrived": a number with two neighboring digits of another one swapped. */
function swappedDigits(page: Page): Diagnostic[] {
  const numbers = textsOf(page).parts.flatMap(({ start, text }) =>
    [...text.matchAll(LONG_NUMBER)].map((match) => ({
      start: start + match.index,
      written: match[0],
      digits: match[0].replaceAll(',', ''),
    })),
  );
  return numbers.flatMap(({ start, written, digits }, index): Diagnostic[] => {
    const swaps = [...digits].map(
      (_, at) =>
        digits.slice(0, at) +
        digits
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        digits.slice(at + 2),
    );
    const other = numbers.slice(0, index).find((it) => it.digits !== digits && swaps.includes(it.digits));
    if (!other) return [];
    const message = `Line ${lineNumber(page.source, other.start)} says "${other.written}", and this is "${written}", with two digits swapped. Correct one of the two.`;
    return [{ start, end: start + written.length, message }];
  });
}

const TIME = /(?<before>\p{L}+)\s+(?<amount>[\p{L}\p{N}–-]+)\s+(?<unit>minute|hour|day|week|month)s?\b/giu;

/** The setting "time" of a step whose own text has another time: "Within two weeks" and "within one week". */
function timesOfSteps(page: Page): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const time = settingOfName(page, element, 'time');
    const [set] = [...(time?.value ?? '').matchAll(TIME)];
    const same = [...textOf(element).matchAll(TIME)].filter(
      ({ groups }) =>
        groups?.unit?.toLowerCase() === set?.groups?.unit?.toLowerCase() &&
        groups?.before?.toLowerCase() === set?.groups?.before?.toLowerCase(),
    );
    const [first] = same;
    const isOther = first?.groups?.amount?.toLowerCase() !== set?.groups?.amount?.toLowerCase();
    if (!time || !set || !first || same.length > 1 || !isOther) return [];
    const message = `This says "${time.value}", and the text below it "${first[0].replace(/\s+/g, ' ')}". Correct one of the two.`;
    return [{ ...time.valueRange, message }];
  });
}

/** Finds two figures for the same thing: on one page, and on this page and all others. */
export function wrongFigures(page: Page, site: Site): Diagnostic[] {
  const others = inOtherPlaces(figuresOf(page), page.route ?? page.file, site);
  // Other pages decide which of two figures of this page is wrong.
  const settled = new Set(
    figuresOf(page)
      .filter(({ start }) => others.some((it) => it.start === start))
      .flatMap(keysOf),
  );
  return [
    ...others,
    ...timesOfSteps(page),
    ...swappedDigits(page),
    ...timesAboveTitles(page),
    ...agesOf(page),
    ...onPage(page, settled),
  ];
}
