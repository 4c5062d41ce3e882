const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,'’+%-]*/gu;

/** The words of a text without the punctuation at their ends; numbers keep their sign: `99.9%`, `127+`. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.replace(/[.,'’-]+$/, ''));
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that stand in one of two texts more often than in the other. */
export function differingWords(before: string, after: string): Set<string> {
  const [old, fresh] = [countsOf(wordsOf(before)), countsOf(wordsOf(after))];
  return new Set([...old.keys(), ...fresh.keys()].filter((word) => old.get(word) !== fresh.get(word)));
}

/**
 * How much of two texts is the same, from 0 to 1: words that both have, twice, by the words of both
 * (https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient).
 */
export function similarity(before: string, after: string): number {
  const [old, fresh] = [wordsOf(before.toLowerCase()), wordsOf(after.toLowerCase())];
  if (before === after) return 1;
  const counts = countsOf(old);
  let common = 0;
  for (const word of fresh) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common += 1;
    counts.set(word, left - 1);
  }
  return old.length + fresh.length > 0 ? (2 * common) / (old.length + fresh.length) : 0;
}
