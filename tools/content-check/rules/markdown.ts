import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { type Range, type Report, rangeOf } from '../../../lib/message';
import { contextOf } from '../lint';
import { nodesOf, type Page, sourceOf } from '../page';
import { type Text, textsOf } from '../texts';

interface Leftover {
  pattern: RegExp;
  reason: string;
  /** The characters that are missing after the match. */
  missing?: string;
}

/** Characters that were meant as Markdown and that visitors read. Of two at one place, the first is reported. */
const LEFTOVERS: Readonly<Record<string, Leftover>> = {
  link: {
    pattern:
      /\]\s+\(\s*(?:\/|#|https?:|mailto:|tel:|www\.)|\]\([^()\n]*\s[^()\n]*\)|\]\([^)\n]*$|\]\(|\[[^\]\n]+\((?:\/|#|https?:)[^()\s]*\)(?![^\n]*\])/gm,
    reason: 'This is not a link. Write [words](/address), without spaces before or inside the round brackets.',
  },
  bulletedList: {
    pattern:
      /^[ \t]*[•◦▪‣●○■□➢➤✓✔✅→»·][\s\u00A0]*(?=\S)|^[ \t]*[–—][ \t\u00A0]+(?=\S)|^[ \t]*[-+*]\u00A0|^[ \t]*[-+]\p{L}|^[ \t]*\*\p{L}(?=[^*\n]*$)/gmu,
    reason: 'This is not a list. Start each entry with a hyphen and a space on a line of its own: "- Entry".',
  },
  numberedList: {
    pattern: /^[ \t]*\d{1,2}(?:\)\S|\.(?=\p{L}))/gmu,
    reason: 'This is not a list. Start the entries with "1. " and "2. ", each on a line of its own.',
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
    pattern: /^[ \t]*#{1,6}(?=[^\s#!/])(?!#*(?:REF|VALUE|NAME|N\/A|\d))/gm,
    reason: 'This is not a heading. Write a space after the "#" characters.',
    missing: ' ',
  },
  asterisk: {
    pattern: /(?<!\\)\*\*|(?<!\\)(?<=^|[\s(“"])\*(?=[\p{L}\p{N}])[^*\n]*|(?<=[\p{L}\p{N}.!?])\*(?=[\s.,;:!?)”]|$)/gu,
    reason:
      'These asterisks have no effect. Write them directly before and after the bold or italic words, or \\* to show one.',
  },
  underscore: {
    pattern: /(?<![\\_])__(?!_)|(?<!\\)(?<=^|\s)_(?=\p{L})[^_\n]*|(?<!\\)~~|==[^=\s][^=\n]*==/gu,
    reason: 'These characters have no effect. Write **bold** or *italic*, or delete them.',
  },
  backtick: {
    pattern: /(?<!\\)`+/g,
    reason: 'This ` begins code that has no end. Write one before and one after the code; an apostrophe is ’.',
  },
  otherMarkup: {
    pattern: /^[ \t]*\[!\w+\].*|(?<=^|\s):[a-z][a-z\d_]*:(?=\s|$)/gim,
    reason: 'Other programs make a box or a picture of this; here visitors read it. Delete it, and keep the text.',
  },
  note: {
    pattern: /^[ \t]*(?:\/\/|%%)[ \t].*|\/\*|\*\/|-->/gm,
    reason: 'Visitors would read this note. A note to colleagues is written {/* like this */}.',
  },
  referenceWithoutSemicolon: {
    pattern: /&(?:nbsp|amp|lt|gt|[mn]dash|hellip|quot|rsquo)(?![;\w])/g,
    reason: 'A semicolon is missing after this code.',
    missing: ';',
  },
};

function reportLeftovers({ start, text }: Text, report: Report): void {
  const taken: Range[] = [];
  for (const { pattern, reason, missing } of Object.values(LEFTOVERS)) {
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
    report(first, reason, isSure ? written + missing : null);
  }
}

/** Says why a construct was probably not meant, where in it, and what was meant, if that is certain. */
function unmeant(node: Nodes, page: Page): [reason: string, range?: Range, expected?: string] | null {
  const source = sourceOf(page, node);
  const range = rangeOf(node);
  const { start, end } = range;
  const [before, after] = [page.source.charAt(start - 1), page.source.charAt(end)];
  switch (node.type) {
    case 'delete': {
      if (source.startsWith('~~')) return null;
      const inside = source.slice(1, -1);
      // Between two numbers it means "to", before one "about".
      const isRange = /\d/.test(before) && /^\d.*\d$/s.test(inside) && /\d/.test(after);
      const expected = isRange ? `–${inside}–` : `\\~${inside}\\~`;
      const reason =
        'Visitors would see this struck through. Write – between numbers, \\~ to show the character, or two ~ to strike out.';
      return [reason, range, /\d/.test(after) ? expected : undefined];
    }
    case 'emphasis':
    case 'strong': {
      if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after)) return null;
      const isProduct = node.type === 'emphasis' && /^\D?\d+\D?$/.test(source) && /\d/.test(before) && /\d/.test(after);
      const reason =
        'Visitors would see these characters in italics or bold, without the asterisks. Write × between numbers, or \\* to show one.';
      return [reason, range, isProduct ? `×${source.slice(1, -1)}×` : undefined];
    }
    case 'heading': {
      if (/^\s{0,3}#/.test(source)) return null;
      const line = Math.max(page.source.lastIndexOf('\n', end - 1) + 1, start);
      return [
        'This line makes a heading of the text above. Delete it, or write "### " before the text.',
        { start: line, end },
      ];
    }
    case 'thematicBreak':
      return ['A page has no lines across it. Delete this one; a new subject is a new <Section>.', range, ''];
    case 'list': {
      if ((node.start ?? 0) <= 99) return null;
      const dot = start + String(node.start).length;
      const reason =
        'This number starts a list here. Write a backslash before the dot, and it is a part of the sentence.';
      return [reason, { start, end: dot + 1 }, `${node.start}\\${page.source.charAt(dot)}`];
    }
    case 'blockquote':
      return /^>\d/.test(source)
        ? ['A ">" at the start of a line makes a quotation. Write \\> to show it.', { start, end: start + 1 }, '\\>']
        : null;
    case 'link':
    case 'image': {
      if (!node.title) return null;
      const [title = ''] = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))(?=\)$)/.exec(source) ?? [];
      const reason = 'Nobody on a phone or a keyboard can see this title. Write it into the sentence, or delete it.';
      return title ? [reason, { start: end - 1 - title.length, end: end - 1 }, ''] : [reason];
    }
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0;
      const wide = node.children.find((row) => row.children.length > columns);
      const reason = `This row has more cells than the first, and visitors would not see the rest. Write ${columns}, or a backslash before each "|" that is text.`;
      return wide ? [reason, rangeOf(wide)] : null;
    }
    default:
      return null;
  }
}

/**
 * Characters that were meant as Markdown and that visitors would read, and Markdown that was not meant. The table of all constructs is in
 * `handbook/pages.mdx`.
 */
export const markdown = lintRule<Root>({ origin: 'check:markdown', url: '/handbook/pages#markdown' }, (_, file) => {
  const { page, report } = contextOf(file);
  if (page.kind === 'facts') return;
  for (const text of textsOf(page)) if (text.kind === 'text') reportLeftovers(text, report);
  for (const node of nodesOf(page)) {
    const [reason, range = rangeOf(node), expected] = unmeant(node, page) ?? [];
    if (reason) report(range, reason, expected);
  }
});
