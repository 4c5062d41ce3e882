import type { Diagnostic } from '../diagnostic';

type Explained = Pick<Diagnostic, 'message' | 'suggestion'>;

const NO_LINK = 'This is not a link.';

function cellsIn(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** The line of dashes that belongs below the first line of a table. */
function dashesFor(head: string): string {
  return `| ${cellsIn(head)
    .map(() => '---')
    .join(' | ')} |`;
}

/** Rows of a spreadsheet, with tabs between the cells. */
function tableOf(rows: string): Explained {
  const cells = rows.split('\n', 1)[0]?.trim().split(/\t+/) ?? [];
  const head = `| ${cells.join(' | ')} |`;
  return {
    message: `These rows are not a table. Write | around all cells: ${head} and below this line ${dashesFor(head)}`,
  };
}

/** Characters that Markdown left as they are, so that visitors read them. The first match of a place counts. */
export const PATTERNS: readonly [pattern: RegExp, explain: string | ((match: RegExpMatchArray) => Explained | null)][] =
  [
    [/\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)/g, `${NO_LINK} Delete the space between "]" and "(".`],
    [/\]\([^()\n]*\s[^()\n]*\)/g, `${NO_LINK} Delete the space in its address.`],
    [/\]\([^)\n]*$/gm, `${NO_LINK} Write ")" at the end of its address.`],
    [
      /\([^()\n]+\)\s?\[\s*(?:\/|#|https?:|mailto:|www\.)[^\]\n]*\]/g,
      `${NO_LINK} The brackets are swapped: write [words](address).`,
    ],
    [
      /\[[^\]\n]+\]\s?\[[^\]\n]*\]|\[\[[^\]\n]+\]\]/g,
      `${NO_LINK} Write the words in square brackets and the address in round ones: [words](/address).`,
    ],
    [/\]\(/g, `${NO_LINK} Write [words](/address), without spaces in the address.`],
    [
      /(?<=\p{L}\s?)\(\/[a-z][\w/-]*(?:[?#][\w=&-]+)?\)/gu,
      `${NO_LINK} Write the words of the link between [ and ] before it.`,
    ],
    [
      /^[ \t]*[•◦▪‣●○■□➢➤✓✔✅→»·][ \t]*(?=\S)|^[ \t]*[–—][ \t]+(?=\S)/gm,
      'This is not a list. Start each entry with a hyphen and a space on a line of its own: "- Entry".',
    ],
    [
      /^[ \t]*[-+]\p{L}|^[ \t]*\*\p{L}(?=[^*\n]*$)/gmu,
      'This is not a list. Write a space after the hyphen: "- Entry".',
    ],
    [
      /^[ \t]*(?:\d{1,2}\)\S|\(?[a-z]\)[ \t]|\(\d{1,2}\)[ \t]|\d{1,2}\.(?=\p{L}))/gmu,
      'This is not a list. Start the entries with "1. " and "2. ", each on a line of its own.',
    ],
    [/^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/gm, ([rows]) => tableOf(rows)],
    [
      /^[ \t]*#{1,6}(?=[^\s#!/])(?!(?:REF|VALUE|NAME|N\/A|\d))/gm,
      ([signs]) => ({
        message: `This is not a heading. Write a space after ${signs.trim()}.`,
        suggestion: `${signs} `,
      }),
    ],
    [
      /^[ \t]*\|.*\|[ \t]*$(?!\r?\n[ \t]*\|[ \t]*:?-{3})/gm,
      ([row]) => ({ message: `This is not a table. Write this line below its first line: ${dashesFor(row)}` }),
    ],
    [
      /(?<!\\)\*\*/g,
      'These asterisks make nothing bold. Write ** directly before the first and directly after the last bold letter.',
    ],
    [
      /(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
      'This asterisk is alone. Write one before and one after the italic words, or \\* to show it.',
    ],
    [/(?<![\\_])__(?!_)|(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*/gu, 'This "_" is alone. Delete it, or write \\_ to show it.'],
    [/(?<!\\)`+/g, 'This ` begins code that has no end. Write one before and one after the code; an apostrophe is ’.'],
    [/(?<!\\)~~/g, 'This "~~" strikes out nothing. Delete it.'],
    [/==[^=\s][^=\n]*==/g, 'Text cannot be marked with "==". Write **bold**.'],
    [
      /^[ \t]*(?::::+[ \t]*[\w[{].*|\[!\w+\].*|\[\[?_?toc_?\]?\])/gim,
      'This is markup of another program. Delete it, and keep the text.',
    ],
    [
      /^[ \t]*(?:\/\/|%%)[ \t].*|\/\*|\*\/|-->|<!--/gm,
      'Visitors would read this note. A note to colleagues is written {/* like this */}.',
    ],
    [/^[ \t]*(?:export|const|let|var|function)\s+\w+[^\n]*[={(][^\n]*/gm, 'This is a line of code. Delete it.'],
    [
      /^[ \t]*[Ii]mport\s+(?:\{[^}\n]*\}|\w+)\s+from\b.*/gm,
      'An import belongs below the front matter, starts with "import" in lower case, and has no spaces before it.',
    ],
    [
      /&(?:nbsp|amp|lt|gt|copy|reg|trade|mdash|ndash|hellip|quot|rsquo)(?![;\w])/g,
      ([code]) => ({ message: `A semicolon is missing. Write: ${code};`, suggestion: `${code};` }),
    ],
    [
      /&(?!(?:lt|gt|amp|nbsp|quot|apos|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo|deg|times|euro|shy|middot|bull|rarr);)[a-z]{2,8};|&amp;#?\w+;/gi,
      ([code]) => ({ message: `Visitors would read "${code}". Write the character itself.` }),
    ],
    [/(?<!\\)\\n/g, 'Visitors would read "\\n". For a new paragraph, leave a line empty.'],
  ];
