/**
 * Limits within which the compiler and the checks read a text in seconds. The time grows with the square of the length of the text, the length
 * of a word, the depth of lists and quotations, and the number of character references.
 */
const TEXT_LIMITS: [tooMuch: (text: string) => boolean, message: string][] = [
  [(text) => text.length > 100_000, 'This file has more than 100,000 characters. Split it.'],
  [(text) => /\S{500}/.test(text), 'This file has a word of more than 500 letters, which nobody can read. Split it.'],
  [
    (text) => /^(?:[ \t>*+-]|\d+[.)]){100}/m.test(text),
    'A line of this file begins with more than 100 spaces or signs of lists and quotations. They cannot be nested that deep.',
  ],
  [(text) => text.split('&').length > 500, 'This file has more than 500 "&". Write the characters themselves.'],
];

/** Says why a text would take too long to parse; null if it would not. */
export const textLimitError = (text: string): string | null =>
  TEXT_LIMITS.find(([tooMuch]) => tooMuch(text))?.[1] ?? null;
