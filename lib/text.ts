/** Returns a number with its noun: `1 page`, `3 pages`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Returns the end of the line that contains a position: the position of its line break, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Returns the number of the line that contains a position, from 1. */
export function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Escapes text for HTML elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Decodes a part of an address; one with a "%" that encodes nothing, such as `/100%`, stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Limits within which the compiler and the checks read a text in seconds. Both take time that grows with the square of these: bytes,
 * letters of a word, marks that begin a line, and character references.
 */
const TEXT_LIMITS: [tooMuch: (text: string) => boolean, message: string][] = [
  [(text) => text.length > 100_000, 'This file has more than 100,000 characters. Divide it.'],
  [(text) => /\S{500}/.test(text), 'This file has a word of more than 500 letters, which nobody can read. Divide it.'],
  [
    (text) => /^(?:[ \t>*+-]|\d+[.)]){100}/m.test(text),
    'A line of this file begins with more than 100 spaces and marks. Lists and quotations cannot be that deep.',
  ],
  [(text) => text.split('&').length > 500, 'This file has more than 500 "&". Write the characters themselves.'],
];

/** Says what makes a text too slow to read; null for all that people write. */
export const textFault = (text: string): string | null => TEXT_LIMITS.find(([tooMuch]) => tooMuch(text))?.[1] ?? null;
