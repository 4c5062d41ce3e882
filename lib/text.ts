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

/** Decodes a percent-encoded part of an address. Returns an invalid encoding, such as `/100%`, unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
export const textFault = (text: string): string | null => TEXT_LIMITS.find(([tooMuch]) => tooMuch(text))?.[1] ?? null;

/**
 * Characters that a browser does not show, or that change the order in which it shows others. Soft hyphens, joiners, and the marks
 * of a language's own direction come with ordinary text, and a variation selector with emoji.
 */
const INVISIBLE =
  /(?!\uFE0F|\u200D|[\t\n\r\u00AD\u200C\u200E\u200F])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\p{Cc}\u2028\u2029\u2800\uFFF9-\uFFFB]/gu;
/** An escape of YAML or JavaScript: `"\u202e"`. */
const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|U([0-9a-f]{8}))/gi;
/**
 * Returns the index of the first invisible character in a text, or of the first escape of one, or -1. Such characters can make a text
 * look like another one: another address, or another name
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). A byte order mark at the start is allowed.
 */
export function invisibleCharacterAt(text: string): number {
  for (const { index, 0: character } of text.matchAll(INVISIBLE)) if (index > 0 || character !== '\uFEFF') return index;
  for (const { index, ...groups } of text.matchAll(ESCAPE)) {
    const code = Number.parseInt(groups[1] ?? groups[2] ?? groups[3] ?? groups[4] ?? '', 16);
    if (code <= 0x10_ff_ff && String.fromCodePoint(code).search(INVISIBLE) >= 0) return index;
  }
  return -1;
}

export const INVISIBLE_CHARACTER = 'There is an invisible character here. Delete the word, and type it again.';

/**
 * Puts a text into straight quotation marks. One that it already has at its start or end is not repeated; those inside become
 * curly.
 */
export function quoted(text: string): string {
  const plain = text.trim().replace(/^"([^"]*)"?$|^([^"]*)"$|^'(.*)'$/s, '$1$2$3');
  return `"${plain.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”')}"`;
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Removes the byte order mark, as Docusaurus does. */
export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, '');
