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
  return matchesIn(texts, NAME_PATTERN).flatMap(({ match, start, end, text }) => {
    const plain = match[0].replace(/\s+/g, ' ');
    const right = NAMES.get(plain.toLowerCase());
    // Search terms in the keywords of a page are written in lower case.
    const isSearchTerm = /^\[/.test(text) && plain === plain.toLowerCase();
    if (!right || right === plain || ALSO_WORDS.test(plain) || isSearchTerm) return [];
    return [{ start, end, message: `The owners write this name "${right}".`, suggestion: right }];
  });
}

interface OwnName {
  name: string;
  lower: string;
  words: number;
  /** What a slip leaves as it is. */
  like: RegExp;
  message: string;
}

function ownName(name: string, message: string): OwnName {
  const words = name.toLowerCase().split(' ');
  // Of our own name, two letters of a word; of others, a whole word.
  const parts = name === company.brand ? words.map((word) => word.slice(0, 2)) : words.map((word) => `${word}\\b`);
  const like = new RegExp(`\\b(?:${parts.join('|')})`, 'i');
  return { name, lower: name.toLowerCase(), words: words.length, like, message };
}

/** Names of one word are in the dictionary, which finds their slips. Two words may both be right: "Google Could". */
const OWN_NAMES = [
  ownName(company.brand, `Our name is "${company.brand}".`),
  ...[company.legalName, company.address.city, ...NAMES.values()]
    .filter((name) => /^\p{L}{4,}(?: \p{L}{4,})+$/u.test(name) && name !== company.brand)
    .map((name) => ownName(name, `This name is written "${name}".`)),
];

/** Finds our own name, our city, and names of products of two words with a slip: "Kestral Ridge", "Salt Lack City". */
export function wrongBrand(texts: Texts): Diagnostic[] {
  return OWN_NAMES.flatMap((own) => slipsIn(texts, own));
}

/** Whether a name has all words of another one but one, which begins with the same capital letter. */
function hasOneOtherWord(written: string, name: string): boolean {
  const words = name.split(' ');
  const others = written.split(' ').filter((word, index) => word !== words[index]);
  return (
    others.length === 1 &&
    words.some((word) => word.charAt(0) === others[0]?.charAt(0)) &&
    written.split(' ').length === words.length
  );
}

function slipsIn({ parts }: Texts, own: OwnName): Diagnostic[] {
  const { name, lower, like, message } = own;
  const isBrand = name === company.brand;
  return parts.flatMap(({ start, text }) => {
    if (!like.test(text)) return [];
    const words = [...text.matchAll(/\p{L}[\p{L}’']*/gu)];
    return words.flatMap((word, index): Diagnostic[] => {
      for (const length of new Set([1, own.words])) {
        const last = words[index + length - 1];
        if (!last) continue;
        const end = last.index + last[0].replace(/['’]s?$/, '').length;
        const plain = text.slice(word.index, end).replace(/\s+/g, ' ');
        const isClose =
          (isBrand || hasOneOtherWord(plain, name)) &&
          Math.abs(plain.length - lower.length) <= 3 &&
          (length === own.words || plain.length > lower.length - 3) &&
          distance(plain.toLowerCase(), lower) <= Math.floor(lower.length / 5);
        // A part of an address.
        const isAddress = /[@./]$/.test(text.slice(0, word.index)) || /^[.@/]\p{L}/u.test(text.slice(end));
        if (!isClose || isAddress || text.slice(word.index).replace(/\s+/g, ' ').startsWith(name)) continue;
        // The rule about the case of names reports it.
        if (!isBrand && plain.toLowerCase() === lower) continue;
        return [{ start: start + word.index, end: start + end, message, suggestion: name }];
      }
      return [];
    });
  });
}
