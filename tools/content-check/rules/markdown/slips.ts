import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { nearest } from '../../../../lib/nearest';
import type { Range } from '../../range';
import type { Diagnostic } from '../../rule';

export type Explain =
  | string
  | ((
      match: RegExpMatchArray,
      source: string,
      before: string,
    ) => string | (Pick<Diagnostic, 'message' | 'suggestion'> & Partial<Range>) | null);

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
  if (name.startsWith('#')) return semicolon ? null : `There is no ";" after "${whole}". Write "&${name};".`;
  const isKnown = decodeNamedCharacterReference(name) !== false;
  if (isKnown && semicolon) return null;
  if (isKnown && !ENTITIES.includes(name)) return null;
  if (name === 'nbsp')
    return { message: '"&nbsp" is a leftover of another program. Delete it, and leave one space.', suggestion: '' };
  if (isKnown) return { message: `There is no ";" after "&${name}". Write "&${name};".`, suggestion: `&${name};` };
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

function cellsIn(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}

/** The line of dashes that belongs below the first line of a table. */
function dashesFor(head: string): string {
  return `| ${Array(cellsIn(head)).fill('---').join(' | ')} |`;
}

/** A line of dashes with another number of cells than the first line of its table. */
function dashesSlip(rows: string, start: number): ReturnType<Exclude<Explain, string>> {
  const [head = '', dashes = ''] = rows.split(/\r?\n/);
  if (!/^[ \t]*\|?[ \t:|-]*---[ \t:|-]*$/.test(dashes)) return null;
  const [right, wrong] = [cellsIn(head), cellsIn(dashes)];
  if (right === wrong) return null;
  const suggestion = dashesFor(head);
  const message = `This is not a table yet: the line above has ${right} cells, and this line of dashes has ${wrong}. Write ${suggestion}`;
  const from = start + head.length + rows.slice(head.length).search(/[|:-]/);
  return { message, suggestion, start: from, end: from + dashes.trim().length };
}

/** Signs in text that Markdown left as they are, with the reason. At most one is reported per place. */
export const SLIPS: readonly [pattern: RegExp, explain: Explain][] = [
  [
    /\]\s+\(\s*(\/|#|https?:|mailto:|tel:|www\.)/g,
    ([gap]) =>
      `This is not a link yet: delete ${gap.includes('\n') ? 'the line break' : 'the space'} between "]" and "(".`,
  ],
  [
    /\]\(\s*((?:mailto|tel|sms|https?)[:;]?[/\\]*)\s/g,
    ([, start = '']) =>
      `This is not a link yet, because there is a space after "${start}". Write "${start.replace(/[:;/\\]*$/, '')}:" and the address without a space.`,
  ],
  [
    /\]\(\s*(\/|#|https?:|mailto:|tel:|www\.)[^()\n]*\s[^()\n]*\)/g,
    ([whole]) =>
      `This is not a link yet, because its address contains a space. Write only the address between the brackets: (${/[^\s(]+/.exec(whole.slice(2))?.[0]})`,
  ],
  [
    /\([^()\n]+\)\s?\[\s*(\/|#|https?:|mailto:|tel:|www\.)?[^\]\n]*\]/g,
    ([whole, address]) =>
      address
        ? `This is not a link yet: the brackets are swapped. Write ${whole.replace(/\(([^()]*)\)\s?\[([^\]]*)\]/, '[$1]($2)')}`
        : /\)\[/.test(whole)
          ? 'The brackets are swapped. A link is written [words](address).'
          : null,
  ],
  [/\]\((?:\s*(\/|#|mailto:|tel:)[^)\n]*|\s*)$/gm, 'This is not a link yet: write ")" at the end of the address.'],
  [/\]\(/g, 'This is not a link yet. Write [words](address), without spaces in the address.'],
  [
    /\[\^[\w-]+\]:?/g,
    'There is no footnote to this sign, so visitors would read the sign. Delete it, and write the note as a sentence in brackets ( ).',
  ],
  [
    /\[(?!\w+_)[^\]]+\]\s?\[[^\]\n]*\]/g,
    ([whole]) =>
      `This is not a link yet. Write the address in round brackets: ${whole.replace(/\]\s?\[\s*([/#h][^\]]*)\]$/, ']($1)').replace(/\]\s?\[[^\]]*\]$/, '](/address)')}`,
  ],
  [
    /(?<=\p{L}\s?)\((\/[a-z][\w-]*(?:\/[\w-]+)*(?:[?#][\w=&-]+)?)\)/gu,
    ([whole, address]) =>
      `Visitors would read "${whole}", and it is no link. Write the words of the link between [ and ] directly before it: [words](${address})`,
  ],
  [
    /^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/gm,
    ([rows]) => {
      const cells = rows.split('\n', 1)[0]?.trim().split(/\t+/) ?? [];
      return `These rows come from a spreadsheet, and readers see one paragraph. Write "|" around all cells: | ${cells.join(' | ')} |, and below this line | ${cells.map(() => '---').join(' | ')} |`;
    },
  ],
  [
    /^[ \t]*(?:export|const|let|var|function|return)\s+\w+[^\n]*[={(][^\n]*/gm,
    'This is a line of a program, and visitors would read it. Delete it.',
  ],
  [
    /^[ \t>]*(\[!\w+\].*|[!?]{3}\+? \w+.*|\[\[?_?toc_?\]?\]|\{:?toc\}|\\(?:newpage|pagebreak))/gim,
    ([, sign = '']) =>
      sign.startsWith('[!')
        ? `Boxes with "${sign.trim()}" exist on GitHub only. Delete it and the ">" signs below. A note that stands out is a <Banner> between two sections.`
        : `"${sign.trim()}" belongs to another program, and visitors would read it. Delete it.`,
  ],
  [
    /\[\[[^\]\n]+\]\]/g,
    ([whole]) =>
      `Double brackets make no link here. Write [${whole
        .replace(/^\[\[|\]\]$/g, '')
        .split('|')
        .at(-1)}](/address), with the address of the page.`,
  ],
  [
    /(?<!\\)\*\*|(?<![\\_])__(?!_)/g,
    ([sign], source) =>
      /^.*?\p{P}\*\*\p{L}/u.test(source.slice(0, 300).replace(/\s+/g, ' ')) && sign === '**'
        ? 'These words are not bold, because no space follows the second "**". Write a space after it.'
        : `This "${sign}" makes nothing bold. Write ${sign} directly before the first and directly after the last bold letter.`,
  ],
  [/(?<=\p{L})`(?=\p{L}{1,2}(?!\p{L}))/gu, 'The sign ` begins a piece of code. For an apostrophe, write ’.'],
  [
    /(?<!\\)(`+)/g,
    'The sign ` begins a piece of code, and nothing ends it. Write one before and one after the code, or delete it.',
  ],
  [/(?<!\\)~~/g, 'This "~~" strikes out nothing. Write it directly before and after the words, or delete it.'],
  [
    /^[ \t]*:::+[ \t]*[\w[{].*/gm,
    ([line]) => `"${line.trim()}" makes no box here, and visitors would read it. Delete it, and keep the text.`,
  ],
  [
    /^[ \t]*(\/\/|%%|##?!)[ \t].*/gm,
    ([line]) =>
      `Visitors would read this line. A note to colleagues is written {/* ${line.trim().replace(/^\S+\s*/, '')} */}.`,
  ],
  [/\/\*|\*\/|-->|<!--/g, 'Visitors would read this sign. A note to colleagues is written {/* like this */}.'],
  [
    /^[ \t]*(?:[•◦▪‣●○■□▶➢➤✓✔✅→»·][ \t]*|[–—][ \t]+)\S/gm,
    ([sign]) =>
      `"${sign.trim().charAt(0)}" makes no list. Start each entry with a hyphen and a space, on a line of its own: "- Entry".`,
  ],
  [/^[ \t]*[-+][\p{L}]/gmu, 'This is not a list yet. Write a space after each hyphen: "- Entry".'],
  [/^[ \t]*\*\p{L}[^*\n]*$/gmu, 'This is not a list yet: write "- ", a hyphen and a space, before the entry.'],
  [
    /^[ \t]*(\d{1,2}|\(?[a-z]|\(\d{1,2}|[ivx]{1,4})\)[ \t]*\S/gm,
    ([sign]) =>
      /^\s*\d+\)\s/.test(sign)
        ? null
        : 'This makes no list. Start the entries with "1." and "2." and a space, each on a line of its own: "1. Entry".',
  ],
  [/^[ \t]*\d{1,2}\.(?=\p{L})/gmu, 'This is not a list yet. Write a space after the dot: "1. Entry".'],
  [
    /^[ \t]*#{2,6}[^\s#]/gm,
    ([signs]) =>
      `This is not a heading yet. Write a space after the "#" signs: "${signs.trim().slice(0, -1)} Heading".`,
  ],
  [
    // Not #REF!, which a spreadsheet writes.
    /^[ \t]*#(?!(?:REF|VALUE|NAME|NUM|NULL|DIV|N)\b[!?/])\p{L}/gmu,
    'This is not a heading: "#" has no space after it. Headings inside a section are written "### Heading".',
  ],
  [/^[ \t]*#{7,}/gm, 'Headings have at most six "#" signs; in a section they are written "### Heading".'],
  [
    new RegExp(`(?<=\\|.*\\r?\\n)${OTHER_DASHES}(?:\\r?\\n[ \\t]*\\|.*)*`, 'gm'),
    (_match, _source, before) =>
      `This is not a table yet: the line below its first line needs hyphens, and these are other signs. Write --- for each column: ${dashesFor(before.trimEnd().split('\n').at(-1) ?? '')}`,
  ],
  [
    new RegExp(`^[ \\t]*\\|?.*\\|.*\\|[ \\t]*$(?!\\r?\\n${OTHER_DASHES})(?:\\r?\\n[ \\t]*\\|.*)*`, 'gm'),
    ([row], _, before) =>
      dashesSlip(row.trimStart(), before.length) ??
      (/\|[ \t]*\r?\n[ \t]*\r?\n[ \t]*$/.test(before)
        ? 'The empty line above ends the table. Delete that empty line if this row belongs to the table.'
        : /(?:^|\n)[ \t]*[-*] [^\n]*(?:\n[ \t]+[^\n]*)*\n[ \t]*$/.test(before) && !row.trim().includes('\n')
          ? `This is written as the row of a table, and the lines above are a list. Write: - ${row
              .trim()
              .replace(/^\||\|$/g, '')
              .split('|')
              .map((cell) => cell.trim())
              .join(': ')}`
          : /^\s*\|/.test(row) || row.split('|').length > 3
            ? `This is not a table yet. Write a line of dashes below its first line: ${dashesFor(row.split('\n', 1)[0] ?? '')}`
            : null),
  ],
  [
    new RegExp(`^[ \\t]*\\|.*$(?!\\r?\\n${OTHER_DASHES})`, 'gm'),
    ([row]) =>
      /^\s*\|[A-Z_:]{3,}\|[^|]*$/.test(row)
        ? `"${row.trim().split(/(?<=.\|)/, 1)[0]}" is a gap that a mail program fills. Write the words that belong there, or delete it.`
        : 'This is not a table yet. A table needs a first line, a line with dashes (| --- | --- |), and "|" between the cells.',
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
    ([name]) => `"${name}" makes no smiley here, and visitors would read it. Delete it.`,
  ],
  [/==[^=\s][^=\n]*==/g, 'Text cannot be marked with "==" here. Write **bold** or leave it out.'],
  [
    /^[ \t]*1 \p{Lu}.*\r?\n[ \t]*2 \p{Lu}/gmu,
    'This is not a list yet: write a dot after each number, as in "1. Entry".',
  ],
  [/(?<!\\)\\n/g, 'Visitors would read "\\n". For a new paragraph, leave a line empty.'],
  [
    /\$/g,
    ({ index = 0 }, source) =>
      source[index + 1] === '{'
        ? 'Visitors would read this "$". A fact is written {company.brand}, without "$".'
        : null,
  ],
  [
    /(?<![\\\w{])[{}](?!\w)|\}\}/g,
    'There is only one brace here, "{" or "}". Delete it, or write "&#123;" or "&#125;" to show it.',
  ],
  [
    /(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
    'There is only one "*" here. For italic words, write one directly before and one directly after them. If it points to a note, delete it, and write the note in brackets ( ).',
  ],
  [/(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*/gu, 'There is only one "_" here. Delete it, or write "\\_" to show it.'],
];

export type Slip = (typeof SLIPS)[number];
