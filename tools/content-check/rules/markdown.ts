import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { type Range, type Report, rangeOf } from '../../../lib/message';
import { contextOf } from '../lint';
import { nodesOf, type Page, sourceOf } from '../page';
import { type Text, textsOf } from '../texts';

/** What is wrong where a pattern matches, and the characters that are missing after it. */
type Row = readonly [pattern: RegExp, message: string, missing?: string];

/** Characters that Markdown left as they are, so that visitors read them. The first match of a place counts. */
const PATTERNS: readonly Row[] = [
  [
    /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)|\]\([^()\n]*\s[^()\n]*\)|\]\([^)\n]*$|\]\(|\[[^\]\n]+\((?:\/|#|https?:)[^()\s]*\)(?![^\n]*\])/gm,
    'This is not a link. Write [words](/address), without spaces before or inside the round brackets.',
  ],
  [
    /\([^()\n]+\)\s?\[\s*(?:\/|#|https?:|mailto:|www\.)[^\]\n]*\]|\[[^\]\n]+\]\s?\[[^\]\n]*\]|\[\[[^\]\n]+\]\]/g,
    'This is not a link. Write the words in square brackets and the address in round ones: [words](/address).',
  ],
  [
    /^[ \t]*[•◦▪‣●○■□➢➤✓✔✅→»·][\s\u00A0]*(?=\S)|^[ \t]*[–—][ \t\u00A0]+(?=\S)|^[ \t]*[-+*]\u00A0|^[ \t]*[-+]\p{L}|^[ \t]*\*\p{L}(?=[^*\n]*$)/gmu,
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
    /^[ \t]*#{1,6}(?=[^\s#!/])(?!#*(?:REF|VALUE|NAME|N\/A|\d))/gm,
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
  [/\/>/g, 'This is the end of a block without its start. Write "<" before the name of the block.'],
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

function leftCharacters({ start, text }: Text, report: Report): void {
  const taken: Range[] = [];
  for (const [pattern, message, missing] of PATTERNS) {
    const found = [...text.matchAll(pattern)]
      .map(({ index, 0: match }) => {
        const from = start + index + match.length - match.trimStart().length;
        return { start: from, end: Math.max(from + match.trim().length, from + 1) };
      })
      .filter((range) => !taken.some((other) => range.start < other.end && other.start < range.end));
    taken.push(...found);
    // A list without spaces or a pair of stars is one mistake.
    const [first] = found;
    if (!first) continue;
    const written = text.slice(first.start - start, first.end - start);
    // Headings in a section have three of them.
    const isSure = missing !== undefined && found.length === 1 && !/^#{1,2}$/.test(written);
    report(first, message, isSure ? written + missing : null);
  }
}

/** Markdown that was read, but probably not meant. */
function unmeantMarkdown(page: Page, report: Report): void {
  for (const node of nodesOf(page)) {
    const source = sourceOf(page, node);
    const { start, end } = rangeOf(node);
    if (node.type === 'heading' && !/^\s{0,3}#/.test(source)) {
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      const message = 'This line makes a heading of the text above. Delete it, or write "### " before the text.';
      report({ start: line, end }, message);
    }
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      const wide = node.children.find((row) => row.children.length > columns);
      const message = `This row has more cells than the first, and visitors would not see the rest. Write ${columns}, or a backslash before each "|" that is text.`;
      if (wide) report(rangeOf(wide), message);
    }
  }
}

/** Text that was meant as Markdown and that visitors would read with its characters, and Markdown that was not meant. */
export const markdown = lintRule<Root>(
  { origin: 'check:markdown', url: '/handbook/pages#special-characters' },
  (_, file) => {
    const { page, report } = contextOf(file);
    if (page.kind === 'facts') return;
    for (const text of textsOf(page)) if (text.kind === 'text') leftCharacters(text, report);
    unmeantMarkdown(page, report);
  },
);
