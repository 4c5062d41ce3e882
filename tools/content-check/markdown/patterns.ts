/** What is wrong where a pattern matches, and the characters that are missing after it. */
type Row = readonly [pattern: RegExp, message: string, missing?: string];

/** Characters that Markdown left as they are, so that visitors read them. The first match of a place counts. */
export const PATTERNS: readonly Row[] = [
  [
    /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)|\]\([^()\n]*\s[^()\n]*\)|\]\([^)\n]*$|\]\(/gm,
    'This is not a link. Write [words](/address), without spaces before or inside the round brackets.',
  ],
  [
    /\([^()\n]+\)\s?\[\s*(?:\/|#|https?:|mailto:|www\.)[^\]\n]*\]|\[[^\]\n]+\]\s?\[[^\]\n]*\]|\[\[[^\]\n]+\]\]/g,
    'This is not a link. Write the words in square brackets and the address in round ones: [words](/address).',
  ],
  [
    /^[ \t]*[•◦▪‣●○■□➢➤✓✔✅→»·][ \t]*(?=\S)|^[ \t]*[–—][ \t]+(?=\S)|^[ \t]*[-+]\p{L}|^[ \t]*\*\p{L}(?=[^*\n]*$)/gmu,
    'This is not a list. Start each entry with a hyphen and a space on a line of its own: "- Entry".',
  ],
  [
    /^[ \t]*(?:\d{1,2}\)\S|\(?[a-z]\)[ \t]|\(\d{1,2}\)[ \t]|\d{1,2}\.(?=\p{L}))/gmu,
    'This is not a list. Start the entries with "1. " and "2. ", each on a line of its own.',
  ],
  [
    /^[^\n\t|]*\S\t+[^\n]*\S\r?\n[^\n\t|]*\S\t+\S[^\n]*/gm,
    'These rows are not a table. Write "|" between the cells, and the line "| --- | --- |" below the first row.',
  ],
  [
    /^[ \t]*\|.*\|[ \t]*$(?!\r?\n[ \t]*\|[ \t]*:?-{3})/gm,
    'This is not a table. Write a line with "---" for each column below its first row: | --- | --- |.',
  ],
  [
    /^[ \t]*#{1,6}(?=[^\s#!/])(?!(?:REF|VALUE|NAME|N\/A|\d))/gm,
    'This is not a heading. Write a space after the "#" characters.',
    ' ',
  ],
  [
    /(?<!\\)\*\*|(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
    'These asterisks have no effect. Write them directly before and after the bold or italic words, or \\* to show one.',
  ],
  [
    /(?<![\\_])__(?!_)|(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*|(?<!\\)~~|==[^=\s][^=\n]*==/gu,
    'These characters have no effect. Write **bold** or *italic*, or delete them.',
  ],
  [/(?<!\\)`+/g, 'This ` begins code that has no end. Write one before and one after the code; an apostrophe is ’.'],
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
  [/&(?:nbsp|amp|lt|gt|[mn]dash|hellip|quot|rsquo)(?![;\w])/g, 'A semicolon is missing after this code.', ';'],
  [
    /&(?!\w+;(?<=&(?:lt|gt|amp|nbsp|quot|[mn]dash|shy);))[a-z]{2,8};/gi,
    'Write the character itself in place of this code.',
  ],
];
