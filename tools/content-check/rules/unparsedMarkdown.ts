import type { Phrase } from '../texts';

const NOT_A_LINK = 'This is not a link. Write [words](/address), without spaces before or inside the round brackets.';
const NOT_A_LIST =
  'This is not a list. Start each entry with a hyphen and a space, "- Entry", or with "1. ", on a line of its own.';

/** Characters that were meant as Markdown and that visitors read, each with an example, which is a row of the test. */
export const unparsedMarkdown: Readonly<Record<string, Phrase & { example: string }>> = {
  linkWithSpaceBeforeAddress: {
    example: 'See [our prices] (/contact) today.',
    pattern: /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)/,
    reason: NOT_A_LINK,
  },
  linkWithUnreadableAddress: {
    example: 'See [our prices](/contact today.',
    pattern: /\]\([^)\n]*(?:\)|$)/m,
    reason: NOT_A_LINK,
  },
  linkWithoutClosingBracket: {
    example: 'See [our prices(/contact) today.',
    pattern: /\[[^\]\n]+\((?:\/|#|https?:)[^()\s]*\)(?![^\n]*\])/,
    reason: NOT_A_LINK,
  },
  rowsOfSpreadsheet: {
    example: 'Slate\tDark\tHeavy\nClay\tRed\tLight',
    pattern: /^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/m,
    reason:
      'These rows are not a table. Write "|" around the cells, and the line "| --- | --- |" below the first row, with a "---" for each column.',
  },
  bullet: {
    example: '• First tile\n• Second tile',
    pattern: /(?<=^[ \t]*)[•◦▪‣●○■□➢➤]/mu,
    reason: NOT_A_LIST,
  },
  // One line may start with a dash.
  repeatedSign: {
    example: '— First tile\n— Second tile',
    pattern: /(?<=^[ \t]*)([–—‐‑])(?= .*\n[ \t]*\1 )/mu,
    reason: NOT_A_LIST,
  },
  listWithOtherSpace: {
    example: '-\u00A0First tile\n-\u00A0Second tile',
    pattern: /(?<=^[ \t]*)(?:[-+*–—]|\d{1,2}[.)])[^\S \t\r\n]/mu,
    reason: NOT_A_LIST,
  },
  heading: {
    example: '###\u00A0Slates',
    pattern: /(?<=^[ \t]*)(?:#{1,6}[^\S \t\r\n]+|#{1,6}(?=[^\s#!/])(?!#*\d))/m,
    reason: 'This is not a heading. Write "#" characters and an ordinary space after them.',
    // Headings in a section have three of them.
    correction: (written) => (/^#{3,4}\s*$/.test(written) ? `${written.trim()} ` : null),
  },
  asterisk: {
    example: 'We are *careful with tiles.',
    pattern: /(?<!\\)\*\*|(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/u,
    reason:
      'These asterisks have no effect. Write them directly before and after the bold or italic words, or \\* to show an asterisk.',
  },
};
