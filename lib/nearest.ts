import { distance } from 'fastest-levenshtein';
import type { Finding } from './message';

/** Returns the letters of a word in alphabetical order, so that two words with the same letters give the same text. */
export const sortedLetters = (word: string) => [...word].sort().join('');

/** Returns the edit distance of two words. It is one for anagrams, such as two swapped letters. */
const difference = (a: string, b: string): number => (sortedLetters(a) === sortedLetters(b) ? 1 : distance(a, b));

/**
 * Whether a word is one typo away from another, both in lower case. In words of four letters or fewer, only swapped letters count, because one
 * letter more or less often makes another word.
 */
const differsByOneTypo = (a: string, b: string) =>
  b.length > 4 ? difference(a, b) === 1 : a[0] === b[0] && sortedLetters(a) === sortedLetters(b);

/**
 * The candidate that differs in the fewest letters: at most a third of the word's letters, and at most three.
 * @returns null where no candidate is that close
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const limit = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (candidate.toLowerCase() === word.toLowerCase()) return candidate;
    const candidateDistance = difference(word.toLowerCase(), candidate.toLowerCase());
    if (candidateDistance < bestDistance) [best, bestDistance] = [candidate, candidateDistance];
  }
  return best;
}

/**
 * The only candidate that is one typo away from the word: a letter too many, too few or wrong, two swapped, or another case.
 * From a word of four letters or fewer: only swapped letters after the first, or another case.
 * @returns null where there is none, or more than one
 */
export function onlyNearMatch(word: string, candidates: Iterable<string>): string | null {
  const all = [...new Set(candidates)];
  const same = all.filter((candidate) => candidate.toLowerCase() === word.toLowerCase());
  const close = all.filter((candidate) => differsByOneTypo(word.toLowerCase(), candidate.toLowerCase()));
  const matches = same.length > 0 ? same : close;
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/**
 * Says which of the candidates was meant by a word that is not among them.
 * @param error what is wrong, as a sentence
 * @param otherwise the advice if no candidate is near, as a sentence
 * @param write what to write if one candidate was certainly meant; by default only the candidate
 */
export function suggest(
  error: string,
  word: string,
  candidates: readonly string[],
  otherwise: string,
  write = (candidate: string) => candidate,
): Finding {
  const meant = onlyNearMatch(word, candidates);
  const advice = didYouMean(meant ?? nearest(word, candidates)) || ` ${otherwise}`;
  return { reason: error + advice, correction: meant && write(meant) };
}

/** A sentence to append: ` Did you mean "title"?`, or nothing. */
export function didYouMean(candidate: string | null): string {
  return candidate === null ? '' : ` Did you mean "${candidate}"?`;
}
