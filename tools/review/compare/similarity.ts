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

/** A number without its digits: `99.9%` and `35%` are both `#%`. */
function shapeOf(word: string): string {
  return word.replace(/\d+(?:[.,]\d+)*/g, '#');
}

/** How many words of one list the other has too, each counted once; and those that it has not. */
function takeCommon(words: readonly string[], others: readonly string[]): { common: number; left: string[] } {
  const counts = countsOf(others);
  const left = words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
  return { common: words.length - left.length, left };
}

/**
 * How much of two texts is the same, from 0 to 1: words that both have, twice, by the words of both
 * (https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient). A number in place of another of its kind is half the
 * same, so that a figure that stands alone is found again: 35% became 36%.
 */
export function similarity(before: string, after: string): number {
  if (before === after) return 1;
  const [old, fresh] = [wordsOf(before.toLowerCase()), wordsOf(after.toLowerCase())];
  if (old.length + fresh.length === 0) return 0;
  const numbers = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).map(shapeOf);
  const [came, gone] = [takeCommon(fresh, old), takeCommon(old, fresh)];
  const alike = takeCommon(numbers(came.left), numbers(gone.left)).common / 2;
  return (2 * (came.common + alike)) / (old.length + fresh.length);
}
