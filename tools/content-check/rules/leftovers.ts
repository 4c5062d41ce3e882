import type { Range, Report } from '../../../lib/message';
import type { Page } from '../../pages/page';
import { type Text, textsOf } from '../texts';

interface Leftover {
  pattern: RegExp;
  reason: string;
  /** What to write in place of the match, where that is certain. */
  correct?(match: string): string | null;
}

/** Characters that were meant as Markdown and that visitors read. Of several matches in a text, the first is reported. */
const LEFTOVERS: Readonly<Record<string, Leftover>> = {
  reversedLink: {
    pattern: /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\s]*\]/g,
    reason: 'The brackets of this link are swapped. Write [words](/address).',
    correct: (match) => match.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
  link: {
    pattern:
      /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)|\]\([^)\n]*(?:\)|$)|\[[^\]\n]+\((?:\/|#|https?:)[^()\s]*\)(?![^\n]*\])/gm,
    reason: 'This is not a link. Write [words](/address), without spaces before or inside the round brackets.',
  },
  rowsWithTabs: {
    pattern: /^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/gm,
    reason:
      'These rows are not a table. Write "|" between the cells, and the line "| --- | --- |" below the first row.',
  },
  rows: {
    pattern: /^[ \t]*\|.*\|[ \t]*$(?!\r?\n[ \t]*\|[ \t]*:?-{3})/gm,
    reason: 'This is not a table. Write a line with "---" for each column below its first row: | --- | --- |.',
  },
  heading: {
    pattern: /^[ \t]*(?:＃+\s*|#{1,6}[^\S \t\r\n]+|#{1,6}(?=[^\s#!/])(?!#*\d))/gm,
    reason: 'This is not a heading. Write "#" characters and an ordinary space after them.',
    // Headings in a section have three of them.
    correct: (match) => (/^[#＃]{3,4}\s*$/.test(match) ? `${match.trim().replaceAll('＃', '#')} ` : null),
  },
  asterisk: {
    pattern: /(?<!\\)\*\*|(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
    reason:
      'These asterisks have no effect. Write them directly before and after the bold or italic words, or \\* to show one.',
  },
  underscore: {
    pattern: /(?<![\\_])__(?!_)|(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*|(?<!\\)~~/gu,
    reason: 'These characters have no effect. Write **bold** or *italic*, or delete them.',
  },
  backtick: {
    pattern: /(?<!\\)`+/g,
    reason: 'This ` begins code that has no end. Write one before and one after the code; an apostrophe is ’.',
  },
  otherMarkup: {
    pattern: /^[ \t]*(?:\[!\w+\]|:::).*|(?<=^|\s):[a-z][a-z\d_]*:(?=\s|$)/gim,
    reason: 'Other programs make a box or a picture of this; here visitors read it. Delete it, and keep the text.',
  },
  note: {
    pattern: /^[ \t]*\/\/[ \t].*|\/\*|\*\/|-->/gm,
    reason: 'Visitors would read this note. A note to colleagues is written {/* like this */}.',
  },
  referenceWithoutSemicolon: {
    pattern: /&(?:nbsp|amp|lt|gt|[mn]dash|hellip|quot|rsquo)(?![;\w])/g,
    reason: 'A semicolon is missing after this code.',
    correct: (match) => `${match};`,
  },
};

/** What word processors put before the entries of a list, and what is not a list in Markdown. */
const LIST_SIGN =
  /^[ \t]*([•◦▪‣●○■□➢➤✓✔✅☐☑☒→»·①-⑳–—−‐‑]\s*|[oüØ-]\s+|§\s+(?=\p{L})|[-+*](?=\p{L})|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4}|[IVX]{1,4})[.)]{1,2}(?:\s+|(?=\p{L})))(?=\S)/gmu;
/** Signs of one list: `1.` and `2.`, `a)` and `b)`. */
const kindOfSign = (sign: string) =>
  sign
    .replace(/\d+/, '1')
    .replace(/[a-zA-Z]+(?=[.)])/, 'a')
    .replace(/[①-⑳]/, '①')
    .trim();

/** The first sign of a list that Markdown does not make: several lines or paragraphs start with the same kind of sign. */
function pastedList(texts: readonly Text[]): Range | null {
  const found = new Map<string, Range>();
  for (const { start, text } of texts) {
    for (const { index, 0: match, 1: sign = '' } of text.matchAll(LIST_SIGN)) {
      const from = start + index + match.length - sign.length;
      const known = found.get(kindOfSign(sign));
      if (known) return known;
      found.set(kindOfSign(sign), { start: from, end: from + sign.trim().length });
    }
  }
  return null;
}

/** The texts in groups between which there are only empty lines. */
function neighbors(texts: readonly Text[], { source }: Page): Text[][] {
  const groups: Text[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && before.end <= text.start && source.slice(before.end, text.start).trim() === '')
      last.push(text);
    else groups.push([text]);
  }
  return groups;
}

export const NO_LIST =
  'This is not a list. Start each entry with a hyphen and a space, "- Entry", or with "1. ", on a line of its own.';

/** Reports what was meant as Markdown and is none. */
export function reportLeftovers(page: Page, report: Report): void {
  const texts = textsOf(page).filter(({ kind }) => kind === 'text');
  // "### 1. First step" is a heading.
  const entries = texts.filter(({ start }) => page.source.charAt(start) !== '#');
  for (const place of neighbors(entries, page).flatMap((group) => pastedList(group) ?? [])) report(place, NO_LIST);
  for (const { start, text } of texts) {
    for (const { pattern, reason, correct } of Object.values(LEFTOVERS)) {
      // A pair of stars is one mistake.
      const [first, other] = text.matchAll(pattern);
      if (!first) continue;
      const end = start + first.index + first[0].length;
      const written = first[0].trimStart();
      report({ start: end - written.length, end }, reason, other ? null : correct?.(written));
    }
  }
}
