import { difference } from '../../../lib/nearest';
import type { Dictionary } from './dictionary';

/** A word, and the text before and after it. */
export interface PlacedWord {
  word: string;
  before: string;
  after: string;
}

/** Small words inside names: "van der Berg". */
const PARTICLE = /^(?:van|von|der|den|ter|ten|de|del|della|di|da|dos|du|la|le|al|el|bin|ibn|zu|af|y)$/i;
const PARTICLES_BEFORE =
  /(?:(?<=\s)(?:van|von|der|den|ter|ten|de|del|della|di|da|dos|du|la|le|al|el|bin|ibn|zu|af|y)\s+)+$/i;
/** O’Brien, McDonald, DeMarco. */
const PREFIX = /^(?:[ODdLl]['’]|Mc|Mac|Fitz|De|Di|Du|La|Le|Van)\p{Lu}\p{Ll}/u;
/** Jean-Luc. */
const DOUBLE_NAME = /\p{Lu}\p{Ll}+-$/u;
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|Prof)\.?\s+$/;
const INITIAL = /(?:^|\s)\p{Lu}\.\s*$/u;
const ACCENT = /[\u00C0-\u024F]/;
const CAPITAL = /^\p{Lu}/u;
const DAY_OR_MONTH =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

function wordBefore(text: string): string {
  return /(\p{L}[\p{L}’']*)[\s-]+$/u.exec(text.replace(PARTICLES_BEFORE, ''))?.[1] ?? '';
}

function wordAfter(text: string): string {
  return (
    /^(?:-\p{Ll}+)?(?:\s+(?:van|von|der|den|de|del|di|da|la|le|al|bin))*[\s-]+(\p{L}[\p{L}’']*)/iu.exec(text)?.[1] ?? ''
  );
}

/** Whether a capitalized word beside another one may be a person's name: no company, no day, no ordinary word. */
function isLikeName(word: string, dictionary: Dictionary): boolean {
  if (!CAPITAL.test(word) || DAY_OR_MONTH.test(word)) return false;
  return ACCENT.test(word) || dictionary.isName(word) || !dictionary.has(word);
}

/** Shorter words are one character away from many others. */
const SHORTEST_TYPO = 6;

/**
 * Whether a word is probably not a name but a typo: in a name that the site uses, in that of a day, or in a word that the
 * site uses. Names that it does not use are one character away from others: Xero and Xerox.
 * @param isUsed whether the site uses a word, with or without a capital letter
 */
export function isTypo(word: string, dictionary: Dictionary, isUsed: (word: string) => boolean): boolean {
  const meant = dictionary.suggest(word);
  if (meant === null || difference(meant.toLowerCase(), word.toLowerCase()) > 1) return false;
  const isWord = word.length >= SHORTEST_TYPO && isUsed(meant.toLowerCase());
  return (dictionary.isName(meant) && isUsed(meant)) || DAY_OR_MONTH.test(meant) || isWord;
}

/**
 * Whether a word that no dictionary contains is somebody's name: by its letters, its capital letter, and its neighbors.
 * @param isUsed whether the site uses a word, with or without a capital letter
 */
export function isName(
  { word, before, after }: PlacedWord,
  dictionary: Dictionary,
  isUsed: (word: string) => boolean,
): boolean {
  const [previous, next] = [wordBefore(before), wordAfter(after)];
  if (PARTICLE.test(word)) return CAPITAL.test(next);
  if (PREFIX.test(word)) return true;
  if (!CAPITAL.test(word)) return false;
  if (ACCENT.test(word)) return true;
  if (isTypo(word, dictionary, isUsed)) return false;
  if (/\p{Ll}\p{Lu}\p{L}/u.test(word)) return true;
  if (
    TITLE.test(before) ||
    INITIAL.test(before) ||
    DOUBLE_NAME.test(before) ||
    isLikeName(previous, dictionary) ||
    isLikeName(next, dictionary)
  )
    return true;
  // In the middle of a sentence, or before another capital letter: "Lupita Wagoner".
  if (previous === '')
    return /[\p{L}\p{N}][,;–]\s+$/u.test(before) || (CAPITAL.test(next) && !isTypo(word, dictionary, () => true));
  const isFirstOfTwo = CAPITAL.test(previous) && dictionary.has(previous.toLowerCase());
  return !CAPITAL.test(previous) || (isFirstOfTwo && /^(?:\s+\p{Ll}|[.,;:!?])/u.test(after));
}
