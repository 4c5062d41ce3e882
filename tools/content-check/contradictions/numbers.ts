/** Numbers as words, from zero on. */
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The source of a pattern for a number in digits or as a word. */
export const NUMBER = `(?<number>\\d+|${[...NUMBERS].reverse().join('|')})`;

/** Returns the amount that such a number means. */
export function amountOf(number: string): number {
  return /\d/.test(number) ? Number(number.replaceAll(',', '')) : NUMBERS.indexOf(number.toLowerCase());
}
