import { distance } from 'fastest-levenshtein';
import { company } from '../../../src/site/company';
import { partners } from '../../../src/site/partners';
import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';
import { otherNames } from './otherNames';

/** Names whose owners care how they are written, by their lower case. */
const NAMES = new Map([...partners.map(({ name }) => name), ...otherNames].map((name) => [name.toLowerCase(), name]));
const NAME_PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}./@-])(?:${[...NAMES.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')})(?![\\p{L}\\p{N}@-]|\\.\\p{L})`,
  'giu',
);
/** Names that are also words. */
const ALSO_WORDS =
  /^(slack|teams|stripe|square|word|excel|outlook|access|edge|safari|chrome|go|rust|swift|meta|snowflake|notion|zoom|linear|box|segment|twilio|rest|java|spark|puppet|chef|react|vue|bolt|wave|elastic|windows)$/;

/** Finds names of products and companies in the wrong case: "Github". */
export function wrongNames(texts: Texts): Diagnostic[] {
  return matchesIn(texts, NAME_PATTERN).flatMap(({ match, start, end }) => {
    const plain = match[0].replace(/\s+/g, ' ');
    const right = NAMES.get(plain.toLowerCase());
    if (!right || right === plain || ALSO_WORDS.test(plain)) return [];
    return [{ start, end, message: `The owners write this name "${right}".`, suggestion: right }];
  });
}

const BRAND = company.brand.toLowerCase();
const BRAND_WORDS = BRAND.split(' ').length;
/** What a slip leaves as it is: the first two letters of one of the words. */
const LIKE_THE_BRAND = new RegExp(
  `\\b(?:${BRAND.split(' ')
    .map((word) => word.slice(0, 2))
    .join('|')})`,
  'i',
);

/** Finds our own name with a slip: "Kestral Ridge", "KestrelRidge", "Kestrel ridge". */
export function wrongBrand({ parts }: Texts): Diagnostic[] {
  return parts.flatMap(({ start, text }) => {
    if (!LIKE_THE_BRAND.test(text)) return [];
    const words = [...text.matchAll(/\p{L}[\p{L}’']*/gu)];
    return words.flatMap((word, index): Diagnostic[] => {
      for (const length of new Set([1, BRAND_WORDS])) {
        const last = words[index + length - 1];
        if (!last) continue;
        const end = last.index + last[0].replace(/['’]s?$/, '').length;
        const plain = text.slice(word.index, end).replace(/\s+/g, ' ');
        const isClose =
          Math.abs(plain.length - BRAND.length) <= 3 &&
          (length === BRAND_WORDS || plain.length > BRAND.length - 3) &&
          distance(plain.toLowerCase(), BRAND) <= Math.floor(BRAND.length / 5);
        if (!isClose || text.slice(word.index).replace(/\s+/g, ' ').startsWith(company.brand)) continue;
        const message = `Our name is "${company.brand}".`;
        return [{ start: start + word.index, end: start + end, message, suggestion: company.brand }];
      }
      return [];
    });
  });
}
