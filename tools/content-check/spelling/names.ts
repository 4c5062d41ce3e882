import { difference } from '../../../lib/nearest';
import type { Dictionary } from './dictionary';

/** A word, and the text before and after it. */
export interface PlacedWord {
  word: string;
  before: string;
  after: string;
}

const CAPITAL = /^\p{Lu}/u;
/** O’Brien, McDonald, DeMarco, Siobhán. */
const CERTAIN = /^(?:[ODdLl]['’]|Mc|Mac|Fitz|De|Di|Du|La|Le|Van)\p{Lu}\p{Ll}|\p{Ll}\p{Lu}\p{L}|[\u00C0-\u024F]/u;
/** Small words inside names: "van der Berg". */
const PARTICLES = '(?:van|von|der|den|ter|ten|de|del|della|di|da|dos|du|la|le|al|el|bin|ibn|zu|af|y)';
const PARTICLE = new RegExp(`^${PARTICLES}$`, 'i');
const WORD_BEFORE = new RegExp(`(\\p{L}[\\p{L}’']*)(?:\\.?[\\s-]+${PARTICLES})*\\.?[\\s-]+$`, 'iu');
const WORD_AFTER = new RegExp(`^(?:-\\p{Ll}+)?(?:\\s+${PARTICLES})*[\\s-]+(\\p{L}[\\p{L}’']*)`, 'iu');
const SENTENCE_END = /[.!?:]["”’)]*\s+$/;
/** `Dr. Nakamura`, `J. Nakamura`, `Jean-Luc`. */
const TITLE = /(?:\b(?:Mr|Mrs|Ms|Dr|Prof)|(?:^|\s)\p{Lu})\.?\s*$|\p{Lu}\p{Ll}+-$/u;
const DAY_OR_MONTH = /^(?:\p{L}+day|January|February|March|April|May|June|July|August|\p{Lu}\p{Ll}+ber)$/u;

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
  const isWord = word.length >= SHORTEST_TYPO && (isUsed(meant.toLowerCase()) || isUsed(meant));
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
  const previous = SENTENCE_END.test(before) && !TITLE.test(before) ? '' : (WORD_BEFORE.exec(before)?.[1] ?? '');
  const next = WORD_AFTER.exec(after)?.[1] ?? '';
  if (PARTICLE.test(word)) return CAPITAL.test(next);
  if (!CAPITAL.test(word) && !CERTAIN.test(word)) return false;
  if (CERTAIN.test(word) || TITLE.test(before)) return true;
  if (isTypo(word, dictionary, isUsed)) return false;
  // The company or the day beside it is no part of a person's name.
  const isLikeName = (other: string) =>
    CAPITAL.test(other) && !DAY_OR_MONTH.test(other) && (dictionary.isName(other) || !dictionary.has(other));
  if (isLikeName(previous) || isLikeName(next)) return true;
  // At the start of a sentence any word has a capital letter.
  if (previous === '') return CAPITAL.test(next) && !isTypo(word, dictionary, () => true);
  return !CAPITAL.test(previous) || dictionary.has(previous.toLowerCase());
}
