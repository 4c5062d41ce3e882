import { distance } from 'fastest-levenshtein';

/** Returns how many letters differ; two swapped letters count as one. */
function difference(one: string, other: string): number {
  const letters = (word: string) => [...word].sort().join('');
  return letters(one) === letters(other) ? 1 : distance(one, other);
}

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
    const found = difference(word.toLowerCase(), candidate.toLowerCase());
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best;
}

/**
 * The only candidate that is one typo away from the word: a letter too many, too few or wrong, two swapped, or another case.
 * @returns null where there is none, or more than one
 */
export function certain(word: string, candidates: Iterable<string>): string | null {
  const all = [...new Set(candidates)];
  const same = all.filter((candidate) => candidate.toLowerCase() === word.toLowerCase());
  const close =
    word.length < 3 ? [] : all.filter((candidate) => difference(word.toLowerCase(), candidate.toLowerCase()) === 1);
  const [only, other] = same.length > 0 ? same : close;
  return other === undefined ? (only ?? null) : null;
}

/**
 * What was meant by a word that is not among the candidates.
 * @param otherwise what to advise where none is near
 * @returns a sentence to append, and the candidate that was certainly meant
 */
export function suggest(
  word: string,
  candidates: readonly string[],
  otherwise: string,
): { advice: string; sure: string | null } {
  const sure = certain(word, candidates);
  return { advice: didYouMean(sure ?? nearest(word, candidates)) || otherwise, sure };
}

/** A sentence to append: ` Did you mean "title"?`, or nothing. */
export function didYouMean(meant: string | null): string {
  return meant === null ? '' : ` Did you mean "${meant}"?`;
}
