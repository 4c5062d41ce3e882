const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,'’+%-]*/gu;

/** Returns the words of a text without the punctuation at their ends; numbers keep their unit: `99.9%`, `127+`. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.replace(/[.,'’-]+$/, ''));
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the words that one text contains more often than the other. */
export function differingWords(before: string, after: string): Set<string> {
  const [old, fresh] = [countsOf(wordsOf(before)), countsOf(wordsOf(after))];
  return new Set([...old.keys(), ...fresh.keys()].filter((word) => old.get(word) !== fresh.get(word)));
}

/** Returns a number without its digits: `99.9%` and `35%` are both `#%`. */
function shapeOf(word: string): string {
  return word.replace(/\d+(?:[.,]\d+)*/g, '#');
}

/** Returns the words that the other list does not contain; a word that is there twice matches twice. */
function withoutCommon(words: readonly string[], others: readonly string[]): string[] {
  const counts = countsOf(others);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/**
 * Rates from 0 to 1 how much two texts have in common
 * (https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient). A number in place of another of the same kind counts
 * half, so that a figure without other words is recognized: 35% became 36%.
 */
export function similarity(before: string, after: string): number {
  if (before === after) return 1;
  const [old, fresh] = [wordsOf(before.toLowerCase()), wordsOf(after.toLowerCase())];
  if (old.length + fresh.length === 0) return 0;
  const numbers = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).map(shapeOf);
  const [added, removed] = [withoutCommon(fresh, old), withoutCommon(old, fresh)];
  const addedNumbers = numbers(added);
  const sameKind = addedNumbers.length - withoutCommon(addedNumbers, numbers(removed)).length;
  return (2 * (fresh.length - added.length) + sameKind) / (old.length + fresh.length);
}
