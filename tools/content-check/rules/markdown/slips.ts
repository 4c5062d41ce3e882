import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { nearest } from '../../../../lib/nearest';

export type Explain =
  | string
  | ((
      match: RegExpMatchArray,
      source: string,
      before: string,
    ) => string | { message: string; suggestion: string } | null);

const ENTITIES = [
  'nbsp',
  'amp',
  'lt',
  'gt',
  'copy',
  'reg',
  'trade',
  'mdash',
  'ndash',
  'hellip',
  'quot',
  'ldquo',
  'rdquo',
  'lsquo',
  'rsquo',
  'deg',
  'times',
  'euro',
  'shy',
  'middot',
  'bull',
  'rarr',
];

function entity(match: RegExpMatchArray): ReturnType<Exclude<Explain, string>> {
  const [whole, name = '', semicolon = ''] = match;
  if (name.startsWith('#')) return semicolon ? null : `"${whole}" lacks its semicolon. Write "&${name};".`;
  const isKnown = decodeNamedCharacterReference(name) !== false;
  if (isKnown && semicolon) return null;
  if (isKnown && !ENTITIES.includes(name)) return null;
  if (isKnown) return { message: `"&${name}" lacks its semicolon. Write "&${name};".`, suggestion: `&${name};` };
  const near = nearest(name, ENTITIES);
  if (!semicolon && !near) return null;
  return near
    ? {
        message: `"${whole}" is not a character, so visitors read it as it is. Did you mean "&${near};"?`,
        suggestion: `&${near};`,
      }
    : `"${whole}" is not a character, so visitors read it as it is. Write the character itself.`;
}

/** The line below the first line of a table, with a sign that is no hyphen. */
const OTHER_DASHES = '[ \\t]*\\|[ \\t|:_=–—−‐‑-]*[_=–—−‐‑][ \\t|:_=–—−‐‑-]*$';

/** Signs in text that Markdown left as they are, with the reason. At most one is reported per place. */
export const SLIPS: readonly [pattern: RegExp, explain: Explain][] = [
  [/\]\s+\(\s*(\/|#|https?:|mailto:|tel:|www\.)/g, 'This is not a link yet: delete the space between "]" and "(".'],
  [
    /\]\(\s*((?:mailto|tel|sms|https?)[:;]?[/\\]*)\s/g,
    ([, start = '']) =>
      `This is not a link yet, because there is a space after "${start}". Write "${start.replace(/[:;/\\]*$/, '')}:" and the address without a space.`,
  ],
  [
    /\]\(\s*(\/|#|https?:|mailto:|tel:|www\.)[^()\n]*\s[^()\n]*\)/g,
    'This is not a link yet, because its address contains a space. Write the address without spaces.',
  ],
  [
    /\([^()\n]+\)\s?\[\s*(\/|#|https?:|mailto:|tel:|www\.)?[^\]\n]*\]/g,
    ([whole, address]) =>
      address
        ? 'This is not a link yet: the brackets are swapped. Write [words](address).'
        : /\)\[/.test(whole)
          ? 'The brackets are swapped. A link is written [words](address).'
          : null,
  ],
  [/\]\(\s*(\/|#|mailto:|tel:)[^)\n]*$/gm, 'This is not a link yet: write ")" at the end of the address.'],
  [/\]\(\s*$/gm, 'This is not a link yet: write ")" at the end of the address.'],
  [/\]\(/g, 'This is not a link yet. Write [words](address), without spaces in the address.'],
  [
    /\[\^[\w-]+\]:?/g,
    'Footnotes need a text: a line that starts with the same sign and a colon. Better write the note as a sentence in brackets.',
  ],
  [/\[[^\]]+\]\s?\[[^\]\n]*\]/g, 'This is not a link yet. Write the address in round brackets: [words](/address).'],
  [/\[\[[^\]\n]+\]\]/g, 'Double brackets make no link here. Write [words](/address).'],
  [
    /(?<!\\)\*\*|(?<![\\_])__(?!_)/g,
    ([sign]) =>
      `This "${sign}" makes nothing bold. Write ${sign} directly before the first and directly after the last bold letter.`,
  ],
  [
    /(?<=\p{L})`(?=\p{L}{1,2}(?!\p{L}))/gu,
    'This sign is a backtick, which begins a piece of code. For an apostrophe, write ’.',
  ],
  [
    /(?<!\\)(`+)/g,
    'This sign, a backtick, begins a piece of code and nothing ends it. Write one before and one after the code, or delete it.',
  ],
  [/(?<!\\)~~/g, 'This "~~" strikes out nothing. Write it directly before and after the words, or delete it.'],
  [
    /^[ \t]*:::+[ \t]*[\w[{].*/gm,
    ([line]) => `"${line.trim()}" makes no box here. Use a block, such as <Banner>, or plain text.`,
  ],
  [
    /^[ \t]*(\/\/|%%|##?!)[ \t].*/gm,
    ([line]) =>
      `Visitors would read this line. A note to colleagues is written {/* ${line.trim().replace(/^\S+\s*/, '')} */}.`,
  ],
  [/\/\*|\*\/|-->|<!--/g, 'Visitors would read this sign. A note to colleagues is written {/* like this */}.'],
  [
    /^[ \t]*[•◦▪‣●○■□▶➢➤✓✔✅→»·][ \t]*\S/gm,
    'This sign makes no list. Start each entry with a hyphen and a space, on a line of its own: "- Entry".',
  ],
  [/^[ \t]*[–—][ \t]+\S/gm, 'A dash makes no list. Start each entry with a hyphen and a space: "- Entry".'],
  [
    /^[ \t]*[-+][\p{L}]/gmu,
    'This is not a list yet: write a space after the hyphen, and an empty line before the first entry.',
  ],
  [/^[ \t]*\*\p{L}[^*\n]*$/gmu, 'This is not a list yet: write "- ", a hyphen and a space, before the entry.'],
  [
    /^[ \t]*(\d{1,2}|\(?[a-z]|\(\d{1,2}|[ivx]{1,4})\)[ \t]*\S/gm,
    ([sign]) =>
      /^\s*\d+\)\s/.test(sign)
        ? null
        : 'This makes no list. Number the entries "1.", "2.", each on a line of its own, with a space after the dot.',
  ],
  [/^[ \t]*\d{1,2}\.(?=\p{L})/gmu, 'This is not a list yet: write a space after the dot.'],
  [/^[ \t]*#{2,6}[^\s#]/gm, 'This is not a heading yet: write a space after the "#" signs.'],
  [
    /^[ \t]*#\p{L}/gmu,
    'This is not a heading: "#" has no space after it. Headings inside a section are written "### Heading".',
  ],
  [/^[ \t]*#{7,}/gm, 'Headings have at most six "#" signs; in a section they are written "### Heading".'],
  [
    new RegExp(`(?<=\\|.*\\r?\\n)${OTHER_DASHES}(?:\\r?\\n[ \\t]*\\|.*)*`, 'gm'),
    'The line below the first line of a table consists of hyphens, and these are other signs, so this is not a table yet. Write: | --- | --- |, with --- for each column.',
  ],
  [
    new RegExp(`^[ \\t]*\\|?.*\\|.*\\|[ \\t]*$(?!\\r?\\n${OTHER_DASHES})(?:\\r?\\n[ \\t]*\\|.*)*`, 'gm'),
    ([row], _, before) =>
      /\|[ \t]*\r?\n[ \t]*\r?\n[ \t]*$/.test(before)
        ? 'A blank line ends the table above. Delete that line if this row belongs to the table.'
        : /^\s*\|/.test(row) || row.split('|').length > 3
          ? 'This is not a table yet. Below its first line, it needs a line with as many dashes as there are columns: | --- | --- |.'
          : null,
  ],
  [
    new RegExp(`^[ \\t]*\\|.*$(?!\\r?\\n${OTHER_DASHES})`, 'gm'),
    'This is not a table yet. A table needs a first line, a line with dashes (| --- | --- |), and "|" between the cells.',
  ],
  [
    /^[^|\n]+\|[^|\n]+(\|[^|\n]+)*\n[^|\n]+\|[^|\n]+/gm,
    'This is not a table yet. Write "|" also before the first and after the last cell, and a line with dashes below the first line: | --- | --- |.',
  ],
  [/&(#?\w{2,31})(;?)/g, entity],
  [
    /&amp;(\w+;|#\d+;)/g,
    ([whole, rest]) => ({
      message: `Visitors would read "&${rest}". Write "&${rest}" once, without "amp;".`,
      suggestion: whole.replace('amp;', ''),
    }),
  ],
  [
    /(?<![\w:]):[a-z]+_?[a-z_]+:(?![\w:])/g,
    ([name]) => `"${name}" is not replaced by a picture here. Write the character itself, or delete it.`,
  ],
  [/==[^=\s][^=\n]*==/g, 'Text cannot be marked with "==" here. Write **bold** or leave it out.'],
  [/^[ \t]*1 \p{Lu}.*\n[ \t]*2 \p{Lu}/gmu, 'This is not a list yet: write a dot after each number, as in "1. Entry".'],
  [/(?<!\\)\\n/g, 'Visitors would read "\\n". For a new paragraph, leave a line empty.'],
  [
    /^[ \t]*(Import|IMPORT)\s.*/gm,
    'The word "import" is written in lower case: import {Name} from \'@site/src/blocks\';',
  ],
  [
    /\$\s?$/gm,
    (match, source) =>
      source[(match.index ?? 0) + match[0].length] === '{'
        ? 'Visitors would read this "$". A fact is written {company.brand}, without "$".'
        : null,
  ],
  [/(?<![\\\w{])[{}](?!\w)|\}\}/g, 'This brace has no partner. Delete it, or write "&#123;" or "&#125;" to show one.'],
  [
    /(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
    'This "*" has no partner. Write one directly before and one directly after the words, or "\\*" to show it.',
  ],
  [
    /(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*/gu,
    'This "_" has no partner. Write one directly before and one directly after the words, or "\\_" to show it.',
  ],
];

export type Slip = (typeof SLIPS)[number];
